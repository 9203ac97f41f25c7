package tenuto.dsp.spectral;

import java.util.Arrays;

/**
 * A running median of a fixed number of values of 0 and up, which are kept sorted and replaced one
 * at a time. All are 0 at first. NaN sorts above all numbers.
 */
final class Median {
  /** The values' bits, which sort as the values do. */
  private final long[] sorted;

  /**
   * @param length number of values, odd
   */
  Median(int length) {
    sorted = new long[length];
  }

  void clear() {
    Arrays.fill(sorted, 0);
  }

  /** Replaces all of the values. */
  void set(double[] values) {
    Arrays.setAll(sorted, i -> Double.doubleToLongBits(values[i]));
    Arrays.sort(sorted);
  }

  /** Replaces one of the values and returns the median. */
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

  /** The index of a value that is present. */
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
