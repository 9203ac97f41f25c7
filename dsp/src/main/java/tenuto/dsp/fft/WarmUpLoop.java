package tenuto.dsp.fft;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Makes the JVM compile the vector methods of transforms, a little at a time, until they are fast.
 *
 * <p>A JVM compiles methods that are called often, however short a call is, and a vector costs some
 * microseconds until then. So most calls here have no rows at all.
 */
final class WarmUpLoop {
  /** Calls per round; after ten or so the compiler has been asked for everything. */
  private static final int CALLS = 32;

  /** One call in n has rows, as otherwise the compiler would assume that none ever has. */
  private static final int EMPTY = 16;

  private static final int ROWS = 2;

  /** The time per row that counts as fast; when compiled, a row takes some 0.2 µs. */
  private static final long FAST_NANOSECONDS = 3_000;

  /** What takes longer is not compiled. */
  private static final long SLOW_NANOSECONDS = 50_000;

  private static final int TRIES = 8;

  /** The memory for every method's input and output. */
  private static final int BYTES = 64 * ROWS * 8;

  private final MemorySegment x = Arena.ofAuto().allocate(BYTES, 64);
  private final MemorySegment y = Arena.ofAuto().allocate(BYTES, 64);
  private final double[] factors = new double[16 * ROWS];

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

  private void work(int n) {
    long apart = 64 * ROWS;
    VectorButterflies.four(x, x, 0, 64, apart, y, y, 0, 64, ROWS, factors, 4, 0, n);
    VectorButterflies.two(x, x, 0, 64, apart, y, y, 0, 64, apart, 0, n);
    VectorButterflies.turn(x, x, 0, 64, y, y, 0, 64, factors, factors, 0, 0, n);
    Transposition.transpose(x, 0, 64, y, 0, 64, n);
    VectorButterflies.pairs(x, y, 24 * ROWS, 0, 8, 8 + 8 * n, factors, factors, 0, 1, false);
    Bins.warmUp(x, y, apart, 8 * n);
    Interleaving.warmUp(x, y, 8 * n);
  }
}
