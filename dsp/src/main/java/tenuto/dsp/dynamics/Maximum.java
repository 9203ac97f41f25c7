package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.ScalarCombiner;

/** The larger of two samples; NaN if one is. */
record Maximum() implements ScalarCombiner {
  @Override
  public void scalar(double[] x, double[] y, int n) {
    for (int i = 0; i < n; i++) {
      x[i] = Math.max(x[i], y[i]);
    }
  }

  @Override
  public double identity() {
    return Double.NEGATIVE_INFINITY;
  }
}
