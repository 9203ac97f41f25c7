package tenuto.dsp.noises;

import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.base.SplitMix;
import tenuto.engine.signal.Filter;

/**
 * Crackle noise from a chaotic map: y[i] = |a·y[i − 1] − y[i − 2] − 0.05|, where a is the input, as
 * in J. McCartney's SuperCollider. The input is clamped to 1 to 2. After a NaN it is NaN.
 */
record ChaoticMap(long seed) implements Filter {
  private static final double BIAS = 0.05;

  @Override
  public boolean isQuick() {
    return true;
  }

  @Override
  public State begin() {
    return new Orbit();
  }

  private final class Orbit extends ScalarState {
    private double last = (SplitMix.mix(seed) >>> 11) * 0x1p-53;
    private double before;

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        double chaos = Math.min(Math.max(x[i], 1), 2);
        x[i] = Math.abs(chaos * last - before - BIAS);
        before = last;
        last = x[i];
      }
    }
  }
}
