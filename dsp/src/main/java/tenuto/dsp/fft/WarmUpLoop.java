package tenuto.dsp.fft;

/**
 * Makes the JVM compile vector methods, a little at a time, until they are fast.
 *
 * <p>A JVM compiles methods that are called often, however short a call is, and a vector costs some
 * microseconds until then. So most calls here have no rows at all.
 */
abstract sealed class WarmUpLoop permits TransformLoop, ResidueLoop {
  /** Calls per round; after ten or so the compiler has been asked for everything. */
  private static final int CALLS = 32;

  /** One call in n has rows, as otherwise the compiler would assume that none ever has. */
  private static final int EMPTY = 16;

  /** The most rows of {@link #work}. */
  static final int ROWS = 2;

  /** The time per row that counts as fast; when compiled, a row takes some 0.2 µs. */
  private static final long FAST_NANOSECONDS = 3_000;

  /** What takes longer is not compiled. */
  private static final long SLOW_NANOSECONDS = 50_000;

  private static final int TRIES = 8;

  void round() {
    for (int i = 0; i < CALLS; i++) {
      work(i % EMPTY == 0 ? ROWS : 0);
    }
  }

  /**
   * Whether everything is compiled. What takes a little too long is tried again: the first time its
   * code is in no cache.
   */
  boolean isFast() {
    long took = 0;
    for (int i = 0; i < TRIES && took < SLOW_NANOSECONDS; i++) {
      long begin = System.nanoTime();
      work(1);
      took = System.nanoTime() - begin;
      if (took < FAST_NANOSECONDS) {
        return true;
      }
    }
    return false;
  }

  /** Calls every method, with {@code n} rows of 8 numbers or so. */
  abstract void work(int n);
}
