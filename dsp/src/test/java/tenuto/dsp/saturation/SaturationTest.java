package tenuto.dsp.saturation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.ScalarForm;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Spectra;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

class SaturationTest {
  private static final double RATE = 48_000;
  private static final int N = 4096;

  private static Session session;

  @BeforeAll
  static void open() {
    session = new Session(new Settings().withThreads(1));
    session.sampleRate(RATE);
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static Signal number(double value) {
    return Generated.of(new Constant(value), 1L << 53);
  }

  private static double[] samples(Signal x) {
    return Signals.samples(session, x);
  }

  private static Signal bent(String word, Signal x, Signal drive, double bias, double times) {
    Signal off = number(bias);
    Signal all = number(1);
    return switch (word) {
      case "hard", "soft" -> Saturations.clipper(session, x, drive, 0, word, off, all, times);
      case "saturator" -> Saturations.saturator(session, x, drive, off, all, times);
      case "tube" -> Saturations.tube(session, x, drive, off, all, times);
      default -> Saturations.tape(session, x, drive, 15, off, all, times);
    };
  }

  /** The highest level of what is no harmonic, up to 20 kHz, in dB of the tone. */
  private static double alias(double[] y, int cycles) {
    double[] a = Spectra.amplitudes(Arrays.copyOfRange(y, 3 * N, 4 * N));
    double most = 0;
    for (int i = 2; i < N * 20 / 48; i++) {
      most = Math.max(most, i % cycles == 0 ? 0 : a[i]);
    }
    return Spectra.dB(most / a[cycles]);
  }

  /** The drives up to which each is clean; the same curve sample by sample is not. */
  @ParameterizedTest
  @CsvSource({
    "hard, 853, 12",
    "soft, 853, 18",
    "saturator, 853, 20",
    "tube, 853, 24",
    "tape, 853, 12",
    "hard, 427, 18",
    "saturator, 427, 24"
  })
  void aliasesAreDownBy80Decibels(String word, int cycles, int mostDrive) {
    Signal x = Signals.of(Spectra.sine(cycles, N, 1, 5 * N));
    for (int drive = 0; drive <= mostDrive; drive += 2) {
      double[] y = samples(bent(word, x, number(drive), 0, 8));
      assertThat(alias(y, cycles)).as("drive %s", drive).isLessThan(-80);
    }
    double[] plain = samples(bent(word, x, number(mostDrive), 0, 1));
    assertThat(alias(plain, cycles)).isGreaterThan(-30);
  }

  /** Whatever the way back from eight times the rate makes of it. */
  @ParameterizedTest
  @CsvSource({"hard, 8", "hard, 2", "hard, 1", "soft, 8"})
  void aCeilingIsACeiling(String shape, double times) {
    double ceiling = Math.pow(10, -6.0 / 20);
    for (int seed = 0; seed < 4; seed++) {
      double[] x = Blocks.noise(6000, seed < 2 ? 1 : 0.3, seed);
      Arrays.fill(x, 1000, 1200, 0);
      Signal y =
          Saturations.clipper(
              session, Signals.of(x), number(12), -6, shape, number(0), number(1), times);
      double most = Arrays.stream(samples(y)).map(Math::abs).max().orElseThrow();
      assertThat(most).isLessThanOrEqualTo(ceiling).isGreaterThan(0.98 * ceiling);
    }
  }

  @ParameterizedTest
  @EnumSource(Curve.class)
  void meansAreTheIntegralOverTheStretch(Curve curve) {
    double[] a = Blocks.noise(64, 3, 1);
    double[] b = Blocks.noise(64, 3, 2);
    b[5] = a[5];
    b[6] = Math.nextUp(a[6]);
    b[7] = -a[7];
    a[8] = 0;
    b[8] = 0;
    double[][] aParts = new double[Curve.PARTS][64];
    double[][] bParts = new double[Curve.PARTS][64];
    curve.prepare(a, aParts, 0, 64);
    curve.prepare(b, bParts, 0, 64);
    double[] y = new double[64];
    curve.means(a, aParts, b, bParts, y, 0, 64);
    for (int i = 0; i < 64; i++) {
      double sum = 0;
      int parts = 20_000;
      for (int k = 0; k < parts; k++) {
        sum += curve.of(a[i] + (b[i] - a[i]) * (k + 0.5) / parts);
      }
      assertThat(y[i]).as("%s to %s", a[i], b[i]).isCloseTo(sum / parts, within(1e-8));
    }
    assertThat(curve.of(1e-9)).as("slope").isCloseTo(1e-9, within(1e-17));
  }

  /** A slow wave follows the curve, at its place in time. */
  @Test
  void theCurveIsTheOneThatIsStated() {
    double[] x = Spectra.sine(3, N, 0.9, N);
    double g = Math.pow(10, 9.0 / 20);
    UnaryOperator<Double> round = v -> v / Math.sqrt(1 + v * v);
    double[] y = samples(bent("saturator", Signals.of(x), number(9), 0, 8));
    for (int i = 100; i < N - 100; i++) {
      double wanted = round.apply(g * x[i]) * levelled(g, -9);
      assertThat(y[i]).isCloseTo(wanted, within(2e-6));
    }
    double[] clipped = samples(bent("soft", Signals.of(x), number(9), 0, 4));
    for (int i = 100; i < N - 100; i++) {
      double v = Math.clamp(g * x[i], -1.5, 1.5);
      assertThat(clipped[i]).isCloseTo(v - v * v * v * 4 / 27, within(2e-4));
    }
  }

  /**
   * The gain by which a sine of so many dB keeps its power: bent by x/√(1 + x²) it has the mean
   * square 1 − 1/√(1 + (g·a)²), as the integral of sin²/(1 + A²·sin²) says.
   */
  private static double levelled(double g, double dB) {
    double a = Math.pow(10, dB / 20);
    return a * Math.sqrt(0.5) / Math.sqrt(1 - 1 / Math.sqrt(1 + g * g * a * a));
  }

  /** Pink noise as loud as music whose crests are at full scale, and 20 dB softer. */
  @ParameterizedTest
  @CsvSource({"saturator", "tube", "tape"})
  void byDefaultSoundsStayAsLoudAsTheyWere(String word) {
    for (int dB = -19; dB <= -13; dB += 2) {
      double[] x = music(Math.pow(10, dB / 20.0));
      double[] y = samples(bent(word, Signals.of(x), number(word.equals("tape") ? 3 : 6), 0, 8));
      double change = Spectra.dB(Math.sqrt(mean(y, 2) / mean(x, 2)));
      assertThat(change).as("%s dB", dB).isCloseTo(0, within(1.0));
      assertThat(Arrays.stream(y).map(Math::abs).max().orElseThrow()).isLessThan(1);
    }
    double[] soft = music(Math.pow(10, -34 / 20.0));
    double[] y = samples(bent(word, Signals.of(soft), number(word.equals("tape") ? 3 : 6), 0, 8));
    assertThat(Spectra.dB(Math.sqrt(mean(y, 2) / mean(soft, 2)))).isBetween(0.0, 2.0);
  }

  /**
   * Pink noise with an RMS: white noise through Paul Kellet's filter, 3 dB per octave, without its
   * lowest pole, as music has nothing below 20 Hz.
   */
  private static double[] music(double rms) {
    double[] pole = {0.99332, 0.96900, 0.86650, 0.55000, -0.7616};
    double[] part = {0.0750759, 0.1538520, 0.3104856, 0.5329522, -0.0168980};
    double[] state = new double[pole.length];
    double[] x = Blocks.noise(32 * N, 1, 3);
    double last = 0;
    for (int i = 0; i < x.length; i++) {
      double white = x[i];
      double sum = last + 0.5362 * white;
      for (int k = 0; k < pole.length; k++) {
        state[k] = pole[k] * state[k] + part[k] * white;
        sum += state[k];
      }
      last = 0.115926 * white;
      x[i] = sum;
    }
    double gain = rms / Math.sqrt(mean(x, 2));
    return Arrays.stream(x).map(v -> v * gain).toArray();
  }

  private static double mean(double[] x, int power) {
    return Arrays.stream(x).map(v -> Math.pow(v, power)).average().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"saturator, 0.5", "saturator, -0.8", "tape, 0.5", "tube, 0.5"})
  void aBiasLeavesNothingConstant(String word, double bias) {
    Signal x = Signals.of(Spectra.sine(43, N, 0.5, 8 * N));
    double[] y = samples(bent(word, x, number(6), bias, 8));
    double[] a = Spectra.amplitudes(Arrays.copyOfRange(y, 6 * N, 7 * N));
    assertThat(Math.abs(mean(Arrays.copyOfRange(y, 6 * N, 7 * N), 1))).isLessThan(1e-4);
    assertThat(Spectra.dB(a[2 * 43] / a[43])).as("the second harmonic").isGreaterThan(-40);
  }

