package tenuto.engine.signal;

import java.util.List;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;

/**
 * Is told what a session that has a {@link Cache} stores: what of it was found, and what had to be
 * computed. Many threads tell at once.
 */
public interface Journal {
  /** Writes nothing down. */
  Journal NONE =
      new Journal() {
        @Override
        public Entry storing(List<Signal> signals, List<Identity[]> keys, Object origin) {
          return Entry.NONE;
        }

        @Override
        public void unkept(
            List<? extends Signal> signals, Uncacheable why, Object origin, long nanos) {}
      };

  /**
   * Signals of one length are stored, or will be when somebody reads them.
   *
   * @param keys of each one's parts
   * @param origin its text says where
   */
  Entry storing(List<Signal> signals, List<Identity[]> keys, Object origin);

  /**
   * Signals were computed that no cache is asked for.
   *
   * @param why nobody keeps them
   * @param origin its text says where
   */
  void unkept(List<? extends Signal> signals, Uncacheable why, Object origin, long nanos);

  /** What becomes of signals that are stored together. */
  interface Entry {
    /** Writes nothing down. */
    Entry NONE =
        new Entry() {
          @Override
          public void found(int part) {}

          @Override
          public void computed(int part, Cache.Outcome outcome) {}

          @Override
          public void took(long nanos) {}
        };

    /** A part is in the cache. */
    void found(int part);

    /** A part was computed; if it was found before, it was damaged, or gone by then. */
    void computed(int part, Cache.Outcome outcome);

    /** A processor was at it, about so long, without what others were told of meanwhile. */
    void took(long nanos);
  }
}
