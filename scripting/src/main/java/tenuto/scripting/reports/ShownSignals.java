package tenuto.scripting.reports;

import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/** Where signals go that a patch shows by name, to be seen and heard while it is worked on. */
public interface ShownSignals {
  /** Nobody looks. */
  ShownSignals NOWHERE = (session, channels, name) -> {};

  /** Takes all that is wanted of the signals before it returns. */
  void show(Session session, List<Signal> channels, String name);
}
