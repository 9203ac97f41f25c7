package tenuto.dsp.dynamics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Spectra;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

class CompressorTest {
  private static final double RATE = 48_000;
  private static final int N = 4800;

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
    return Compressors.steady(value);
  }

  private static double[] samples(List<Signal> x) {
    return Signals.samples(session, x.getFirst());
  }

  private static double factor(double dB) {
    return Math.pow(10, dB / 20);
  }

  /** A compressor of one signal. */
  private record Press(
      double threshold,
      double ratio,
      double attack,
      double release,
      double knee,
      String detector,
      double lookahead) {
    static final Press USUAL = new Press(-20, 4, 5, 100, 6, "peak", 0);

    List<Signal> of(Signal... x) {
      return Compressors.compressor(
          session,
          List.of(x),
          number(threshold),
          number(ratio),
          attack,
          release,
          number(0),
          knee,
          detector,
          lookahead);
    }
  }

  /** The formula of Giannoulis, Massberg and Reiss, in its own words. */
  private static double curve(double in, double threshold, double ratio, double knee) {
    double over = in - threshold;
    if (2 * over < -knee) {
      return in;
    }
    return 2 * Math.abs(over) <= knee && knee > 0
        ? in + (1 / ratio - 1) * Math.pow(over + knee / 2, 2) / (2 * knee)
        : threshold + over / ratio;
  }

  @ParameterizedTest
  @CsvSource({"-20, 4, 6", "-30, 2, 0", "-12, 20, 12", "-40, 1.5, 24", "-20, 1000, 6"})
  void steadyTonesFollowTheCurve(double threshold, double ratio, double knee) {
    for (String detector : new String[] {"peak", "rms"}) {
      Press press = new Press(threshold, ratio, 5, 100, knee, detector, 0);
      double crest = detector.equals("rms") ? Spectra.dB(Math.sqrt(0.5)) : 0;
      for (int dB = -60; dB <= 6; dB += 3) {
        double[] y = samples(press.of(Signals.of(Spectra.sine(100, N, factor(dB), 6 * N))));
        double out = Spectra.dB(peak(Arrays.copyOfRange(y, 5 * N, 6 * N)));
        double wanted = curve(dB + crest, threshold, ratio, knee) - crest;
        assertThat(out).as("%s dB by %s", dB, detector).isCloseTo(wanted, within(0.02));
      }
    }
  }

  private static double peak(double[] x) {
    return Arrays.stream(x).map(Math::abs).max().orElseThrow();
  }

  /** From 12 dB above the threshold to 36 and back: of its own size at each sample. */
  private static double[] steps(int length) {
    double[] x = new double[length];
    for (int i = 0; i < length; i++) {
      double dB = i < length / 3 || i >= 2 * length / 3 ? -28 : -4;
      x[i] = (i % 2 == 0 ? 1 : -1) * factor(dB);
    }
    return x;
  }

  @ParameterizedTest
  @CsvSource({"5, 100", "1, 40", "20, 300", "50, 1000", "0.5, 20"})
  void attackAndReleaseTakeTheirTime(double attack, double release) {
    int length = (int) (3 * 6 * Math.max(attack, release) * RATE / 1000);
    double[] x = steps(length);
    double[] y = samples(new Press(-40, 4, attack, release, 0, "peak", 0).of(Signals.of(x)));
    assertThat(timeOfChange(x, y, length / 3, -9, -27)).isCloseTo(attack, within(0.05 * attack));
    assertThat(timeOfChange(x, y, 2 * length / 3, -27, -9))
        .isCloseTo(release, within(0.05 * release));
  }

  /** The ms after a place after which the gain has come 63 % of the way. */
  private static double timeOfChange(double[] x, double[] y, int at, double from, double to) {
    double there = from + (1 - Math.exp(-1)) * (to - from);
    for (int i = at; i < x.length; i++) {
      double dB = Spectra.dB(y[i] / x[i]);
      if (to < from ? dB <= there : dB >= there) {
        return (i - at + 1) / RATE * 1000;
      }
    }
    throw new AssertionError("it never comes");
  }

  @Test
  void itLooksAheadWithoutShiftingTheSound() {
    double[] x = steps(9000);
    Press press = new Press(-40, 4, 5, 100, 0, "peak", 2);
    double[] late = samples(new Press(-40, 4, 5, 100, 0, "peak", 0).of(Signals.of(x)));
    double[] early = samples(press.of(Signals.of(x)));
    assertThat(early).hasSize(9000);
    for (int i = 1000; i < 6000 - 96; i++) {
      assertThat(early[i] / x[i]).isCloseTo(late[i + 96] / x[i + 96], within(1e-12));
    }
    // It lets go when what is loud has ended, and no earlier: from there on they are one.
    assertThat(Spectra.dB(early[5999] / x[5999])).isCloseTo(-27, within(0.01));
    for (int i = 5990; i < 9000; i++) {
      assertThat(early[i] / x[i]).isCloseTo(late[i] / x[i], within(1e-5));
    }
    // What steers it meets the sound where it did.
    double[] threshold = new double[9000];
    Arrays.fill(threshold, 0, 5000, 0);
    Arrays.fill(threshold, 5000, 9000, -40);
    double[] y =
        samples(
            Compressors.compressor(
                session,
                List.of(Signals.of(x)),
                Signals.of(threshold),
                number(4),
                5,
                100,
                number(0),
                0,
                "peak",
                2));
    assertThat(Arrays.copyOf(y, 5000)).containsExactly(Arrays.copyOf(x, 5000));
    assertThat(Math.abs(y[5000])).isLessThan(Math.abs(x[5000]));
    assertThat(Math.abs(y[8999])).isGreaterThan(0.001).isLessThan(Math.abs(x[8999]));
  }

  @Test
  void whatIsSoftIsLeftToTheBit() {
    double[] x = Blocks.noise(3000, factor(-23.1), 1);
    assertThat(samples(Press.USUAL.of(Signals.of(x)))).containsExactly(x);
  }

  @Test
  void channelsGetTheGainOfTheLoudest() {
    double[] loud = Spectra.sine(100, N, 0.9, N);
    double[] soft = Spectra.sine(300, N, 0.01, N);
    List<Signal> y = Press.USUAL.of(Signals.of(loud), Signals.of(soft));
    double[] one = Signals.samples(session, y.get(0));
    double[] other = Signals.samples(session, y.get(1));
    double[] alone = samples(Press.USUAL.of(Signals.of(loud)));
    assertThat(one).containsExactly(alone);
    for (int i = 1; i < N; i++) {
      if (Math.abs(loud[i]) > 1e-3) {
        assertThat(other[i]).isCloseTo(soft[i] * (one[i] / loud[i]), within(1e-12));
      }
    }
  }

  @Test
  void aSignalThatStaysIsTheNumberAndOneThatMovesLeavesNoStep() {
    Signal x = Signals.of(Spectra.sine(100, N, 0.5, N));
    double[] still = new double[N];
    Arrays.fill(still, -20);
    List<Signal> steered =
        Compressors.compressor(
            session, List.of(x), Signals.of(still), number(4), 5, 100, number(0), 6, "peak", 0);
    assertThat(samples(steered)).containsExactly(samples(Press.USUAL.of(x)));
    // All that there is, is steered: the gain is the curve's at each sample.
    double[] flat = new double[N];
    Arrays.fill(flat, 0.5);
    double[] makeup = Spectra.sine(1, N, 6, N);
    List<Signal> moved =
        Compressors.compressor(
            session,
            List.of(Signals.of(flat)),
            number(0),
            number(4),
            5,
            100,
            Signals.of(makeup),
            0,
            "peak",
            0);
    double[] y = samples(moved);
    for (int i = 0; i < N; i++) {
      assertThat(y[i]).isCloseTo(0.5 * factor(makeup[i]), within(1e-12));
    }
  }

  @Test
  void aKeyPressesWhatItIsNotHeardIn() {
    double[] x = new double[N];
    Arrays.fill(x, 0.1);
    double[] key = new double[N / 2];
    Arrays.fill(key, 1);
    List<Signal> y =
        Compressors.sideChainCompressor(
            session,
            List.of(Signals.of(x)),
            List.of(Signals.of(key)),
            number(-24),
            number(4),
            1,
            5,
            number(0),
            0,
            "peak",
            0);
    double[] samples = samples(y);
    assertThat(Spectra.dB(samples[N / 2 - 1] / 0.1)).isCloseTo(-18, within(0.001));
    assertThat(Spectra.dB(samples[N - 1] / 0.1)).isCloseTo(0, within(0.001));
  }

  /** A sine of so many cycles in N samples through a compressor of bands. */
  private static double level(double threshold, double amplitude, int cycles, int beside) {
    double[] x = Spectra.sine(cycles, 4096, amplitude, 4 * 4096);
    double[] loud = Spectra.sine(beside, 4096, beside == 0 ? 0 : 0.9, 4 * 4096);
    for (int i = 0; i < x.length; i++) {
      x[i] += loud[i];
    }
    Signal t = number(threshold);
    Signal none = number(0);
    List<Signal> y =
        MultibandCompressors.multibandCompressor(
            session,
            List.of(Signals.of(x)),
            150,
            2500,
            t,
            t,
            t,
            number(4),
            5,
            100,
            none,
            none,
            none,
            0);
    double[] a = Spectra.amplitudes(Arrays.copyOfRange(samples(y), 3 * 4096, 4 * 4096));
    return Spectra.dB(a[cycles] / amplitude);
  }

  @Test
  void bandsTogetherAreFlatAndEachIsPressedAlone() {
    for (int cycles : new int[] {3, 7, 13, 20, 85, 200, 213, 240, 853, 1700}) {
      assertThat(level(0, 0.1, cycles, 0)).as("%d cycles", cycles).isCloseTo(0, within(0.001));
    }
    // A loud bass presses itself by 3/4 of 23 dB, but for what the next band has of it, and not a
    // tone of 10 kHz.
    assertThat(level(-24, 0.9, 5, 0)).isCloseTo(-0.75 * (24 + Spectra.dB(0.9)), within(1.5));
    assertThat(level(-24, 0.01, 853, 5)).isCloseTo(0, within(0.01));
  }

  private static double[] deEssed(double[] x) {
    return samples(
        Compressors.deEsser(
            session, List.of(Signals.of(x)), number(-30), 5500, number(4), 1, 60, 0));
  }

  @Test
  void aDeEsserPressesHissAndLeavesVowels() {
    double[] hiss = Spectra.sine(1200, 4800, 0.3, 24_000); // 12 kHz
    double[] y = deEssed(hiss);
    double out = Spectra.dB(peak(Arrays.copyOfRange(y, 12_000, 24_000)) / peak(hiss));
    // All of 3/4 of what it is above, but for what a shelf of second order is short of there.
    double over = Spectra.dB(0.3) + 30;
    assertThat(out).isCloseTo(-0.75 * over, within(0.06 * over));
    double[] vowel = Spectra.sine(50, 4800, 0.5, 24_000); // 500 Hz
    assertThat(peak(deEssed(vowel))).isCloseTo(0.5, within(1e-9));
    double[] softHiss = Blocks.noise(4000, 0.02, 3);
    assertThat(deEssed(softHiss)).containsExactly(softHiss);
  }
}
