package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.filters.OnePolynomial;
import tenuto.dsp.filters.ShapedRbj;
import tenuto.dsp.support.ResumedState;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.LoopTuning;
import tenuto.engine.signal.Signal;

/**
 * Every filter of the catalogue whose state can be taken makes, from any block on, the same samples
 * in a new processor that was given the state.
 */
class ResumedFiltersTest {
  @TempDir Path folder;

  @Test
  void aStateIsAllThatFollows() {
    Set<String> kinds = new TreeSet<>();
    Random random = new Random(5);
    eachFilter(
        filter -> {
          kinds.add(filter.getClass().getSimpleName());
          for (int round = 0; round < 3; round++) {
            ResumedState.check(filter, random);
          }
        });
    assertThat(kinds)
        .contains(
            "FeedbackNetwork",
            "PlateTank",
            "Springs",
            "IntersamplePeaks",
            "FinePeaks",
            "LimiterGain",
            "LevelGain",
            "EffectiveLevel",
            "GateGain",
            "TransientGain",
            "DynamicShelf",
            "Biquad",
            "Cascade",
            "OnePole",
            "StateVariable",
            "ShapedRbj",
            "ShapedButterworth",
            "MoogLadder",
            "DiodeLadder",
            "Follower",
            "SlewLimit",
            "LinkwitzRiley",
            "Taps",
            "Voices",
            "EchoLoop",
            "SweptLoop",
            "CrossedLoop",
            "Vibrato",
            "Tremolo",
            "AllPasses",
            "Rotors",
            "Comb",
            "Combs",
            "FractionalComb",
            "SteeredComb",
            "BucketBrigade",
            "Bending",
            "HalfBand",
            "LoopBody",
            "Morph",
            "Hold",
            "NoiseGate",
            "Blur",
            "BandDelay",
            "Separation",
            "Analytic",
            "Turning",
            "Cross",
            "FormantBands",
            "Vowels",
            "ChannelBands",
            "Ladder",
            "OnePolynomial",
            "ModeBank",
            "FmVoice",
            "FmOperator",
            "StringLoop",
            "PartialBank",
            "Quantiser",
            "SafeEnds",
            "Ear",
            "Late",
            "PhaseVocoder",
            "PitchVocoder",
            "Wsola");
  }

  /** Attacks are found over many frames, and say long after where the sound is read. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "sf.TempoWarp(sf.WhiteNoise(2000), [(0, 0), (1000, 1500), (2000, 2300)])",
        "sf.TimeStretch(sf.WhiteNoise(2000), 1.5)"
      })
  void attacksAreKeptWhileTheyAreFoundAndPlayed(String text) {
    Random random = new Random(6);
    double[] strokes = new double[ResumedState.LENGTH];
    for (int i = 0; i < strokes.length; i++) {
      strokes[i] = (random.nextDouble() - 0.5) * Math.exp(-(i % 3700) / 300.0);
    }
    try (Kits kits = new Kits(folder)) {
      Set<String> shown = new HashSet<>();
      show(kits, text, shown, filter -> ResumedState.checkEachBlock(filter, random, strokes));
      assertThat(shown).hasSize(1);
    }
  }

  /** Of words whose first example has another one. */
  private static final List<String> OTHERS =
      List.of(
          "sf.Compressor(sf.WhiteNoise(200), -20, 4, 5, 100, 0, 6, 'rms')",
          "sf.SpectralGate(sf.WhiteNoise(200), -50)");

  /** Shows all filters in the words' examples that say that they resume, while they can work. */
  private void eachFilter(Consumer<Filter> action) {
    action.accept(new ShapedRbj(ShapedRbj.Kind.PEAKING, Kits.RATE));
    action.accept(new OnePolynomial(2, Kits.RATE));
    Set<String> shown = new HashSet<>();
    try (Kits kits = new Kits(folder)) {
      kits.makeSamples();
      for (String other : OTHERS) {
        show(kits, other, shown, action);
      }
      showLoops(kits, action);
      Set<String> words = new HashSet<>();
      for (Example example : Example.all()) {
        if (example.word().family().equals("Sound devices") || !words.add(example.word().name())) {
          continue;
        }
        show(kits, kits.expression(example), shown, action);
      }
    }
  }

  private static void showLoops(Kits kits, Consumer<Filter> action) {
    try (Kit kit = kits.open(2, 1024)) {
      Signal noise = (Signal) kit.evaluate("sf.WhiteNoise(1000)");
      for (LoopTuning tuning : new LoopTuning[] {null, new LoopTuning(220, Kits.RATE, 0)}) {
        action.accept(((Filtered) Strings.of(kit, noise, tuning)).filter());
      }
    }
  }

  private static void show(Kits kits, String text, Set<String> shown, Consumer<Filter> action) {
    try (Kit kit = kits.open(2, 1024)) {
      Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
      Kit.signals(kit.evaluate(text)).forEach(each -> show(each, seen, shown, action));
    }
  }

  private static void show(
      Signal signal, Set<Signal> seen, Set<String> shown, Consumer<Filter> action) {
    if (seen.add(signal)) {
      if (signal instanceof Filtered it
          && it.filter().resumes()
          && it.beside().isEmpty()
          && shown.add(it.filter().toString())) {
        action.accept(it.filter());
      }
      signal.inputs().forEach(each -> show(each, seen, shown, action));
    }
  }
}
