package tenuto.scripting.reports;

import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * Receives the signals that a patch shows by name, to be seen and played while the patch is being
 * edited.
 */
public interface ShownSignals {
  /** Ignores them. */
  ShownSignals NOWHERE = (session, channels, name) -> {};

  /** Shows signals; it has read everything it needs of them when it returns. */
  void show(Session session, List<Signal> channels, String name);
}
