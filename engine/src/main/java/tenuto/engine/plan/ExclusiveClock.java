package tenuto.engine.plan;

/**
 * A clock for each thread that stands still for what was counted already: what is computed within
 * something else counts once.
 */
public final class ExclusiveClock {
  private final ThreadLocal<long[]> counted = ThreadLocal.withInitial(() -> new long[1]);

  /** The thread's time now. */
  public long now() {
    return System.nanoTime() - counted.get()[0];
  }

  /** Counts what has passed since then, and returns it. */
  public long since(long began) {
    long own = now() - began;
    counted.get()[0] += own;
    return own;
  }
}
