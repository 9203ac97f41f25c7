package tenuto.dsp.space;

import tenuto.dsp.kernel.ScalarKernel;

/**
 * The gain of one side from a balance between −1 and 1: 1 for a balance towards this side, and less
 * the further it is to the other.
 *
 * @param sign of the side: −1 is left, 1 right
 */
record BalanceGain(int sign) implements ScalarKernel {
  @Override
  public void scalar(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      x[i] = Math.min(1, 1 + sign * Math.max(-1, Math.min(x[i], 1)));
    }
  }
}
