package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * After a change in a piece, filters that follow from all that came before are computed anew for as
 * long as they are in another state, and sound as without a cache.
 */
class ResumedPiecesTest {
  private static final int PARTS = 5;
  private static final int MS = (int) ((PARTS - 0.5) * Cache.PART * 1000 / Kits.RATE);

  /** Two parts and a half, of which most are computed wherever a note is. */
  private static final int SHORT_MS = (int) (2.5 * Cache.PART * 1000 / Kits.RATE);

  @TempDir Path folder;

  /**
   * Parts of the noise, and of each signal that is made from the mix, are computed at first.
   *
   * @param signals that are made from the mix, each in all parts at first
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "sf.Reverb(%s, 300); 2",
        "sf.Limiter([%s], -20, 6); 2",
        "sf.Plate(%s, 300); 2",
        "sf.Spring(%s, 300); 2",
        "sf.Delay(sf.Phaser(sf.SVFBandPass(sf.RBJLowPass(sf.Compressor(%s, -30), 1000, 0.7), 300, 4)), 100, 0.3); 3",
        "sf.CombFilter(sf.Modes(sf.ChannelVocoder(sf.VowelFilter(%1$s, 1.5), %1$s), [(200, 300, 1)]), 100, 0.5); 4",
        "sf.Chorus(%s); 2",
        "sf.AnalogueChorus(%s, 30, 0.5, 0.3, 1); 2",
        "sf.Binaural(%s, 30); 2",
        "sf.Haas(%s, 10); 4",
        "sf.Saturator(%s, 12); 2",
        "sf.SpectralGate(%s, -40); 2",
        "sf.SpectralShift(%s, 100); 4",
        "sf.HarmonicPart(%s); 2"
      })
  void aChangeIsComputedUntilTheStateIsTheSame(String text, int signals) {
    MemoryCache cache = new MemoryCache();
    try (Kits without = new Kits(folder);
        Kits with = new Kits(folder, cache)) {
      List<double[]> before = samples(with, 2, 1024, at(text, 0.5));
      int all = cache.size();
      assertThat(all).isEqualTo(PARTS * (1 + signals));
      List<double[]> wanted = samples(without, 2, 1024, at(text, 0.1));
      assertThat(same(samples(with, 2, 1024, at(text, 0.1)), wanted)).isTrue();
      // The note is missing where it was, and new where it is: each in two parts at most.
      int most = 2 * 2 * signals;
      assertThat(cache.size() - all).isBetween(1, most);
      all = cache.size();
      assertThat(same(samples(with, 2, 1024, at(text, 0.5)), before)).isTrue();
      assertThat(cache.size()).as("all of it is found").isEqualTo(all);
    }
  }

  /** Wherever a note is, and however a run is divided, it sounds as without a cache. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "sf.Limiter(sf.SVFPeak(sf.Delay(sf.RBJHighPass(sf.Compressor(%s, -30, 4, 5, 100, 0, 6, 'rms'), 40, 0.7), 300, 0.4), 900, 2, 6), -20, 6)",
        "sf.NormaliseTo([sf.Flanger(sf.MoogLadder(%1$s, 3000)), sf.Vibrato(sf.Phaser(sf.NoiseGate(%1$s, -60)))], -3, 'dBTP')",
        "sf.NormaliseTo(sf.Chorus(sf.OnePoleLowPass(%s, 4000)), -20)",
        "sf.SpectralMorph(sf.SpectralDelay(%1$s, [(200, 20), (800, 100)], 0.5), sf.SpectralBlur(%1$s, 50), 0.3)"
      })
  void itSoundsAsWithoutACache(String text) {
    Random random = new Random(text.hashCode());
    MemoryCache cache = new MemoryCache();
    try (Kits without = new Kits(folder);
        Kits with = new Kits(folder, cache)) {
      for (int round = 0; round < 2; round++) {
        int threads = 1 + random.nextInt(3);
        int blockSize = 64 << random.nextInt(7);
        String piece = text.formatted(Kits.MIX.formatted(SHORT_MS, random.nextInt(SHORT_MS)));
        List<double[]> wanted = samples(without, 2, 1024, piece);
        List<double[]> got = samples(with, threads, blockSize, piece);
        assertThat(got).hasSameSizeAs(wanted);
        for (int i = 0; i < got.size(); i++) {
          assertThat(Arrays.mismatch(got.get(i), wanted.get(i)))
              .as("%s, round %d, output %d", piece, round, i)
              .isEqualTo(-1);
        }
      }
    }
  }

  /** What is measured through filters is measured anew only where their inputs or states differ. */
  @ParameterizedTest
  @ValueSource(
      strings = {"sf.Loudness(%s)", "sf.TruePeak(%s)", "sf.LoudnessRange([%1$s, sf.Pcnt50(%1$s)])"})
  void changedPartsAloneAreMeasured(String text) {
    MemoryCache cache = new MemoryCache();
    try (Kits without = new Kits(folder);
        Kits with = new Kits(folder, cache)) {
      for (double at : new double[] {0.5, 0.01, 0.9}) {
        String piece = text.formatted(Kits.MIX.formatted(MS, (int) (at * MS)));
        int had = cache.numbers();
        double measured = number(with, piece);
        assertThat(measured).as("%s at %s", text, at).isEqualTo(number(without, piece));
        // Numbers of a part, and the states at its end: where the note was, and where it is.
        int most = at == 0.5 ? 2 * PARTS : 2 * 2 * 2;
        assertThat(cache.numbers() - had).as("%s at %s", text, at).isBetween(1, most);
        had = cache.numbers();
        assertThat(number(with, piece)).isEqualTo(measured);
        assertThat(cache.numbers()).as("all of it is known").isEqualTo(had);
      }
    }
  }

