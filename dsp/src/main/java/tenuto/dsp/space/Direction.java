package tenuto.dsp.space;

import tenuto.dsp.kernel.ScalarKernel;
import tenuto.dsp.math.Phase;

/**
 * The sine or the cosine of an angle in degrees.
 *
 * @param turned whether it is the cosine
 */
record Direction(boolean turned) implements ScalarKernel {
  static final Direction SINE = new Direction(false);
  static final Direction COSINE = new Direction(true);

  @Override
  public void scalar(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      double sine = turned ? Phase.cosine(x[i] / 360) : Phase.sine(x[i] / 360);
      x[i] = sine + 0 * x[i]; // NaN for an angle that is not finite
    }
  }
}
