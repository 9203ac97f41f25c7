package tenuto.dsp.math;

/**
 * Kaiser's window, which trades the width of a filter's transition for what it stops (Kaiser,
 * "Nonrecursive digital filter design using the I0-sinh window function", 1974).
 */
public final class KaiserWindow {
  private KaiserWindow() {}

  /**
   * The window's height.
   *
   * @param edge the place, from 0 in the middle to ±1 at the ends
   * @param beta its shape, from 0 (rectangular) up
   */
  public static double at(double edge, double beta) {
    return bessel(beta * Math.sqrt(1 - edge * edge)) / bessel(beta);
  }

  /** The shape for a filter that stops by {@code dB}, more than 50. */
  public static double beta(double dB) {
    return 0.1102 * (dB - 8.7);
  }

  /** The modified Bessel function of order 0, by its series. */
  private static double bessel(double x) {
    double sum = 1;
    double term = 1;
    for (int k = 1; term > sum * 1e-17; k++) {
      term *= x * x / (4.0 * k * k);
      sum += term;
    }
    return sum;
  }
}
