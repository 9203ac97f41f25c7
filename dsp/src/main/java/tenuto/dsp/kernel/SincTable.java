package tenuto.dsp.kernel;

/**
 * Interpolation weights for reading signals between their samples: a sinc under a {@link
 * KaiserWindow}.
 */
public final class SincTable {
  private static final double BETA = 10;

  private SincTable() {}

  /**
   * For each place from a sample to the one before it, both included, the weights of the
   * surrounding samples, oldest first, which add up to 1.
   *
   * @param half samples on either side
   * @param rows places between two samples, an even number
   */
  public static double[] of(int half, int rows) {
    int taps = 2 * half;
    KaiserWindow window = new KaiserWindow(BETA);
    double[] table = new double[(rows + 1) * taps];
    for (int row = 0; 2 * row <= rows; row++) {
      double part = (double) row / rows;
      double sine = StrictMath.sin(Math.PI * part);
      double sum = 0;
      for (int i = 0; i < taps; i++) {
        double t = half - i - part; // the tap's distance from the place
        // The sine of πt changes sign from tap to tap.
        double wave = t == 0 ? 1 : (i % 2 == 0 ? -sine : sine) / (Math.PI * t);
        table[row * taps + i] = wave * window.unscaled(1 - t * t / (half * half));
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
}
