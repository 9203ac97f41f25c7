package tenuto.dsp.word;

import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;

/** Converts milliseconds to samples of a session. */
public final class Times {
  private Times() {}

  /** The samples in a duration of {@code ms}, 0 or more. */
  public static long length(Session session, double ms) {
    return samples("ms", session, Require.that(ms >= 0, "ms", "must be 0 or more", ms));
  }

  /** The samples in a duration of {@code ms}, 0 or more, rounded up. */
  public static long wholeLength(Session session, double ms) {
    length(session, ms);
    return Milliseconds.needed(ms, session.sampleRate());
  }

  /**
   * The number of samples in {@code ms}, which may be negative, truncated or rounded as the
   * session's rules are; it must be below 2^53.
   */
  public static long samples(String name, Session session, double ms) {
    double limit = Milliseconds.of(1L << 53, session.sampleRate());
    Require.that(Math.abs(ms) < limit, name, "must be a time of less than 2^53 samples", ms);
    return session.samples(ms);
  }

  /** The start of a sample in ms. */
  public static double millisecondsAt(Session session, long sample) {
    return Milliseconds.of(sample, session.sampleRate());
  }
}