  @ParameterizedTest
  @CsvSource({"hard, 8", "soft, 4", "saturator, 2", "tube, 8", "tape, 8", "saturator, 1"})
  void silenceStaysSilentWhateverTheBias(String word, int times) {
    double[] y = samples(bent(word, Signals.of(new double[3000]), number(20), 0.7, times));
    assertThat(y).containsOnly(0);
  }

  @Test
  void ofNothingBentTheSignalIsLeftToTheBit() {
    double[] x = Blocks.noise(3000, 1, 7);
    Signal none = number(0);
    Signal y = Saturations.tape(session, Signals.of(x), number(6), 15, none, none, 8);
    assertThat(samples(y)).containsExactly(x);
    assertThat(samples(bent("hard", Signals.of(x), number(-0.01), 0, 1)))
        .usingComparatorWithPrecision(1e-2)
        .containsExactly(x);
  }

  /** A wave so soft that the curve is straight: then only drive and mix may move it. */
  @Test
  void drivesAndMixesThatMoveLeaveNoSteps() {
    int length = 24_000;
    double soft = 1e-4;
    double[] x = Spectra.sine(100, 4800, soft, length);
    double[] drive = Spectra.sine(1, 9600, 12, length); // ±12 dB at 5 Hz
    double[] y = samples(bent("saturator", Signals.of(x), Signals.of(drive), 0, 8));
    for (int i = 200; i < length - 200; i++) {
      double g = Math.pow(10, drive[i] / 20);
      double wanted = x[i] * g * levelled(g, -9);
      assertThat(Math.abs(y[i] - wanted) / soft).as("sample %d", i).isLessThan(1e-5);
    }
    double[] mix = Spectra.sine(1, 9600, 0.5, length);
    Signal half = Signals.of(Arrays.stream(mix).map(v -> v + 0.5).toArray());
    Signal none = number(0);
    Signal mixed = Saturations.saturator(session, Signals.of(x), number(12), none, half, 8);
    double[] z = samples(mixed);
    double g = Math.pow(10, 12.0 / 20);
    double wet = g * levelled(g, -9);
    for (int i = 200; i < length - 200; i++) {
      double wanted = x[i] * (1 + (mix[i] + 0.5) * (wet - 1));
      assertThat(Math.abs(z[i] - wanted) / soft).isLessThan(1e-5);
    }
  }

