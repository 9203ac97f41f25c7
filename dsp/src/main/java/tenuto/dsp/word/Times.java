package tenuto.dsp.word;

import tenuto.engine.Require;
import tenuto.engine.Session;

/** Milliseconds as samples of a session. */
public final class Times {
  private Times() {}

  /** The samples in a length of {@code ms}, which is 0 or more. */
  public static long length(Session session, double ms) {
    return samples("ms", session, Require.that(ms >= 0, "ms", "must be 0 or more", ms));
  }

  /** The samples in a length of {@code ms}, which is 0 or more, rounded up. */
  public static long wholeLength(Session session, double ms) {
    length(session, ms);
    return (long) Math.ceil(ms * session.sampleRate() / 1000);
  }

  /** The sample at {@code ms}, which may be before the first: the one before it, or nearest. */
  public static long place(String name, Session session, double ms) {
    samples(name, session, ms);
    double place = ms * session.sampleRate() / 1000;
    return (long) (session.roundsTimes() ? Math.rint(place) : Math.floor(place));
  }

  /**
   * The samples in {@code ms}, cut off towards zero or rounded as the session has it, which must be
   * fewer than 2^53.
   */
  public static long samples(String name, Session session, double ms) {
    double limit = (double) (1L << 53) / session.sampleRate() * 1000;
    Require.that(Math.abs(ms) < limit, name, "must be a time of less than 2^53 samples", ms);
    return session.samples(ms);
  }

  /** The least time that a word such as MixAt takes for that sample. */
  public static double millisecondsAt(Session session, long sample) {
    double ms = sample * 1000.0 / session.sampleRate();
    while (Math.floor(ms * session.sampleRate() / 1000) < sample) {
      ms = Math.nextUp(ms);
    }
    return ms;
  }
}
