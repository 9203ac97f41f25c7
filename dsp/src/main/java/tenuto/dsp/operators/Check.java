package tenuto.dsp.operators;

import tenuto.engine.Session;

/** What a parameter must be, said with its name, the rule and the value. */
final class Check {
  private Check() {}

  static double finite(String name, double value) {
    return that(Double.isFinite(value), name, "must be a finite number", value);
  }

  static double positive(String name, double value) {
    return that(value > 0 && Double.isFinite(value), name, "must be above 0", value);
  }

  static double cutoff(String name, double hz, Session session) {
    double nyquist = session.sampleRate() / 2;
    return that(
        hz > 0 && hz < nyquist,
        name,
        "must lie between 0 and " + text(nyquist) + " (half the sample rate)",
        hz);
  }

  static int whole(String name, double value, int least, int most) {
    that(
        value >= least && value <= most && value == Math.rint(value),
        name,
        "must be a whole number from " + least + " to " + most,
        value);
    return (int) value;
  }

  /** The samples in a length of {@code ms}. */
  static long length(Session session, double ms) {
    return samples("ms", session, that(ms >= 0, "ms", "must be 0 or more", ms));
  }

  /** The samples in {@code ms}, cut off towards zero, which must be fewer than 2^53. */
  static long samples(String name, Session session, double ms) {
    double limit = (double) (1L << 53) / session.sampleRate() * 1000;
    that(Math.abs(ms) < limit, name, "must be a time of less than 2^53 samples", ms);
    return session.samples(ms);
  }

  static double that(boolean holds, String name, String rule, double value) {
    if (!holds) {
      throw new IllegalArgumentException(name + " " + rule + ", but is " + text(value));
    }
    return value;
  }

  private static String text(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}
