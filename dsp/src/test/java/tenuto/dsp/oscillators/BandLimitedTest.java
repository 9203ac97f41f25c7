package tenuto.dsp.oscillators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.PeriodicLines;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** What aliases is summed over all lines that are no harmonics, whose strongest is the measure. */
class BandLimitedTest {
  private static final double RATE = 48000;
  private static final int N = 1 << 16;

  /** Where a wave that moves has as much before it as is heard there, and behind. */
  private static final int FROM = 512;

  private static final double MS = (N + 2 * FROM) / RATE * 1000;

  /** Periods in N samples: 5,001.7 Hz, of which no harmonic is folded to another below the 31st. */
  private static final int PERIODS = 6829;

  /** 4,971 Hz: harmonic k, and what is folded from there, is 3·k off a multiple of 128 lines. */
  private static final int MOVED = 6787;

  private static final int STEP = 128;

  /** The figure that was aimed at is −80 dB; seen are −127 and less. */
  private static final double SILENT = -125;

  @TempDir Path folder;
  private Session session;

  @BeforeEach
  void open() {
    session = new Session(new Settings().withThreads(1).withScratch(folder));
    session.sampleRate(RATE);
  }

  @AfterEach
  void close() {
    session.close();
  }

  private static Signal number(double value) {
    return Generated.of(new Constant(value), 1L << 53);
  }

  private static double hz(double periods) {
    return periods * RATE / N;
  }

  /** A signal as long as the sound. */
  private static Signal moved(IntToDoubleFunction value) {
    double[] x = new double[N + 4 * FROM];
    Arrays.setAll(x, value);
    return Signals.of(x);
  }

  /** A sine about a middle that comes {@code STEP} times. */
  private static Signal swept(double middle, double way) {
    return moved(i -> middle + way * Math.sin(2 * Math.PI * STEP * i / N));
  }

  private double[] samples(Signal x) {
    return Signals.samples(session, x);
  }

  private double alias(Signal x, BitSet lines) {
    return PeriodicLines.of(samples(x), FROM, N).others(lines);
  }

  private static BitSet harmonics() {
    return PeriodicLines.harmonics(N, PERIODS);
  }

  @Test
  void aPlainSawIsSeenToAlias() {
    double[] plain = new double[N];
    Arrays.setAll(plain, i -> 2 * ((double) PERIODS * i / N % 1) - 1);
    assertThat(PeriodicLines.of(plain, 0, N).others(harmonics())).isBetween(-8.0, -5.0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, -1})
  void aSawHasItsHarmonicsAndNoOthers(int way) {
    double[] y = samples(BandLimited.saw(session, MS, number(way * hz(PERIODS)), 0));
    PeriodicLines lines = PeriodicLines.of(y, 0, N);
    assertThat(lines.others(harmonics())).isLessThan(SILENT);
    for (int k = 1; k <= 4; k++) {
      double sine = way * (k % 2 == 0 ? -1 : 1) * 2 / (Math.PI * k);
      assertThat(lines.sine(k * PERIODS)).isCloseTo(sine, within(1e-5));
      assertThat(lines.cosine(k * PERIODS)).isCloseTo(0, within(1e-10));
    }
  }

  @Test
  void aTriangleHasItsHarmonicsAndNoOthers() {
    double[] y = samples(BandLimited.triangle(session, MS, number(hz(PERIODS)), 0));
    PeriodicLines lines = PeriodicLines.of(y, 0, N);
    assertThat(lines.others(harmonics())).isLessThan(SILENT);
    for (int k = 1; k <= 4; k++) {
      double sine = k % 2 == 0 ? 0 : (k == 1 ? 1 : -1) * 8 / (Math.PI * Math.PI * k * k);
      assertThat(lines.sine(k * PERIODS)).isCloseTo(sine, within(1e-5));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 0.3, 0.9})
  void aPulseHasItsHarmonicsAndNoOthers(double width) {
    Signal pulse = BandLimited.pulse(session, MS, number(hz(PERIODS)), number(width), 0);
    double[] y = samples(pulse);
    PeriodicLines lines = PeriodicLines.of(y, 0, N);
    assertThat(lines.others(harmonics())).isLessThan(SILENT);
    for (int k = 1; k <= 4; k++) {
      double turns = 2 * Math.PI * k * width;
      assertThat(lines.sine(k * PERIODS))
          .isCloseTo(2 * (1 - Math.cos(turns)) / (Math.PI * k), within(1e-5));
      assertThat(lines.cosine(k * PERIODS))
          .isCloseTo(2 * Math.sin(turns) / (Math.PI * k), within(1e-5));
    }
    assertThat(Arrays.stream(y).average().orElseThrow()).isCloseTo(2 * width - 1, within(1e-3));
  }

