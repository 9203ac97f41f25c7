package tenuto.dsp.shaping;

import tenuto.dsp.kernel.ScalarKernel;

/**
 * A rough power, off by some per cent and more: the bits of a double, read as an integer,
 * approximate its logarithm, and are multiplied (after N. Schraudolph, "A fast, compact
 * approximation of the exponential function", 1999). It was once used for speed; today it is used
 * for its own distortion.
 *
 * @param exponent finite
 * @param keepsSign whether a negative number's power is that of its magnitude with its sign;
 *     otherwise it is as in {@link Raise}
 */
public record DirtyPower(double exponent, boolean keepsSign) implements ScalarKernel {
  /** Near the bits of 1, so that the error is small there. */
  private static final long BIAS = 4_606_921_280_493_453_312L;

  private static final double INFINITY = Double.doubleToRawLongBits(Double.POSITIVE_INFINITY);

  @Override
  public void scalar(double[] x, int n) {
    double ofNegative = keepsSign ? -1 : Raise.signOfNegative(exponent);
    for (int i = 0; i < n; i++) {
      x[i] = of(Math.abs(x[i]), exponent) * (x[i] < 0 ? ofNegative : 1);
    }
  }

  /**
   * The rough power of {@code x}, which is 0 or more: 0 for 0 and underflow, ∞ for overflow, NaN
   * for NaN.
   */
  static double of(double x, double exponent) {
    if (x == 0) {
      return 0;
    }
    double scaled = exponent * (Double.doubleToRawLongBits(x) - BIAS);
    if (Double.isNaN(x) || Double.isNaN(scaled)) {
      return Double.NaN;
    }
    if (scaled >= INFINITY - BIAS) {
      return Double.POSITIVE_INFINITY;
    }
    return scaled <= -BIAS ? 0 : Double.longBitsToDouble((long) scaled + BIAS);
  }
}
