package tenuto.dsp.spectral;

import java.util.Arrays;

/**
 * The middle of so many numbers of 0 and up, which are kept in order: one of them at a time is
 * replaced. All are 0 at first. NaN counts as more than any number.
 */
final class Median {
  /** As bits, which are in the order of their numbers. */
  private final long[] sorted;

  /**
   * @param length how many, an odd number
   */
  Median(int length) {
    sorted = new long[length];
  }

  void clear() {
    Arrays.fill(sorted, 0);
  }

  /** Puts a number in the place of one that is there, and tells the middle. */
  double replaced(double old, double fresh) {
    long bits = Double.doubleToLongBits(fresh);
    int at = place(Double.doubleToLongBits(old));
    for (; at + 1 < sorted.length && sorted[at + 1] < bits; at++) {
      sorted[at] = sorted[at + 1];
    }
    for (; at > 0 && sorted[at - 1] > bits; at--) {
      sorted[at] = sorted[at - 1];
    }
    sorted[at] = bits;
    return Double.longBitsToDouble(sorted[sorted.length / 2]);
  }

  /** Where a number is that is there. */
  private int place(long bits) {
    int low = 0;
    int high = sorted.length - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] < bits) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