  @Test
  void aSignalThatStaysIsTheNumber() {
    Signal x = Signals.of(Blocks.noise(2000, 1, 5));
    double[] still = new double[2000];
    Arrays.fill(still, 7.5);
    assertThat(samples(bent("tube", x, Signals.of(still), 0.2, 4)))
        .containsExactly(samples(bent("tube", x, number(7.5), 0.2, 4)));
  }

  @Test
  void aTubeGivesEvenHarmonicsAndNothingConstant() {
    int cycles = 43;
    Signal x = Signals.of(Spectra.sine(cycles, N, 0.5, 6 * N));
    double[] y = samples(bent("tube", x, number(6), 0, 8));
    double[] a = Spectra.amplitudes(Arrays.copyOfRange(y, 4 * N, 5 * N));
    assertThat(Spectra.dB(a[2 * cycles] / a[cycles])).isBetween(-30.0, -15.0);
    assertThat(Spectra.dB(a[0] / a[cycles])).isLessThan(-70);
    double[] even = samples(bent("saturator", x, number(6), 0, 8));
    double[] b = Spectra.amplitudes(Arrays.copyOfRange(even, 4 * N, 5 * N));
    assertThat(Spectra.dB(b[2 * cycles] / b[cycles])).isLessThan(-100);
  }

  /** Soft, it has the head's bump and loses treble; loud, treble is held back first. */
  @Test
  void tapeBendsTrebleFirst() {
    assertThat(gainOnTape(5, 1e-4)).as("59 Hz").isCloseTo(1.5, within(0.1));
    assertThat(gainOnTape(85, 1e-4)).as("1 kHz").isCloseTo(0, within(0.05));
    assertThat(gainOnTape(1707, 1e-4)).as("20 kHz").isCloseTo(-1.3, within(0.1));
    double lostAt1kHz = gainOnTape(85, 1e-4) - gainOnTape(85, 0.5);
    double lostAt10kHz = gainOnTape(853, 1e-4) - gainOnTape(853, 0.5);
    assertThat(lostAt10kHz).isGreaterThan(lostAt1kHz + 3);
  }

  private static double gainOnTape(int cycles, double amplitude) {
    Signal x = Signals.of(Spectra.sine(cycles, N, amplitude, 4 * N));
    double[] y = samples(bent("tape", x, number(6), 0, 4));
    double[] a = Spectra.amplitudes(Arrays.copyOfRange(y, 2 * N, 3 * N));
    double g = Math.pow(10, 6.0 / 20);
    return Spectra.dB(a[cycles] / amplitude / g / levelled(g, -8));
  }

  @ParameterizedTest
  @EnumSource(Curve.class)
  void vectorsGiveTheSameBits(Curve curve) {
    for (int factor : new int[] {1, 2, 4, 8}) {
      Colour colour = Colour.tape(15, RATE);
      double loud = curve == Curve.ROUND || curve == Curve.UNEVEN ? 0.4 : 0;
      Filter bending =
          new Bending(curve, colour.before(), colour.after(), 1, loud, 5, factor, 2048);
      double[][] in = {
        Blocks.noise(2048, 2, 1),
        Blocks.noise(2048, 20, 2),
        Blocks.noise(2048, 1, 3),
        Blocks.noise(2048, 1, 4)
      };
      Filter scalar = new ScalarForm(bending);
      assertThat(Blocks.process(bending, 264, in)[0])
          .containsExactly(Blocks.process(scalar, 1000, in)[0]);
    }
  }

  @Test
  void aFactorIsOneOfFour() {
    Signal x = Signals.of(1, 2, 3);
    List<Double> wrong = List.of(0.0, 3.0, 16.0, 1.5, Double.NaN);
    for (double times : wrong) {
      try {
        bent("hard", x, number(0), 0, times);
        throw new AssertionError(times + " is taken");
      } catch (IllegalArgumentException e) {
        assertThat(e).hasMessageContaining("oversampling");
      }
    }
  }
}
