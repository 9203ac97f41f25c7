package composer;

import tenuto.engine.Session;
import tenuto.engine.SignalBuilder;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** A program that uses the engine from outside. */
public final class Song {
  private Song() {}

  public static Stored store(Session session, Signal signal) {
    return session.store(signal);
  }

  public static SignalBuilder draft(Session session) {
    return session.results().draft("draft", 100);
  }
}
