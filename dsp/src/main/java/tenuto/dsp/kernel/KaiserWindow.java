package tenuto.dsp.kernel;

/**
 * The Kaiser window, whose parameter trades a filter's transition width for its stopband
 * attenuation: I0( β·√(1 − t²)), t from 0 in the middle to ±1 at the ends (J. Kaiser, "Nonrecursive
 * digital filter design using the I0-sinh window function", 1974).
 */
public final class KaiserWindow {
  /** The share of the series' sum below which further terms are omitted. */
  private static final double LEFT_OUT = 1e-19;

  /** The coefficients of the modified Bessel function I0(β·√v) as a series in v. */
  private final double[] series;

  private final double middle;

  /**
   * @param beta the shape parameter, from 0 (rectangular) up
   */
  public KaiserWindow(double beta) {
    double term = 1;
    double sum = 1;
    int terms = 1;
    while (term > LEFT_OUT * sum) {
      term *= square(beta / (2 * terms));
      sum += term;
      terms++;
    }
    series = new double[terms];
    series[0] = 1;
    for (int k = 1; k < terms; k++) {
      series[k] = series[k - 1] * square(beta / (2 * k));
    }
    middle = unscaled(1);
  }

  private static double square(double x) {
    return x * x;
  }

  /** The shape parameter for a filter with a stopband attenuation of {@code dB}, more than 50. */
  public static double beta(double dB) {
    return 0.1102 * (dB - 8.7);
  }

  /** Its value, 1 in the middle. */
  public double at(double t) {
    return unscaled(1 - t * t) / middle;
  }

  /**
   * I0(β·√v), for callers that normalise afterwards; smooth beyond the window's ends, where v is
   * negative.
   */
  public double unscaled(double v) {
    double sum = 0;
    for (int k = series.length - 1; k >= 0; k--) {
      sum = sum * v + series[k];
    }
    return sum;
  }
}
