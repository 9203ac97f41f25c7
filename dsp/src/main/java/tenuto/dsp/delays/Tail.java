package tenuto.dsp.delays;

import java.util.OptionalDouble;
import tenuto.dsp.word.Controls;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Signal;

/** How long effects ring on after a sound's end: until what returns has fallen by 60 dB. */
final class Tail {
  /** Of what rings on in ms, at most. */
  private static final double MOST_MS = 30_000;

  /** Where a signal gives what it follows from, in ms. */
  private static final double USUAL_MS = 2000;

  /** How much softer it is then. */
  static final double QUIET = 1e-3;

  private Tail() {}

  /** Samples until a loop is soft: what is heard, and its returns, each softer by the feedback. */
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

  /** Where a signal gives what it follows from, or that many ms. */
  static long of(Session session, OptionalDouble ms) {
    return ms.isEmpty() ? session.samples(USUAL_MS) : of(session, ms.getAsDouble());
  }

  /** The sum of numbers; nothing if one is a signal. */
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
