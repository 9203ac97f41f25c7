package tenuto.engine.signal;

import java.util.List;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;

/**
 * Is notified of what a session that has a {@link Cache} stores: what of it was found, and what had
 * to be computed. Many threads notify at once.
 */
public interface StoreObserver {
  /** Ignores it. */
  StoreObserver NONE = new StoreObserver() {};

  /**
   * Signals of one length are stored, or will be when somebody reads them.
   *
   * @param keys of each one's parts
   * @param origin its text says where
   * @return is notified of their parts
   */
  default Entry storing(List<Signal> signals, List<Identity[]> keys, Object origin) {
    return Entry.NONE;
  }

  /**
   * Signals were computed that no cache is asked for.
   *
   * @param why nobody keeps them
   * @param origin its text says where
   */
  default void unkept(List<? extends Signal> signals, Uncacheable why, Object origin, long nanos) {}

  /** What becomes of signals that are stored together. */
  interface Entry {
    /** Ignores it. */
    Entry NONE = new Entry() {};

    /** A part is in the cache. */
    default void found(int part) {}

    /** A part was computed; if it was found before, it was damaged, or gone by then. */
    default void computed(int part, Cache.Outcome outcome) {}

    /** A thread computed it in that time, which excludes what others were notified of meanwhile. */
    default void took(long nanos) {}
  }
}
