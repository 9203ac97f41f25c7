package tenuto.engine.base;

/**
 * Who finds signals that nobody can reach any more, when the pool wants room.
 *
 * <p>Called on a thread that is storing, whichever that is, and by one at a time; so it must not
 * wait for a thread that may be storing too.
 */
public interface Reclaimer {
  /** Releases what is already known to be unreachable. */
  void sweep();

  /** Searches first, which may take some milliseconds, and releases what it finds. */
  void collect();
}
