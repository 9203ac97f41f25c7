package tenuto.dsp.metering;

/**
 * Sums in eight fixed lanes, so that they can be computed in parallel with the same bits
 * everywhere.
 */
final class Sums {
  private static final int LANES = 8;

  private Sums() {}

  /** The sum of x[from] to x[to - 1]. */
  static double of(double[] x, int from, int to) {
    double a = 0;
    double b = 0;
    double c = 0;
    double d = 0;
    double e = 0;
    double f = 0;
    double g = 0;
    double h = 0;
    int i = from;
    for (; i <= to - LANES; i += LANES) {
      a += x[i];
      b += x[i + 1];
      c += x[i + 2];
      d += x[i + 3];
      e += x[i + 4];
      f += x[i + 5];
      g += x[i + 6];
      h += x[i + 7];
    }
    for (; i < to; i++) {
      a += x[i];
    }
    return ((a + b) + (c + d)) + ((e + f) + (g + h));
  }

  /** The sum of the squares of x[from] to x[to - 1]. */
  static double ofSquares(double[] x, int from, int to) {
    double a = 0;
    double b = 0;
    double c = 0;
    double d = 0;
    double e = 0;
    double f = 0;
    double g = 0;
    double h = 0;
    int i = from;
    for (; i <= to - LANES; i += LANES) {
      a += x[i] * x[i];
      b += x[i + 1] * x[i + 1];
      c += x[i + 2] * x[i + 2];
      d += x[i + 3] * x[i + 3];
      e += x[i + 4] * x[i + 4];
      f += x[i + 5] * x[i + 5];
      g += x[i + 6] * x[i + 6];
      h += x[i + 7] * x[i + 7];
    }
    for (; i < to; i++) {
      a += x[i] * x[i];
    }
    return ((a + b) + (c + d)) + ((e + f) + (g + h));
  }
}
