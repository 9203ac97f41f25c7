package tenuto.dsp.delays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Zipper;
import tenuto.dsp.word.Row;
import tenuto.engine.Session;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

class EchoesTest {
  private static final double RATE = 48_000;
  private static final int LENGTH = 24_000;

  /** From which on there is no filter in the loop. */
  private static final double OPEN = 24_000;

  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.sampleRate(RATE);
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static Signal number(double value) {
    return Generated.of(new Constant(value), 1L << 53);
  }

  private static Signal impulse(int length) {
    double[] x = new double[length];
    x[0] = 1;
    return Signals.of(x);
  }

  private static Signal sine(double hz, int length) {
    return Signals.of(sineSamples(hz, length));
  }

  private static double[] sineSamples(double hz, int length) {
    return IntStream.range(0, length)
        .mapToDouble(i -> Math.sin(2 * Math.PI * hz * i / RATE))
        .toArray();
  }

  /** From least to most and back, so many times a second. */
  private static double[] sweep(double least, double most, double hz, int length) {
    return IntStream.range(0, length)
        .mapToDouble(i -> least + (most - least) * (1 - Math.cos(2 * Math.PI * hz * i / RATE)) / 2)
        .toArray();
  }

  private static double[] delayed(
      Signal x, Signal ms, Signal feedback, Signal mix, double low, double high, double tail) {
    return Signals.samples(
        session, Echoes.delay(session, x, ms, feedback, mix, number(low), number(high), tail));
  }

  private static double[] delayed(Signal x, double ms, double feedback, double mix, double tail) {
    return delayed(x, number(ms), number(feedback), number(mix), OPEN, 0, tail);
  }

  @ParameterizedTest
  @ValueSource(doubles = {10, 0.5, 250})
  void echoesComeAtTheirTimesAndLevels(double ms) {
    double[] y = delayed(impulse(100), ms, 0.5, 0.25, 1000);
    int period = (int) (ms * 48);
    assertThat(y).hasSize(100 + 48_000);
    for (int i = 0; i < y.length; i++) {
      double wanted = i == 0 ? 0.75 : i % period == 0 ? 0.25 * Math.pow(0.5, i / period - 1) : 0;
      assertThat(y[i]).as("sample %d", i).isCloseTo(wanted, within(1e-15));
    }
  }

  @Test
  void anEchoBetweenSamplesIsTheBandLimitedSignal() {
    double ms = 10.0042; // 480.2016 samples
    double[] y = delayed(sine(9000, 4800), ms, 0, 1, 0);
    for (int i = 1000; i < 4800; i++) {
      double wanted = Math.sin(2 * Math.PI * 9000 * (i / RATE - ms / 1000));
      assertThat(y[i]).isCloseTo(wanted, within(Math.pow(10, -90 / 20.0)));
    }
  }

  /** A sine's formula; delays of less than half the weights know what comes after. */
  @ParameterizedTest
  @ValueSource(doubles = {1.5, 2.3, 5.7, 7.9, 12.4, 16.5, 40.2})
  void soIsAShortOne(double samples) {
    double ms = samples / 48;
    for (double turns : new double[] {0.01, 0.1, 0.2, 0.3, 0.4}) {
      double[] y = delayed(sine(turns * RATE, 2400), ms, 0, 1, 0);
      double[] tap =
          Signals.samples(
              session,
              Echoes.multiTap(
                      session,
                      List.of(sine(turns * RATE, 2400)),
                      List.of(new Row(List.of(ms, 0.0))),
                      number(0))
                  .getFirst());
      for (int i = 200; i < 2300; i++) {
        double wanted = Math.sin(2 * Math.PI * turns * (i - samples));
        assertThat(y[i]).as("%s at %d", turns, i).isCloseTo(wanted, within(Math.pow(10, -4.5)));
        assertThat(tap[i]).as("%s at %d", turns, i).isCloseTo(wanted, within(Math.pow(10, -4.5)));
      }
    }
  }

