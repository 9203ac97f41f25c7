package tenuto.dsp.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.devices.JavaSound;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.envelopes.Point;
import tenuto.dsp.envelopes.Shapes;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.generators.Oscillators;
import tenuto.dsp.levels.Numbers;
import tenuto.dsp.levels.Volumes;
import tenuto.dsp.metering.Checks;
import tenuto.dsp.music.Pitches;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.shaping.Powers;
import tenuto.dsp.word.Dialect;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.SignalBuilder;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** What words do that no number of the original shows. */
class SonicFieldWordsTest {
  @TempDir Path folder;

  private Session session;
  private WordContext context;

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder).withSampleRate(48000));
    context = WordContext.of(session, folder);
    context.follow(Dialect.SONIC_FIELD_2017);
  }

  @AfterEach
  void close() {
    context.close();
    session.close();
  }

  private double[] samples(Signal x) {
    double[] all = new double[(int) x.length()];
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(x)) {
      Block block = new Block(arena.allocate(8L * Block.wholeGroups(all.length), 64), 0);
      reader.read(0, block, 0, all.length);
      Arrays.setAll(all, block::get);
    }
    return all;
  }

  private Signal tone() {
    return Generators.sineWave(session, 100, 443);
  }

  @Test
  void zerosAreToldToWhoRunsTheWord() {
    List<String> lines = new ArrayList<>();
    try (WordContext context =
        new WordContext(session, () -> 0, new Outputs(folder), new JavaSound(), lines::add)) {
      SignalBuilder draft = session.results().draft("all but one", 12);
      for (int i = 0; i < 12; i++) {
        draft.set(i, i - 7);
      }
      try (Stored drafted = draft.signal()) {
        assertThat(Checks.checkZeros(context, drafted)).isSameAs(drafted);
      }
      Checks.checkZeros(context, Generators.constant(session, 2, 1));
      Checks.checkZeros(context, Generators.silence(12));
    }
    assertThat(lines)
        .containsExactly(
            "1 sample is 0, at 7",
            "no sample is 0",
            "12 samples are 0, at 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ...");
  }

  @Test
  void removingTheMeanLeavesNone() {
    try (Stored result = Volumes.removeDc(session, Volumes.directMix(0.5, tone()))) {
      assertThat(Arrays.stream(samples(result)).average().orElseThrow())
          .isCloseTo(0, within(1e-15));
    }
  }

  @Test
  void anAreaBecomesOne() {
    try (Stored result = Volumes.normaliseArea(session, Volumes.directMix(0.5, tone()))) {
      assertThat(Arrays.stream(samples(result)).map(Math::abs).sum()).isCloseTo(1, within(1e-12));
    }
  }

  @Test
  void cleaningReachesTheFirstSampleAndTheLast() {
    double[] x = samples(tone());
    double[] clean = samples(Volumes.clean(tone()));
    double first = 8192 * x[0] + 5042 * x[1] - 1277 * x[3] + 429 * x[5] - 116 * x[7] + 18 * x[9];
    assertThat(clean[0]).isCloseTo(first / 16384, within(1e-15));
    int n = x.length - 1;
    double last =
        8192 * x[n]
            + 5042 * x[n - 1]
            - 1277 * x[n - 3]
            + 429 * x[n - 5]
            - 116 * x[n - 7]
            + 18 * x[n - 9];
    assertThat(clean[n]).isCloseTo(last / 16384, within(1e-15));
  }

  @Test
  void aRestrictedSlideFallsSilent() {
    List<Point> points = List.of(new Point(0, 18000), new Point(100, 26000));
    double[] slide = samples(Shapes.slide(session, points));
    double[] restricted = samples(Shapes.restrictedSlide(session, points));
    for (int i = 0; i < slide.length; i++) {
      double hz = 18000 + 8000.0 * i / slide.length;
      double gain = hz < 20000 ? 1 : hz > 24000 ? 0 : (24000 - hz) / 4000;
      assertThat(restricted[i]).isCloseTo(slide[i] * gain, within(1e-12));
    }
  }

  @Test
  void aTableIsPlayedRoundAndRoundForwardsAndBackwards() {
    Signal table = Generators.sineWave(session, 1, 1000);
    double[] forwards = samples(Oscillators.generate(context, 500, 441, table));
    double[] backwards = samples(Oscillators.generate(context, 500, -441, table));
    for (int i = 0; i < forwards.length; i++) {
      double wanted = Math.sin(2 * Math.PI * 441 * i / 48000);
      assertThat(forwards[i]).isCloseTo(wanted, within(3e-4));
      assertThat(backwards[i]).isCloseTo(-wanted, within(3e-4));
    }
  }

  @Test
  void aTableAtItsOwnSpeedIsItself() {
    Signal table = tone();
    assertThat(samples(Oscillators.generate(context, 100, 10, table)))
        .usingComparatorWithPrecision(1e-12)
        .containsExactly(samples(table));
  }

  @Test
  void aTableOfOneSampleIsConstantAndAnEmptyOneIsSilent() {
    Signal one = Slices.of(Generators.constant(session, 1, 0.25), 0, 1);
    assertThat(samples(Oscillators.generate(context, 1, 440, one))).containsOnly(0.25);
    assertThat(samples(Oscillators.generate(context, 1, 440, Slices.of(one, 0, 0))))
        .hasSize(48)
        .containsOnly(0);
  }

  @Test
  void aPhaseIsMovedInTurns() {
    Signal moved =
        Oscillators.phaseModulatedSineWave(session, 440, Generators.constant(session, 100, 0.25));
    assertThat(samples(moved))
        .isEqualTo(samples(Generators.phasedSineWave(session, 100, 440, .25)));
  }

  @Test
  void errorsBecomeSilenceAndElseNothingHappens() {
    Signal fine = tone();
    assertThat(Checks.errorsToSilence(session, fine)).isSameAs(fine);
    assertThat(Checks.check(session, fine)).isSameAs(fine);
    Signal spoilt = Powers.raise(fine, 0.5);
    assertThat(samples(Checks.errorsToSilence(session, spoilt))).hasSize(4800).containsOnly(0);
    assertThatThrownBy(() -> Checks.check(session, spoilt))
        .hasMessage("x must be finite, but is NaN at 0.001146 s (sample 55)");
  }

  @ParameterizedTest
  @CsvSource({
    "440, 436.0426083333333", // a
    "261.7, 261.625565",
    "453.1, 436.0426083333333", // just below the mean of a and a#, 453.149
    "453.2, 470.926017",
    "1000, 981.09586875", // b5
    "1e-9, 16.3515978125",
    "1e9, 15697.5339"
  })
  void theClosestJustNoteIsNearestInPitch(double hz, double wanted) {
    assertThat(Pitches.closestJust(hz)).isCloseTo(wanted, within(1e-9 * wanted));
  }

  @ParameterizedTest
  @CsvSource({"c4, 1", "c4#, 1.0666666666666667", "b4, 1.875", "c4b, 0.9375", "b3#, 1", "C5, 2"})
  void aJustNoteIsItsRatio(String name, double ratio) {
    assertThat(Pitches.justNote(name)).isEqualTo(261.625565 * ratio);
  }

  @Test
  void numbersTurnIntoEachOther() {
    assertThat(Numbers.fromDbs(-2.95)).isCloseTo(0.712033, within(1e-6));
    assertThat(Numbers.toDbs(Numbers.fromDbs(-2.95))).isCloseTo(-2.95, within(1e-14));
    assertThat(Numbers.toDbs(0)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(Pitches.frequency(Pitches.period(440))).isCloseTo(440, within(1e-12));
  }

  @Test
  void listsBecomeTexts() {
    assertThat(Numbers.toSfpl(List.of(List.of(0L, 1.5), "a \"b\"", List.of())))
        .isEqualTo("((0, 1.5), \"a \\\"b\\\"\", ())");
  }
}