  private static double number(Kits kits, String text) {
    try (Kit kit = kits.open(2, 1024)) {
      return (double) kit.evaluate(text);
    }
  }

  /** What was damaged is computed anew, from where the state is still known, or from the start. */
  @Test
  void lostStatesAreComputedAnew() {
    Damaged cache = new Damaged();
    String text = "sf.Delay(%s, 100, 0.3)";
    try (Kits without = new Kits(folder);
        Kits with = new Kits(folder, cache)) {
      for (int round = 0; round < 6; round++) {
        cache.round = round;
        assertThat(same(without, with, text, 0.2 + 0.1 * round)).as("round %d", round).isTrue();
      }
    }
  }

  /** A cache that loses numbers, cuts them off, changes them or loses samples, in turn. */
  private static final class Damaged implements Cache {
    private final MemoryCache sound = new MemoryCache();
    private int round;

    @Override
    public boolean has(Identity key) {
      return sound.has(key);
    }

    @Override
    public boolean read(Identity key, List<MemorySegment> samples) {
      return (round != 4 || (key.low() & 1) == 0) && sound.read(key, samples);
    }

    @Override
    public Optional<double[]> numbers(Identity key) {
      Optional<double[]> numbers = sound.numbers(key);
      return switch (round) {
        case 1 -> Optional.empty();
        case 2 -> numbers.filter(all -> all.length < 10); // all but the states
        case 3 -> numbers.map(all -> Arrays.copyOf(all, all.length / 2));
        case 5 -> numbers.map(Damaged::changed);
        default -> numbers;
      };
    }

    private static double[] changed(double[] numbers) {
      double[] changed = numbers.clone();
      if (changed.length > 10) {
        changed[changed.length / 2] += 1;
      }
      return changed;
    }

    @Override
    public void keep(Identity key, double[] numbers) {
      sound.keep(key, numbers);
    }

    @Override
    public Outcome write(
        Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
      return sound.write(key, samples, cost, requireIntact);
    }
  }

  private static String at(String text, double at) {
    return text.formatted(Kits.MIX.formatted(MS, (int) (at * MS)));
  }

  /** Whether a piece has the same samples with a cache. */
  private static boolean same(Kits without, Kits with, String text, double at) {
    String piece = at(text, at);
    return same(samples(with, 2, 1024, piece), samples(without, 2, 1024, piece));
  }

  private static boolean same(List<double[]> got, List<double[]> wanted) {
    boolean same = got.size() == wanted.size();
    for (int i = 0; same && i < got.size(); i++) {
      same = Arrays.equals(got.get(i), wanted.get(i));
    }
    return same;
  }

  private static List<double[]> samples(Kits kits, int threads, int blockSize, String text) {
    try (Kit kit = kits.open(threads, blockSize)) {
      Object result = kit.evaluate(text);
      List<double[]> all = new ArrayList<>();
      for (Object each : result instanceof List<?> list ? list : List.of(result)) {
        try (Stored stored = kit.session().store((Signal) each)) {
          all.add(kit.read(stored, 4096));
        }
      }
      return all;
    }
  }
}
