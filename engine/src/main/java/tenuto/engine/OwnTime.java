package tenuto.engine;

/**
 * A clock for each thread that stands still for what was counted already: what is computed within
 * something else counts once.
 */
final class OwnTime {
  private final ThreadLocal<long[]> counted = ThreadLocal.withInitial(() -> new long[1]);

  /** The thread's time now. */
  long now() {
    return System.nanoTime() - counted.get()[0];
  }

  /** Counts what has passed since then, and returns it. */
  long since(long began) {
    long own = now() - began;
    counted.get()[0] += own;
    return own;
  }
}