  /** The same whether a signal or a number says it, and moving through them it is no louder. */
  @Test
  void aShortDelayMayMoveAndReturn() {
    double[] x = Blocks.noise(4800, 1, 9);
    double[] still = new double[4800];
    Arrays.fill(still, 5.3 / 48);
    Signal half = number(0.5);
    double[] wanted = delayed(Signals.of(x), number(5.3 / 48), half, number(0.6), 9000, 40, 0);
    double[] got = delayed(Signals.of(x), Signals.of(still), half, number(0.6), 9000, 40, 0);
    for (int i = 0; i < 4800; i++) {
      assertThat(got[i]).as("sample %d", i).isCloseTo(wanted[i], within(1e-12));
    }
    double[] sine = sineSamples(19_000, 4800);
    double[] ms = sweep(1.2 / 48, 30 / 48.0, 20, 4800);
    double[] y = delayed(Signals.of(sine), Signals.of(ms), number(0), number(1), OPEN, 0, 0);
    for (int i = 100; i < 4700; i++) {
      double place = i - ms[i] * 48;
      assertThat(y[i])
          .isCloseTo(Math.sin(2 * Math.PI * 19_000 / RATE * place), within(Math.pow(10, -4.5)));
    }
  }

  @ParameterizedTest
  @CsvSource({"2000, 0", "24000, 500", "5000, 80"})
  void eachReturnIsFiltered(double low, double high) {
    double[] y = delayed(impulse(1), number(100), number(0.8), number(1), low, high, 400);
    double[] second = Arrays.copyOfRange(y, 9600, 14_400);
    double[] third = Arrays.copyOfRange(y, 14_400, 19_200);
    for (double hz : new double[] {100, 500, 2000, 5000, 15_000}) {
      double w = 2 * Math.PI * hz / RATE;
      double gain = 0.8 * onePole(low, w, true) * onePole(high, w, false);
      assertThat(dB(magnitude(second, w))).isCloseTo(dB(gain), within(0.01));
      assertThat(dB(magnitude(third, w))).isCloseTo(2 * dB(gain), within(0.01));
    }
    if (high == 0) {
      double half = 0.8 * Math.sqrt(0.5);
      assertThat(magnitude(second, 2 * Math.PI * low / RATE)).isCloseTo(half, within(1e-9));
    }
  }

  /** From side to side each return is filtered once, as it is by one delay. */
  @Test
  void eachReturnToTheOtherSideIsFiltered() {
    List<Signal> both =
        Echoes.pingPong(
            session,
            List.of(impulse(1)),
            number(100),
            number(0.8),
            number(1),
            number(1),
            number(5000),
            number(80),
            400);
    double[][] y = Signals.visited(session, both);
    for (double hz : new double[] {100, 500, 2000, 5000, 15_000}) {
      double w = 2 * Math.PI * hz / RATE;
      double gain = 0.8 * onePole(5000, w, true) * onePole(80, w, false);
      for (int echo = 2; echo <= 3; echo++) {
        for (int side = 0; side < 2; side++) {
          double[] heard = Arrays.copyOfRange(y[side], 4800 * echo, 4800 * (echo + 1));
          double wanted = echo % 2 == 1 - side ? Math.pow(gain, echo - 1) : 0;
          assertThat(magnitude(heard, w))
              .as("echo %d, side %d, %s Hz", echo, side, hz)
              .isCloseTo(wanted, within(1e-3 * gain * gain + 1e-6));
        }
      }
    }
  }

  private static double dB(double gain) {
    return 20 * Math.log10(gain);
  }

  /** The gain of y += a(x − y), or of what it leaves, where −3 dB is at the cutoff. */
  private static double onePole(double cutoff, double w, boolean isLow) {
    if (cutoff == 0 || cutoff >= OPEN) {
      return 1;
    }
    double q = 1 - Math.cos(2 * Math.PI * cutoff / RATE);
    double a = Math.sqrt(q * q + 2 * q) - q;
    double below = Math.hypot(1 - (1 - a) * Math.cos(w), (1 - a) * Math.sin(w));
    double above = isLow ? a : (1 - a) * 2 * Math.sin(w / 2);
    return above / below;
  }

  private static double magnitude(double[] h, double w) {
    double re = 0;
    double im = 0;
    for (int i = 0; i < h.length; i++) {
      re += h[i] * Math.cos(w * i);
      im += h[i] * Math.sin(w * i);
    }
    return Math.hypot(re, im);
  }

