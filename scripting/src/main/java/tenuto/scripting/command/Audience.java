package tenuto.scripting.command;

import tenuto.engine.Session;
import tenuto.scripting.reports.PatchError;

/** Who follows the runs of a {@code watch}, beside who reads what it prints. */
interface Audience {
  /** Nobody. */
  Audience NONE = new Audience() {};

  /** A run is about to be started. */
  default void begins(Run run) {}

  /** Its session is open. */
  default void opened(Run run, Session session) {}

  /** It has ended as it should; {@code line} is what is said of it. */
  default void ended(String line) {}

  default void failed(PatchError error, String line) {}

  /** It was stopped, because something that it depends on was saved. */
  default void stopped(String line) {}
}
