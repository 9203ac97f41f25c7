package tenuto.dsp.delays;

import java.util.OptionalDouble;
import tenuto.dsp.word.Controls;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Signal;

/** The length of effects' tails after a sound's end: until the feedback has decayed by 60 dB. */
final class Tail {
  /** The longest tail in ms. */
  private static final double MOST_MS = 30_000;

  /** The tail in ms where it depends on a signal. */
  private static final double USUAL_MS = 2000;

  /** The decay that ends a tail, as a factor: −60 dB. */
  static final double QUIET = 1e-3;

  private Tail() {}

  /**
   * The tail of a feedback loop in samples: the first echo and its repetitions, each softer by the
   * feedback.
   */
  static long ofLoop(Session session, OptionalDouble ms, Signal feedback) {
    OptionalDouble part = Controls.number(feedback);
    if (ms.isEmpty() || part.isEmpty()) {
      return session.samples(USUAL_MS);
    }
    double quiet = Math.abs(StrictMath.log(QUIET) / StrictMath.log(Math.abs(part.getAsDouble())));
    return of(session, (1 + Math.ceil(quiet)) * ms.getAsDouble());
  }

  /** A time in whole samples, rounded up. */
  static long of(Session session, double ms) {
    return Milliseconds.needed(Math.min(MOST_MS, ms), session.sampleRate());
  }

  /** A time in whole samples, rounded up; the usual tail if it is empty. */
  static long of(Session session, OptionalDouble ms) {
    return ms.isEmpty() ? session.samples(USUAL_MS) : of(session, ms.getAsDouble());
  }

  /** The sum of numbers; empty if one is a signal. */
  static OptionalDouble sum(Signal... numbers) {
    double sum = 0;
    for (Signal number : numbers) {
      OptionalDouble value = Controls.number(number);
      if (value.isEmpty()) {
        return value;
      }
      sum += value.getAsDouble();
    }
    return OptionalDouble.of(sum);
  }
}
