package tenuto.dsp.shaping;

import tenuto.dsp.kernel.ScalarKernel;
import tenuto.dsp.math.Power;

/**
 * x to the power of the exponent: for negative x NaN unless the exponent is whole; at 0 as {@link
 * Math#pow}; anything to the power of 0 is 1.
 */
public record Raise(double exponent) implements ScalarKernel {
  @Override
  public void scalar(double[] x, int n) {
    Power power = new Power(exponent);
    double ofNegative = signOfNegative(exponent);
    for (int i = 0; i < n; i++) {
      double size = Math.abs(x[i]);
      if (size == 0 || exponent == 0) {
        x[i] = StrictMath.pow(x[i], exponent);
      } else {
        x[i] = power.power(size) * (x[i] < 0 ? ofNegative : 1);
      }
    }
  }

  /** The sign of a negative number's power: 1, −1, or NaN if undefined. */
  static double signOfNegative(double exponent) {
    return exponent != Math.rint(exponent) ? Double.NaN : exponent % 2 == 0 ? 1 : -1;
  }
}
