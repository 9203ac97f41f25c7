package tenuto.dsp.editing;

import java.lang.foreign.Arena;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/** Searches signals for samples of some kind. */
public final class Search {
  /** Samples read at a time. */
  private static final int SPAN = 4096;

  private Search() {}

  /** The first sample that exceeds ±{@code level}, or the length if there is none. */
  public static long firstBeyond(double level, Reader x) {
    return sequential(
        x,
        (before, row, n) -> {
          for (int i = 0; i < n; i++) {
            if (isBeyond(level, row[i])) {
              return i;
            }
          }
          return n;
        });
  }

  /**
   * The last sample that exceeds ±{@code level}, or −1 if there is none. It searches from the end,
   * so the signal must support random access.
   */
  public static long lastBeyond(double level, Reader x) {
    double[] row = new double[SPAN];
    try (Arena arena = Arena.ofConfined()) {
      Block block = new Block(arena.allocate(8L * SPAN, 64), 0);
      for (long end = x.length(); end > 0; ) {
        long begin = (end - 1) / SPAN * SPAN;
        int n = (int) (end - begin);
        read(x, begin, block, row, n);
        for (int i = n - 1; i >= 0; i--) {
          if (isBeyond(level, row[i])) {
            return begin + i;
          }
        }
        end = begin;
      }
    }
    return -1;
  }

  /**
   * The first zero crossing: the first sample whose sign differs from the one before, or the length
   * if there is none.
   */
  public static long firstCrossing(Reader x) {
    return sequential(
        x,
        (before, row, n) -> {
          double last = before;
          for (int i = 0; i < n; i++) {
            if (last < 0 ? row[i] >= 0 : last >= 0 && row[i] < 0) {
              return i;
            }
            last = row[i];
          }
          return n;
        });
  }

  /** NaN exceeds every level. */
  private static boolean isBeyond(double level, double sample) {
    return !(Math.abs(sample) <= level);
  }

  private interface Look {
    /**
     * The index of the first match in the row, or n; before the first sample {@code before} is NaN.
     */
    int at(double before, double[] row, int n);
  }

  private static long sequential(Reader x, Look look) {
    double[] row = new double[SPAN];
    double before = Double.NaN;
    try (Arena arena = Arena.ofConfined()) {
      Block block = new Block(arena.allocate(8L * SPAN, 64), 0);
      for (long start = 0; start < x.length(); start += SPAN) {
        int n = (int) Math.min(SPAN, x.length() - start);
        read(x, start, block, row, n);
        int found = look.at(before, row, n);
        if (found < n) {
          return start + found;
        }
        before = row[n - 1];
      }
    }
    return x.length();
  }

  private static void read(Reader x, long start, Block block, double[] row, int n) {
    x.read(start, block, 0, n);
    ArrayCopies.read(block.memory(), 0, 0, row, 0, 1, n);
  }
}
