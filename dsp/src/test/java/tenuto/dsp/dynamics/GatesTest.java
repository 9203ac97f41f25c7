package tenuto.dsp.dynamics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Spectra;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

class GatesTest {
  private static final double RATE = 48_000;
  private static final int MS = 48;

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

  /** A level in dB for 100 ms each: the size of each sample. */
  private static double[] levels(double... dB) {
    double[] x = new double[100 * MS * dB.length];
    for (int i = 0; i < x.length; i++) {
      x[i] = (i % 2 == 0 ? 1 : -1) * factor(dB[i / (100 * MS)]);
    }
    return x;
  }

  private static double gain(double[] y, double[] x, int ms) {
    return Spectra.dB(y[ms * MS] / x[ms * MS]);
  }

  private static List<Signal> gate(
      double[] x, double attack, double hold, double release, int ahead) {
    return Gates.noiseGate(
        session, List.of(Signals.of(x)), number(-40), number(-60), attack, hold, release, 6, ahead);
  }

  @Test
  void aGateOpensAtItsThresholdAndClosesBelowTheHysteresis() {
    double[] x = levels(-41, -39, -45, -47, -39);
    double[] y = samples(gate(x, 1, 20, 5, 0));
    assertThat(gain(y, x, 99)).as("below, from the start").isCloseTo(-60, within(0.01));
    assertThat(gain(y, x, 199)).as("above").isCloseTo(0, within(0.001));
    assertThat(gain(y, x, 299)).as("within the hysteresis").isCloseTo(0, within(0.001));
    assertThat(gain(y, x, 319)).as("held").isCloseTo(0, within(0.001));
    assertThat(gain(y, x, 399)).as("below it").isCloseTo(-60, within(0.01));
    assertThat(gain(y, x, 499)).as("above again").isCloseTo(0, within(0.001));
  }

  @Test
  void aGateTakesItsTimes() {
    double[] x = levels(-80, -20, -80, -80);
    double[] y = samples(gate(x, 10, 30, 40, 0));
    double part = 1 - Math.exp(-1); // of the way in dB
    assertThat(gain(y, x, 110)).isCloseTo(-60 * (1 - part), within(0.1));
    assertThat(gain(y, x, 229)).isCloseTo(0, within(0.001));
    assertThat(gain(y, x, 270)).isCloseTo(-60 * part, within(0.1));
    // What it looks ahead by it is open earlier, and not closed earlier.
    double[] early = samples(gate(x, 10, 30, 40, 10));
    assertThat(gain(early, x, 100)).isCloseTo(-60 * (1 - part), within(0.1));
    assertThat(gain(early, x, 229)).isCloseTo(0, within(0.001));
    assertThat(gain(early, x, 270)).isCloseTo(-60 * part, within(0.1));
    assertThat(early).hasSize(x.length);
    double[] ahead = samples(gate(x, 10, 0, 40, 60));
    assertThat(gain(ahead, x, 199)).as("to the end of what is loud").isCloseTo(0, within(0.01));
  }

  /** Before the first sample there was silence. */
  @Test
  void anExpanderBeginsAsFarDownAsItGoes() {
    double[] x = Spectra.sine(100, 4800, factor(-50), 9600); // 1 kHz, 10 dB below
    double[] y = expanded(x, 3, 0);
    for (int i = 0; i < x.length; i++) {
      assertThat(Math.abs(y[i])).isLessThanOrEqualTo(Math.abs(x[i]) * factor(-20 + 0.05) + 1e-15);
    }
    assertThat(Math.abs(y[1] / x[1])).isLessThan(factor(-29));
    double[] none = expanded(x, 1, 0);
    assertThat(none).as("by a ratio of 1 nothing goes down").containsExactly(x);
  }

  @Test
  void aToneOpensAGateWithoutAFlutter() {
    double[] x = Spectra.sine(4, 4800, 0.02, 48_000); // 40 Hz, 6 dB above
    double[] y = samples(gate(x, 1, 50, 100, 0));
    for (int i = 4800; i < x.length; i++) {
      assertThat(y[i]).isCloseTo(x[i], within(1e-9));
    }
  }

  private static double[] expanded(double[] x, double ratio, double knee) {
    return samples(
        Gates.expander(
            session, List.of(Signals.of(x)), number(-40), number(ratio), -30, 1, 10, 10, knee));
  }

  @Test
  void anExpanderFollowsItsCurve() {
    for (double knee : new double[] {0, 12}) {
      for (int dB = -70; dB <= -20; dB += 2) {
        double[] x = Spectra.sine(100, 4800, factor(dB), 9600);
        double[] y = expanded(x, 3, knee);
        double under = -40.0 - dB;
        double wanted =
            2 * under <= -knee
                ? 0
                : 2 * under < knee ? -2 * Math.pow(under + knee / 2, 2) / (2 * knee) : -2 * under;
        double got = Spectra.dB(peak(y) / factor(dB));
        assertThat(got)
            .as("%d dB, knee %s", dB, knee)
            .isCloseTo(Math.max(wanted, -30), within(0.05));
      }
    }
  }

  /** Of the last half. */
  private static double peak(double[] x) {
    return Arrays.stream(x, x.length / 2, x.length).map(Math::abs).max().orElseThrow();
  }

  @Test
  void aDuckIsAsDeepAsAskedAndComesUpAgain() {
    double[] x = levels(-20, -20, -20, -20, -20, -20, -20, -20);
    double[] key = levels(-120, -10, -10); // and then it ends
    List<Signal> y =
        Gates.duck(
            session,
            List.of(Signals.of(x), Signals.of(x)),
            List.of(Signals.of(key)),
            number(-15),
            number(-40),
            10,
            100,
            20,
            6,
            0);
    double[] left = Signals.samples(session, y.get(0));
    assertThat(Signals.samples(session, y.get(1))).containsExactly(left);
    assertThat(left).hasSize(x.length);
    assertThat(gain(left, x, 99)).isZero();
    assertThat(gain(left, x, 110)).isCloseTo(-15 * (1 - Math.exp(-1)), within(0.05));
    assertThat(gain(left, x, 299)).isCloseTo(-15, within(0.01));
    assertThat(gain(left, x, 399)).as("held").isCloseTo(-15, within(0.01));
    assertThat(gain(left, x, 799)).isCloseTo(0, within(0.001));
  }

  @Test
  void transientsComeOutAndSteadyTonesStay() {
    double[] x = levels(-90, -20, -20, -20, -20, -20, -20, -20);
    double[] y =
        samples(Gates.transientShaper(session, List.of(Signals.of(x)), number(9), number(0)));
    assertThat(gain(y, x, 99)).isCloseTo(0, within(0.2));
    assertThat(gain(y, x, 103)).as("the attack").isBetween(7.0, 9.0);
    assertThat(gain(y, x, 790)).as("steady").isCloseTo(0, within(0.05));
    // As much for a softer sound.
    double[] soft = levels(-90, -40, -40, -40);
    double[] z =
        samples(Gates.transientShaper(session, List.of(Signals.of(soft)), number(9), number(0)));
    assertThat(gain(z, soft, 103)).isBetween(6.5, 9.0);
    double[] dying = levels(-10, -40, -40);
    double[] longer =
        samples(Gates.transientShaper(session, List.of(Signals.of(dying)), number(0), number(6)));
    assertThat(gain(longer, dying, 150)).as("what rings on").isBetween(3.5, 6.0);
  }
}
