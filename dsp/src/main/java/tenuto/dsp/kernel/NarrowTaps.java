package tenuto.dsp.kernel;

import tenuto.engine.base.Fma;

/**
 * Interpolation like {@link SincTaps}, for places with fewer samples after them: with eight samples
 * on either side, within −90 dB of the band-limited signal up to 0.29 of the sample rate, or by
 * Lagrange's polynomial through the samples available.
 */
final class NarrowTaps {
  /** Samples on either side. */
  static final int HALF = 8;

  private static final int TAPS = 2 * HALF;
  private static final int ROWS = 256;
  private static final double[] TABLE = SincTable.of(HALF, ROWS);

  /** For each number of samples on either side, the reciprocal of the weights' common factor. */
  private static final double[][] SCALES = scales();

  private NarrowTaps() {}

  /** The weighted sum of the sixteen samples from {@code at} on, for a fraction of a sample. */
  static double sum(double[] x, int at, double part) {
    double place = part * ROWS;
    int row = (int) place;
    double way = place - row;
    double even = 0;
    double odd = 0;
    for (int i = 0, k = row * TAPS; i < TAPS; i += 2, k += 2) {
      double a = Fma.of(way, TABLE[k + TAPS] - TABLE[k], TABLE[k]);
      double b = Fma.of(way, TABLE[k + TAPS + 1] - TABLE[k + 1], TABLE[k + 1]);
      even = Fma.of(a, x[at + i], even);
      odd = Fma.of(b, x[at + i + 1], odd);
    }
    return even + odd;
  }

  /**
   * The value {@code part} of a sample before the one at {@code at}, by the polynomial through
   * {@code half} samples on either side, fewer than {@link #HALF}.
   */
  static double polynomial(double[] x, int at, int half, double part) {
    double[] scales = SCALES[half];
    double before = 1;
    double sum = 0;
    // Each weight is the product of all (part − i) except its own: of those before it and those
    // after it.
    for (int j = 1 - half; j <= half; j++) {
      double after = 1;
      for (int i = j + 1; i <= half; i++) {
        after *= part - i;
      }
      sum = Fma.of(before * after * scales[j + half - 1], x[at - j], sum);
      before *= part - j;
    }
    return sum;
  }

  private static double[][] scales() {
    double[][] all = new double[HALF][];
    for (int half = 1; half < HALF; half++) {
      all[half] = new double[2 * half];
      for (int j = 1 - half; j <= half; j++) {
        double product = 1;
        for (int i = 1 - half; i <= half; i++) {
          product *= i == j ? 1 : j - i;
        }
        all[half][j + half - 1] = 1 / product;
      }
    }
    return all;
  }
}
