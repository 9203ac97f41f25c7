package tenuto.engine.keep;

import java.util.List;
import tenuto.engine.plan.Resources;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.StoreObserver;
import tenuto.engine.signal.Uncacheable;

/** Notifies the observer of what is computed though nobody keeps it, and of the time that takes. */
public final class UncachedTimer {
  private final Resources resources;
  private final long began;

  /** It begins now, on this thread. */
  public UncachedTimer(Resources resources) {
    this.resources = resources;
    this.began = isObserved() ? resources.exclusiveClock().now() : 0;
  }

  private boolean isObserved() {
    return resources.observer() != StoreObserver.NONE;
  }

  /** It has ended. */
  public void end(List<? extends Signal> signals, Uncacheable why, Object origin) {
    if (isObserved()) {
      long nanos = resources.exclusiveClock().since(began);
      resources.observer().unkept(signals, why, origin, nanos);
    }
  }
}
