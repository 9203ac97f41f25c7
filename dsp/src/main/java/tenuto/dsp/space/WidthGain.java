package tenuto.dsp.space;

import tenuto.dsp.kernel.ScalarKernel;

/**
 * What is heard on a side of its own channel, (1 + width)/2, or of the other one, (1 − width)/2.
 *
 * @param sign 1 of its own channel, −1 of the other
 */
record WidthGain(int sign, double most) implements ScalarKernel {
  @Override
  public void scalar(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      x[i] = (1 + sign * Math.min(Math.max(x[i], 0), most)) / 2;
    }
  }
}
