package tenuto.engine.setup;

import tenuto.engine.base.Identity;

/**
 * How processes that fill one {@link Cache} divide what is to be computed: each part that is not
 * there has one owner, who follows from its key alone. Many threads ask at once.
 */
public interface Division {
  /** How another's part has come. */
  enum Arrival {
    /** It is in the cache. */
    KEPT,
    /** It is computed quicker than it would be read, so it is never there. */
    CHEAP,
    /** It is not there, and nobody is computing it. */
    LEFT
  }

  /** How many processes there are. */
  int workers();

  /** Whether this process is the owner. */
  boolean isOurs(Identity owner);

  /**
   * Whether a part is in the cache, of an earlier run or of another process; counts it if it is.
   */
  boolean isKept(Identity key);

  /** Whether it is there, or never will be as it is computed quicker than it would be read. */
  boolean isDone(Identity key);

  /**
   * Waits for a part of another's, as long as that one is alive.
   *
   * @param owner what its owner follows from
   * @param going fails if the work is to end
   */
  Arrival await(Identity key, Identity owner, Runnable going);

  /** Counts a part as one that is still to be computed by somebody. */
  void leave(Identity key);
}
