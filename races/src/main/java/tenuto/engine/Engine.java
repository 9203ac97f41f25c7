package tenuto.engine;

import tenuto.engine.base.Block;
import tenuto.engine.plan.Resources;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.Stored;

/**
 * What all races of signals share in a JVM: jcstress makes millions of states by their
 * constructors, which can be given nothing, and a session of its own for each would be all that is
 * timed.
 */
public final class Engine {
  static final Session SESSION = new Session(new Settings().withThreads(1));

  /** What that session works with. */
  public static final Resources RESOURCES = SESSION.resources();

  private Engine() {}

  /** A stored signal of one chunk whose first sample is {@code value}. */
  static Stored holding(double value) {
    return SESSION
        .results().record(
            Recipe.once("a race"), 1, 8, () -> (start, channels, n) -> channels[0].set(0, value))
        .getFirst();
  }

  /** The first sample of a signal that is held. */
  static double first(Stored held) {
    Block block = new Block(null, 0);
    held.show(block, 0);
    return block.get(0);
  }
}
