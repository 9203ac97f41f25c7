package tenuto.dsp.space;

import tenuto.dsp.kernel.ScalarKernel;

/**
 * The gain of stereo width: (1 + width)/2 for a side's own channel, (1 − width)/2 for the other.
 *
 * @param sign 1 for its own channel, −1 for the other
 */
record WidthGain(int sign, double most) implements ScalarKernel {
  @Override
  public void scalar(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      x[i] = (1 + sign * Math.min(Math.max(x[i], 0), most)) / 2;
    }
  }
}
