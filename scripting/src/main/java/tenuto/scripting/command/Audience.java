package tenuto.scripting.command;

import tenuto.engine.Session;
import tenuto.scripting.reports.PatchError;

/** An observer of the runs of a {@code watch}, in addition to what is printed. */
interface Audience {
  /** No observer. */
  Audience NONE = new Audience() {};

  /** A run is about to be started. */
  default void begins(Run run) {}

  /** Its session is open. */
  default void opened(Run run, Session session) {}

  /** It has succeeded; {@code line} is its report. */
  default void ended(String line) {}

  default void failed(PatchError error, String line) {}

  /** It was stopped, because a file that it depends on was saved. */
  default void stopped(String line) {}
}
