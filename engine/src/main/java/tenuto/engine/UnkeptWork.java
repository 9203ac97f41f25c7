package tenuto.engine;

import java.util.List;

/** Tells a journal of what is computed though nobody keeps it, and what it took. */
final class UnkeptWork {
  private final Resources resources;
  private final long began;

  /** It begins now, on this thread. */
  UnkeptWork(Resources resources) {
    this.resources = resources;
    this.began = isTold() ? resources.ownTime().now() : 0;
  }

  private boolean isTold() {
    return resources.journal() != Journal.NONE;
  }

  /** It has ended. */
  void end(List<? extends Signal> signals, Unkept why, Object origin) {
    if (isTold()) {
      long nanos = resources.ownTime().since(began);
      resources.journal().unkept(signals, why, origin, nanos);
    }
  }
}
