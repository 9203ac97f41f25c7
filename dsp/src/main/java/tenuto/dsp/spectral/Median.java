package tenuto.dsp.spectral;

import java.util.Arrays;

/**
 * The middle of the last so many numbers, which are kept in order: each one that comes takes the
 * place of the oldest. All are 0 at first.
 */
final class Median {
  private final double[] sorted;

  /**
   * @param length how many, an odd number
   */
  Median(int length) {
    sorted = new double[length];
  }

  void clear() {
    Arrays.fill(sorted, 0);
  }

  /** Puts a number in the place of one that is there, and tells the middle. */
  double replaced(double old, double fresh) {
    int from = Arrays.binarySearch(sorted, old);
    int found = Arrays.binarySearch(sorted, fresh);
    int to = found < 0 ? -found - 1 : found;
    if (to > from) {
      to--;
      System.arraycopy(sorted, from + 1, sorted, from, to - from);
    } else {
      System.arraycopy(sorted, to, sorted, to + 1, from - to);
    }
    sorted[to] = fresh;
    return sorted[sorted.length / 2];
  }
}
