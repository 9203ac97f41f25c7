package tenuto.dsp.metering;

/**
 * Divides time into consecutive cells of equal length, from sample 0; if that is not a whole number
 * of samples, some cells have one more than others.
 *
 * @param sampleRate samples per second
 * @param perSecond cells per second
 */
record Cells(double sampleRate, int perSecond) {
  /** The first sample of a cell. */
  long begin(long cell) {
    return (long) Math.ceil(cell * sampleRate / perSecond);
  }

  /** The cell that a sample is in. */
  long of(long sample) {
    long cell = (long) (sample * perSecond / sampleRate);
    while (begin(cell) > sample) {
      cell--;
    }
    while (begin(cell + 1) <= sample) {
      cell++;
    }
    return cell;
  }

  /**
   * The sums of the squares of {@code n} samples in each cell that they overlap, from the cell of
   * sample {@code start} on.
   */
  double[] squares(double[] x, long start, int n) {
    if (n <= 0) {
      return new double[0];
    }
    long first = of(start);
    double[] sums = new double[(int) (of(start + n - 1) - first) + 1];
    for (int i = 0; i < sums.length; i++) {
      int from = (int) Math.max(0, begin(first + i) - start);
      int to = (int) Math.min(n, begin(first + i + 1) - start);
      sums[i] = Sums.ofSquares(x, from, to);
    }
    return sums;
  }
}
