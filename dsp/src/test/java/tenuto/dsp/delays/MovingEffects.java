package tenuto.dsp.delays;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** Effects that a slow wave moves, and what they are tried with. */
abstract class MovingEffects {
  static final double RATE = 48_000;
  static final int LENGTH = 24_000;
  static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.sampleRate(RATE);
  }

  @AfterAll
  static void close() {
    session.close();
  }

  static Signal number(double value) {
    return Generated.of(new Constant(value), 1L << 53);
  }

  static Signal sine(double hz) {
    return Signals.of(
        IntStream.range(0, LENGTH)
            .mapToDouble(i -> Math.sin(2 * Math.PI * hz * i / RATE))
            .toArray());
  }

  static Signal impulse() {
    double[] x = new double[LENGTH];
    x[0] = 1;
    return Signals.of(x);
  }

  /** Of a click at a sound's end, which these bring later. */
  static Signal lastClick() {
    double[] x = new double[4800];
    x[4799] = 1;
    return Signals.of(x);
  }

  static Signal sweep(double least, double most) {
    return Signals.of(
        IntStream.range(0, LENGTH)
            .mapToDouble(
                i -> least + (most - least) * (1 - Math.cos(2 * Math.PI * 5 * i / RATE)) / 2)
            .toArray());
  }

  static double[] samples(Signal signal) {
    return Signals.samples(session, signal);
  }

  static double dB(double gain) {
    return 20 * Math.log10(gain);
  }

  static double magnitude(double[] h, double hz) {
    double re = 0;
    double im = 0;
    for (int i = 0; i < h.length; i++) {
      re += h[i] * Math.cos(2 * Math.PI * hz / RATE * i);
      im += h[i] * Math.sin(2 * Math.PI * hz / RATE * i);
    }
    return Math.hypot(re, im);
  }

  static double[] flanged(Signal x, Signal ms, double feedback, double mix) {
    return samples(
        Choruses.flanger(
                session,
                List.of(x),
                number(0),
                number(0),
                ms,
                number(feedback),
                number(mix),
                "sine",
                0)
            .getFirst());
  }

  static double[] phased(Signal x, double hz, int stages, double feedback, double mix) {
    return samples(
        Modulations.phaser(
                session,
                List.of(x),
                number(0),
                number(hz),
                number(hz),
                stages,
                number(feedback),
                number(mix),
                "sine",
                0)
            .getFirst());
  }

  /**
   * The sum of the magnitudes of dry and wet, and of what returns: a geometric series. Feedback is
   * counted a little less, as √(f² + 0.02²) − 0.02, so that it has no corner at 0.
   */
  static double most(double feedback, double mix) {
    double rounded = Math.hypot(feedback, 0.02) - 0.02;
    return 1 + Math.abs(mix) * rounded / (1 - Math.abs(feedback));
  }

  static List<Signal> rotated(Signal x, double speed, double angle) {
    return Modulations.rotary(session, List.of(x), number(speed), number(1), 1, angle, 800);
  }
}
