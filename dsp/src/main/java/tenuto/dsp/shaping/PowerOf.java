package tenuto.dsp.shaping;

import tenuto.dsp.kernel.ScalarCombiner;

/**
 * The left sample to the power of the right one, its sign kept: exact for negative exponents, by
 * {@link DirtyPower} for positive ones, as in Sonic Field's ShapedPower, whose sound depends on it.
 * 0 stays 0, and an exponent of 1 has no effect.
 */
public record PowerOf() implements ScalarCombiner {
  @Override
  public void scalar(double[] x, double[] y, int n) {
    for (int i = 0; i < n; i++) {
      if (x[i] < 0) {
        x[i] = -StrictMath.pow(-x[i], y[i]);
      } else if (y[i] != 1) {
        x[i] = Double.isNaN(y[i]) ? Double.NaN : DirtyPower.of(x[i], y[i]);
      }
    }
  }

  @Override
  public double identity() {
    return 1;
  }
}
