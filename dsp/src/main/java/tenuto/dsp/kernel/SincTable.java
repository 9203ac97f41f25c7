package tenuto.dsp.kernel;

/** The rows of weights that {@link SincTaps} and {@link NarrowTaps} read by. */
final class SincTable {
  private static final double BETA = 10;

  /** Terms of the series of I0, the last of them below 10<sup>−17</sup> of the sum. */
  private static final int TERMS = 32;

  private SincTable() {}

  /**
   * For each place from a sample to the one before it, both included, the weights of the samples
   * around, oldest first, which add up to 1.
   *
   * @param half samples to either side
   * @param rows between two samples, an even number
   */
  static double[] of(int half, int rows) {
    int taps = 2 * half;
    double[] series = new double[TERMS];
    series[0] = 1;
    for (int k = 1; k < TERMS; k++) {
      double step = BETA / (2 * k);
      series[k] = series[k - 1] * step * step;
    }
    double[] table = new double[(rows + 1) * taps];
    for (int row = 0; 2 * row <= rows; row++) {
      double part = (double) row / rows;
      double sine = StrictMath.sin(Math.PI * part);
      double sum = 0;
      for (int i = 0; i < taps; i++) {
        double t = half - i - part; // how long before the place
        // The sine of πt changes its sign from sample to sample.
        double wave = t == 0 ? 1 : (i % 2 == 0 ? -sine : sine) / (Math.PI * t);
        table[row * taps + i] = wave * window(series, 1 - t * t / (half * half));
        sum += table[row * taps + i];
      }
      for (int i = 0; i < taps; i++) {
        table[row * taps + i] /= sum;
      }
      for (int i = 0; i < taps; i++) {
        table[(rows - row) * taps + taps - 1 - i] = table[row * taps + i];
      }
    }
    return table;
  }

  /** Kaiser's window, not scaled, by the series of I0(β·√v) in v. */
  private static double window(double[] series, double v) {
    double sum = 0;
    for (int k = series.length - 1; k >= 0; k--) {
      sum = sum * v + series[k];
    }
    return sum;
  }
}
