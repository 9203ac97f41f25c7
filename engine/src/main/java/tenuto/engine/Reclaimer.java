package tenuto.engine;

/** Who finds signals that nobody can reach any more, when the pool wants room. */
public interface Reclaimer {
  /** Releases what is already known to be unreachable. */
  void sweep();

  /** Searches first, which may take some milliseconds, and releases what it finds. */
  void collect();
}
