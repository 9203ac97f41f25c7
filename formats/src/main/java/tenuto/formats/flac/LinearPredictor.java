package tenuto.formats.flac;

/**
 * Computes the linear prediction coefficients of a block: autocorrelation of the windowed block,
 * the Levinson-Durbin recursion, and rounding to integers.
 */
final class LinearPredictor {
  static final int MOST_ORDER = 8;

  /** The bits of a coefficient. */
  static final int PRECISION = 14;

  private static final int MOST_SHIFT = 15;

  private final double[] windowed;
  private final double[] window;
  private int windowFor;
  private final int[] coefficients = new int[MOST_ORDER];
  private int order;
  private int shift;

  /**
   * @param block the most samples of a block
   */
  LinearPredictor(int block) {
    windowed = new double[block];
    window = new double[block];
  }

  int order() {
    return order;
  }

  int shift() {
    return shift;
  }

  int coefficient(int i) {
    return coefficients[i];
  }

  /** Computes coefficients; false if prediction does not pay. */
  boolean fit(int[] x, int n) {
    if (n <= 2 * MOST_ORDER) {
      return false;
    }
    welch(n);
    for (int i = 0; i < n; i++) {
      windowed[i] = x[i] * window[i];
    }
    double[] correlation = new double[MOST_ORDER + 1];
    for (int lag = 0; lag <= MOST_ORDER; lag++) {
      double sum = 0;
      for (int i = lag; i < n; i++) {
        sum += windowed[i] * windowed[i - lag];
      }
      correlation[lag] = sum;
    }
    return correlation[0] > 0 && round(recursion(correlation));
  }

  /** Applies Welch's window, a parabola. */
  private void welch(int n) {
    if (windowFor != n) {
      windowFor = n;
      double half = (n - 1) / 2.0;
      for (int i = 0; i < n; i++) {
        double x = (i - half) / half;
        window[i] = 1 - x * x;
      }
    }
  }

  /** The best predictor for an autocorrelation (Levinson-Durbin). */
  private double[] recursion(double[] correlation) {
    double[] a = new double[MOST_ORDER];
    double error = correlation[0];
    order = 0;
    while (order < MOST_ORDER && error > correlation[0] * 0x1p-50) {
      double sum = correlation[order + 1];
      for (int i = 0; i < order; i++) {
        sum -= a[i] * correlation[order - i];
      }
      double reflection = sum / error;
      for (int i = 0; i < order / 2; i++) {
        double mirror = a[order - 1 - i];
        a[order - 1 - i] = mirror - reflection * a[i];
        a[i] -= reflection * mirror;
      }
      if ((order & 1) != 0) {
        a[order / 2] -= reflection * a[order / 2];
      }
      a[order] = reflection;
      error *= 1 - reflection * reflection;
      order++;
    }
    return a;
  }

  /** Rounds the coefficients, adding the error of each to the next. */
  private boolean round(double[] a) {
    double most = 0;
    for (int i = 0; i < order; i++) {
      most = Math.max(most, Math.abs(a[i]));
    }
    shift = PRECISION - 2 - Math.getExponent(most);
    if (order == 0 || !(most > 0) || shift < 0) {
      return false;
    }
    shift = Math.min(shift, MOST_SHIFT);
    int limit = 1 << PRECISION - 1;
    double error = 0;
    for (int i = 0; i < order; i++) {
      double exact = a[i] * (1 << shift) + error;
      int rounded = (int) Math.clamp(Math.rint(exact), -limit, limit - 1);
      error = exact - rounded;
      coefficients[i] = rounded;
    }
    return true;
  }

  /** Computes the residual; false if a difference has more bits than the format allows. */
  boolean rest(int[] x, int n, int[] out) {
    for (int i = order; i < n; i++) {
      long sum = 0;
      for (int k = 0; k < order; k++) {
        sum += (long) coefficients[k] * x[i - 1 - k];
      }
      long rest = x[i] - (sum >> shift);
      if (rest != (int) rest || rest == Integer.MIN_VALUE) {
        return false;
      }
      out[i] = (int) rest;
    }
    return true;
  }
}
