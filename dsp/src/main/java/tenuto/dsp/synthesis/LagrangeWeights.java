package tenuto.dsp.synthesis;

/**
 * The weights of Lagrange interpolation over six samples, for a place between the third and the
 * fourth (T. Laakso et al., "Splitting the unit delay", 1996, table 3).
 */
final class LagrangeWeights {
  static final int COUNT = 6;

  private LagrangeWeights() {}

  /**
   * The weights for the fraction of a delay: of the samples from two before its whole part to three
   * after.
   */
  static void of(double delay, double[] weights) {
    double f = delay - Math.floor(delay);
    double outer = (f + 2) * (f - 3);
    double inner = (f + 1) * (f - 2);
    double middle = f * (f - 1);
    weights[0] = inner * middle * (f - 3) / -120;
    weights[1] = outer * middle * (f - 2) / 24;
    weights[2] = outer * inner * (f - 1) / -12;
    weights[3] = outer * inner * f / 12;
    weights[4] = outer * middle * (f + 1) / -24;
    weights[5] = (f + 2) * inner * middle / 120;
  }

  /** The gain for a sine of w radians per sample. */
  static double gain(double delay, double w) {
    double[] weights = new double[COUNT];
    of(delay, weights);
    double re = 0;
    double im = 0;
    for (int i = 0; i < COUNT; i++) {
      re += weights[i] * StrictMath.cos(w * i);
      im += weights[i] * StrictMath.sin(w * i);
    }
    return StrictMath.sqrt(re * re + im * im);
  }
}