  @Test
  void aSquareIsAPulseOfHalfTheWidth() {
    assertThat(samples(BandLimited.square(session, 100, number(441), 0.2)))
        .isEqualTo(samples(BandLimited.pulse(session, 100, number(441), number(0.5), 0.2)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 1.37, 2, 4.2, 0.6})
  void aSyncedSawHasTheLeadersHarmonicsAndNoOthers(double ratio) {
    Signal saw = SuperSaws.syncSaw(session, MS, number(hz(PERIODS)), number(ratio), 0);
    assertThat(alias(saw, harmonics())).isLessThan(SILENT);
  }

  @Test
  void aSawSyncedAtItsOwnPitchIsASaw() {
    double[] synced = samples(SuperSaws.syncSaw(session, 100, number(1001), number(1), 0.3));
    double[] saw = samples(BandLimited.saw(session, 100, number(1001), 0.3));
    assertThat(synced).containsExactly(saw, within(1e-12));
  }

  /** Three voices whose frequencies are 2·58², 2·58·59 and 2·59² lines. */
  @Test
  void aSuperSawHasItsVoicesHarmonicsAndNoOthers() {
    double cents = 1200 * Math.log(59.0 / 58) / Math.log(2);
    List<Signal> sides = superSaw(number(hz(6844)), number(cents), 3, number(1));
    for (Signal side : sides) {
      assertThat(alias(side, PeriodicLines.harmonics(N, 6728, 6844, 6962))).isLessThan(SILENT);
    }
  }

  private List<Signal> superSaw(Signal hz, Signal detune, int voices, Signal spread) {
    try (WordContext context = WordContext.of(session, folder)) {
      return SuperSaws.superSaw(context, MS, hz, detune, voices, spread);
    }
  }

  @Test
  void eachSideOfASuperSawHasThePowerOfOneSaw() {
    for (int voices : new int[] {1, 2, 7, 8}) {
      for (double spread : new double[] {0, 0.5, 1}) {
        for (Signal side : superSaw(number(220), number(30), voices, number(spread))) {
          double power = Arrays.stream(samples(side)).map(y -> y * y).average().orElseThrow();
          assertThat(10 * Math.log10(3 * power)).as("%s voices", voices).isCloseTo(0, within(1.2));
        }
      }
    }
    List<Signal> middle = superSaw(number(220), number(30), 7, number(0));
    assertThat(samples(middle.get(0))).isEqualTo(samples(middle.get(1)));
  }

  /** The lowest voice is left, the highest right, and neighbours are on different sides. */
  @Test
  void theVoicesOfASuperSawAlternateBetweenTheSides() {
    List<Signal> sides = superSaw(number(1000), number(100), 7, number(1));
    double[] left = samples(sides.get(0));
    double[] right = samples(sides.get(1));
    String places = "";
    for (int voice = 0; voice < 7; voice++) {
      double rank = (voice - 3) / 3.0;
      double cents =
          100 * Math.copySign(Math.pow(Math.abs(rank), 1.5), rank); // closer to the middle
      double hz = 1000 * Math.pow(2, cents / 1200);
      double more = 20 * Math.log10(amplitude(left, hz) / amplitude(right, hz));
      places += more > 1 ? "L" : more < -1 ? "R" : "C";
    }
    assertThat(places).isEqualTo("LRLCRLR");
  }

  /** Of a sine of that frequency, by a transform under Hann's window. */
  private static double amplitude(double[] x, double hz) {
    double re = 0;
    double im = 0;
    for (int i = 0; i < x.length; i++) {
      double windowed = x[i] * (1 - Math.cos(2 * Math.PI * i / x.length));
      re += windowed * Math.cos(2 * Math.PI * hz * i / RATE);
      im += windowed * Math.sin(2 * Math.PI * hz * i / RATE);
    }
    return 2 * Math.hypot(re, im) / x.length;
  }

  @Test
  void nothingAliasesWhileTheFrequencyMoves() {
    BitSet lines = PeriodicLines.sidebands(N, MOVED, STEP, 10);
    Signal hz = swept(hz(MOVED), 1500);
    assertThat(alias(BandLimited.saw(session, MS, hz, 0), lines)).isLessThan(-120);
    assertThat(alias(BandLimited.square(session, MS, hz, 0), lines)).isLessThan(-120);
    assertThat(alias(BandLimited.triangle(session, MS, hz, 0), lines)).isLessThan(-92);
    Signal synced = SuperSaws.syncSaw(session, MS, hz, number(1.37), 0);
    assertThat(alias(synced, lines)).isLessThan(-110);
    for (Signal side : superSaw(hz, number(0), 3, swept(0.5, 0.4))) {
      assertThat(alias(side, lines)).isLessThan(-120);
    }
  }

  @Test
  void nothingAliasesWhileTheWidthOrTheRatioMoves() {
    BitSet lines = PeriodicLines.sidebands(N, MOVED, STEP, 10);
    Signal pulse = BandLimited.pulse(session, MS, number(hz(MOVED)), swept(0.5, 0.4), 0);
    assertThat(alias(pulse, lines)).isLessThan(-102);
    Signal synced = SuperSaws.syncSaw(session, MS, number(hz(MOVED)), swept(1.6, 0.3), 0);
    assertThat(alias(synced, lines)).isLessThan(-110);
  }

  /** From its first sample on each wave is as it will be a period later. */
  @Test
  void theyHaveAlwaysBeenRunning() {
    Signal hz = number(1000);
    for (Signal x :
        List.of(
            BandLimited.saw(session, 10, hz, 0.1),
            BandLimited.pulse(session, 10, hz, number(0.2), 0.1),
            BandLimited.triangle(session, 10, hz, 0.1),
            SuperSaws.syncSaw(session, 10, hz, number(2.3), 0.1))) {
      double[] y = samples(x);
      assertThat(Arrays.copyOf(y, y.length - 48))
          .containsExactly(Arrays.copyOfRange(y, 48, y.length), within(1e-12));
    }
    assertThat(samples(BandLimited.saw(session, 1, hz, 0))[0]).isCloseTo(0, within(1e-14));
  }

  /** A control that stays, and one that stays for a while only: bits are those of any blocks. */
  @Test
  void aNumberIsASignalThatStays() {
    for (double hz : new double[] {441.7, 0, -30, 23900}) {
      assertThat(samples(BandLimited.saw(session, 50, moved(i -> hz), 0.1)))
          .isEqualTo(samples(BandLimited.saw(session, 50, number(hz), 0.1)));
      assertThat(samples(BandLimited.pulse(session, 50, number(hz), moved(i -> 0.3), 0.1)))
          .isEqualTo(samples(BandLimited.pulse(session, 50, number(hz), number(0.3), 0.1)));
      assertThat(samples(BandLimited.triangle(session, 50, moved(i -> hz), 0.1)))
          .isEqualTo(samples(BandLimited.triangle(session, 50, number(hz), 0.1)));
      double pitch = Math.abs(hz);
      assertThat(samples(SuperSaws.syncSaw(session, 50, moved(i -> pitch), number(1.7), 0.1)))
          .isEqualTo(samples(SuperSaws.syncSaw(session, 50, number(pitch), number(1.7), 0.1)));
    }
  }

  /** A slice would be read by a plan of its own, whose last block each thread takes over. */
  @Test
  void withNumbersNothingIsCutOffTheirBeginning() {
    Signal hz = number(440);
    assertThat(
            List.of(
                BandLimited.saw(session, 10, hz, 0),
                BandLimited.pulse(session, 10, hz, number(0.3), 0),
                BandLimited.triangle(session, 10, hz, 0),
                SuperSaws.syncSaw(session, 10, hz, number(2), 0)))
        .hasOnlyElementsOfType(Filtered.class);
  }

  @ParameterizedTest
  @CsvSource({"8", "64", "1024", "8192"})
  void stairsHaveTheSameBitsForAnyBlocks(int block) {
    Signal hz = moved(i -> i / 700 % 2 == 0 ? 440 : 3000 - i / 700);
    Signal width = moved(i -> i / 900 % 3 * 0.4);
    Signal ratio = moved(i -> 1 + i / 800 % 3 * 0.7);
    try (Session other =
        new Session(new Settings().withThreads(1).withBlockSize(block).withScratch(folder))) {
      for (Signal x :
          List.of(
              BandLimited.saw(session, 300, hz, 0),
              BandLimited.pulse(session, 300, hz, width, 0),
              BandLimited.triangle(session, 300, hz, 0),
              SuperSaws.syncSaw(session, 300, hz, ratio, 0),
              superSaw(hz, moved(i -> i / 1000), 3, ratio).getFirst())) {
        assertThat(Signals.samples(other, x)).isEqualTo(samples(x));
      }
    }
  }

  @Test
  void whatIsHeardFirstDoesNotDependOnTheLength() {
    Signal hz = moved(i -> 300 + i * 0.3);
    double[] whole = samples(BandLimited.saw(session, 200, hz, 0));
    double[] half = samples(BandLimited.saw(session, 100, hz, 0));
    assertThat(half).hasSize(4800).isEqualTo(Arrays.copyOf(whole, 4800));
    assertThat(samples(BandLimited.saw(session, 1e6, hz, 0))).hasSize((int) hz.length());
    assertThat(samples(BandLimited.saw(session, 0, hz, 0))).isEmpty();
  }

  @Test
  void widthsOutOfReachAreTheNearest() {
    for (double width : new double[] {-3, 0}) {
      assertThat(samples(BandLimited.pulse(session, 10, number(1000), moved(i -> width), 0)))
          .usingComparatorWithPrecision(1e-12)
          .containsOnly(-1);
    }
    double[] wide = samples(BandLimited.pulse(session, 10, number(1000), number(1), 0));
    assertThat(wide).usingComparatorWithPrecision(1e-12).hasSize(480).containsOnly(1);
  }

  @Test
  void numbersOutOfReachAreErrors() {
    assertThatThrownBy(() -> BandLimited.saw(session, 10, number(24001), 0))
        .hasMessage("hz must be between -24000 and 24000, but is 24001");
    assertThatThrownBy(() -> SuperSaws.syncSaw(session, 10, number(-1), number(2), 0))
        .hasMessage("hz must be between 0 and 24000, but is -1");
  }
}