  @Test
  void aSweptDelayIsWhatItShouldBeAndDoesNotStep() {
    double[] ms = sweep(3, 9, 4, LENGTH);
    double[] y = delayed(sine(1000, LENGTH), Signals.of(ms), number(0), number(1), OPEN, 0, 0);
    double worst = 0;
    for (int i = 1000; i < LENGTH; i++) {
      double ideal = Math.sin(2 * Math.PI * 1000 * (i / RATE - ms[i] / 1000));
      worst = Math.max(worst, Math.abs(y[i] - ideal));
    }
    assertThat(dB(worst)).isLessThan(-90);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ms", "feedback", "mix", "lowPassHz", "highPassHz"})
  void whatIsSweptDoesNotStep(String name) {
    Signal x = sine(200, LENGTH);
    double[] y =
        Signals.samples(
            session,
            Echoes.delay(
                session,
                x,
                swept(name, "ms", 5, 30, 20),
                swept(name, "feedback", -0.7, 0.7, 0.5),
                swept(name, "mix", 0, 1, 0.5),
                swept(name, "lowPassHz", 300, 20_000, 5000),
                swept(name, "highPassHz", 0, 2000, 100),
                0));
    // The first echoes begin with corners of their own.
    assertThat(Zipper.largestStep(y, 15_000, LENGTH)).isLessThan(-90);
  }

  private static Signal swept(String name, String swept, double least, double most, double else_) {
    return name.equals(swept) ? Signals.of(sweep(least, most, 5, LENGTH)) : number(else_);
  }

  @Test
  void aNumberGivesTheBitsOfASignalThatStaysThere() {
    Signal x = Signals.of(Blocks.noise(5000, 1, 1));
    for (double ms : new double[] {0, 0.1, 7, 33.33}) {
      double[] steady = new double[5000];
      Arrays.fill(steady, ms);
      assertThat(delayed(x, Signals.of(steady), number(0.6), number(0.5), 5000, 80, 50))
          .isEqualTo(delayed(x, number(ms), number(0.6), number(0.5), 5000, 80, 50));
    }
  }

  @Test
  void controlsStayAsTheyEndedWhileItRingsOn() {
    double[] ms = new double[480];
    Arrays.fill(ms, 10);
    double[] y = delayed(impulse(480), Signals.of(ms), number(0.5), number(0.5), OPEN, 0, 100);
    assertThat(y).hasSize(480 + 4800);
    assertThat(y[480]).isEqualTo(0.5);
    assertThat(y[960]).isEqualTo(0.25);
    assertThat(y[4800]).isEqualTo(Math.pow(0.5, 10));
  }

  @Test
  void controlsThatGoOnAreHeardWhileItRings() {
    double[] mix = new double[2000];
    Arrays.setAll(mix, i -> i < 700 ? 1 : 0.25);
    double[] y = delayed(impulse(480), number(10), number(1), Signals.of(mix), OPEN, 0, 100);
    assertThat(y[480]).isEqualTo(1);
    assertThat(y[960]).isEqualTo(0.25);
    assertThat(y[4800]).isEqualTo(0.25);
  }

  @Test
  void ringsOnUntilItIsQuiet() {
    // 0.5^10 is below a thousandth: the first echo and ten more.
    assertThat(delayed(impulse(480), 10, 0.5, 0.5, -1)).hasSize(480 + 11 * 480);
    assertThat(delayed(impulse(480), 10, 0, 0.5, -1)).hasSize(480 + 480);
    assertThat(delayed(impulse(480), number(10), Signals.of(1, 1), number(1), OPEN, 0, -1))
        .hasSize(2 + 96_000);
    Signal endless =
        Echoes.delay(
            session, impulse(480), number(1000), number(1), number(1), number(OPEN), number(0), -1);
    assertThat(endless.length()).isEqualTo(480 + 30 * 48_000);
  }

  @Test
  void whatLeavesItsRangeIsTheNearest() {
    double[] mix = new double[480];
    Arrays.fill(mix, 7);
    double[] back = new double[480];
    Arrays.fill(back, -3);
    double[] ms = new double[480];
    Arrays.fill(ms, -5);
    double[] y =
        delayed(impulse(480), Signals.of(ms), Signals.of(back), Signals.of(mix), OPEN, 0, 0);
    assertThat(y).startsWith(0, 1, -1, 1, -1);
    assertThatThrownBy(() -> delayed(impulse(480), 25_000, 0, 1, 0))
        .hasMessageStartingWith("ms must be between 0 and 20000");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void aNaNInAControlIsHeardAtItsPlace(int which) {
    double[][] controls = new double[5][1000];
    double[] usual = {5, 0.5, 0.5, 5000, 80};
    for (int k = 0; k < 5; k++) {
      Arrays.fill(controls[k], usual[k]);
    }
    double[] x = Blocks.noise(1000, 1, 2);
    controls[which][800] = Double.NaN;
    double[] y =
        Signals.samples(
            session,
            Echoes.delay(
                session,
                Signals.of(x),
                Signals.of(controls[0]),
                Signals.of(controls[1]),
                Signals.of(controls[2]),
                Signals.of(controls[3]),
                Signals.of(controls[4]),
                100));
    assertThat(Arrays.stream(y, 0, 792).allMatch(Double::isFinite)).isTrue();
    int heard = which == 0 || which == 2 ? 800 : 800 + 240; // at once, or as an echo
    assertThat(y[heard]).isNaN();
  }

  @Test
  void echoesGoFromSideToSide() {
    List<Signal> both =
        Echoes.pingPong(
            session,
            List.of(impulse(100)),
            number(10),
            number(0.5),
            number(0.5),
            number(1),
            number(OPEN),
            number(0),
            100);
    double[][] y = Signals.visited(session, both);
    for (int i = 0; i < 4900; i++) {
      for (int side = 0; side < 2; side++) {
        int echo = i / 480;
        boolean sounds = i % 480 == 0 && echo % 2 == 1 - side;
        double wanted = i == 0 ? 0.5 : sounds ? 0.5 * Math.pow(0.5, echo - 1) : 0;
        assertThat(y[side][i]).as("side %d, sample %d", side, i).isEqualTo(wanted);
      }
    }
  }

  @Test
  void withoutWidthEchoesAreInTheMiddle() {
    Signal left = Signals.of(Blocks.noise(1000, 1, 3));
    Signal right = Signals.of(Blocks.noise(1000, 1, 4));
    List<Signal> both =
        Echoes.pingPong(
            session,
            List.of(left, right),
            number(10),
            number(0.5),
            number(1),
            number(0),
            number(8000),
            number(0),
            100);
    double[][] y = Signals.visited(session, both);
    for (int i = 0; i < y[0].length; i++) {
      assertThat(y[0][i]).isCloseTo(y[1][i], within(1e-15));
    }
  }

  @Test
  void tapsComeAtTheirTimesLevelsAndPlaces() {
    List<Row> plain = List.of(new Row(List.of(10.0, -6.0)), new Row(List.of(25.0, -20.0)));
    List<Signal> one = Echoes.multiTap(session, List.of(impulse(100)), plain, number(0.7));
    assertThat(one).hasSize(1);
    double[] y = Signals.samples(session, one.getFirst());
    assertThat(y).hasSize(100 + 1200);
    assertThat(y[0]).isEqualTo(0.7);
    assertThat(y[480]).isCloseTo(Math.pow(10, -6 / 20.0), within(1e-15));
    assertThat(y[1200]).isCloseTo(0.1, within(1e-15));
    assertThat(Arrays.stream(y).filter(v -> v != 0)).hasSize(3);

    List<Row> placed = List.of(new Row(List.of(10.0, 0.0, 0.5)), new Row(List.of(20.0, 0.0)));
    double[][] both =
        Signals.visited(
            session, Echoes.multiTap(session, List.of(impulse(100)), placed, number(0)));
    assertThat(both[0][480]).isCloseTo(Math.cos(Math.PI * 3 / 8), within(1e-15));
    assertThat(both[1][480]).isCloseTo(Math.sin(Math.PI * 3 / 8), within(1e-15));
    assertThat(both[0][960]).isCloseTo(Math.sqrt(0.5), within(1e-15));
    assertThat(both[1][960]).isCloseTo(Math.sqrt(0.5), within(1e-15));
  }
}
