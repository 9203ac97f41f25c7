package tenuto.dsp.metering;

import java.util.Arrays;

/** A sum for each cell, accumulated span by span in the order of time. */
final class CellSums {
  private double[] sums = new double[64];
  private int count;

  CellSums() {}

  /** These sums, from cell 0 on. */
  CellSums(double[] sums) {
    this.sums = sums.clone();
    count = sums.length;
  }

  /** All sums. */
  double[] all() {
    return Arrays.copyOf(sums, count);
  }

  /** Adds to the cells from {@code first} on. */
  void add(long first, double[] more) {
    int end = Math.toIntExact(first + more.length);
    if (end > sums.length) {
      sums = Arrays.copyOf(sums, Math.max(end, 2 * sums.length));
    }
    for (int i = 0; i < more.length; i++) {
      sums[(int) first + i] += more[i];
    }
    count = Math.max(count, end);
  }

  /** The sum over cells {@code from} to {@code to - 1}. */
  double between(int from, int to) {
    double sum = 0;
    for (int i = from; i < Math.min(to, count); i++) {
      sum += sums[i];
    }
    return sum;
  }
}
