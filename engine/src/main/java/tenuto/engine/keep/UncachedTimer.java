package tenuto.engine.keep;

import java.util.List;
import tenuto.engine.plan.Resources;
import tenuto.engine.signal.Journal;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Uncacheable;

/** Tells a journal of what is computed though nobody keeps it, and what it took. */
public final class UncachedTimer {
  private final Resources resources;
  private final long began;

  /** It begins now, on this thread. */
  public UncachedTimer(Resources resources) {
    this.resources = resources;
    this.began = isTold() ? resources.exclusiveClock().now() : 0;
  }

  private boolean isTold() {
    return resources.journal() != Journal.NONE;
  }

  /** It has ended. */
  public void end(List<? extends Signal> signals, Uncacheable why, Object origin) {
    if (isTold()) {
      long nanos = resources.exclusiveClock().since(began);
      resources.journal().unkept(signals, why, origin, nanos);
    }
  }
}
