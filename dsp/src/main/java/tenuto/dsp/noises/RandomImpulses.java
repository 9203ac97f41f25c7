package tenuto.dsp.noises;

import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.base.SplitMix;
import tenuto.engine.signal.Filter;

/**
 * Random impulses with uniform heights between 0 and 1, at a mean rate given by the input in
 * impulses per second (a Poisson process, as S. D. Poisson described in 1837). The input is clamped
 * to 0 to the sample rate.
 */
record RandomImpulses(long seed, double sampleRate) implements Filter {
  @Override
  public boolean isQuick() {
    return true;
  }

  @Override
  public State begin() {
    return new Throws();
  }

  private final class Throws extends ScalarState {
    private long random = SplitMix.mix(seed);

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        random += SplitMix.GOLDEN_RATIO;
        double uniform = (SplitMix.mix(random) >>> 11) * 0x1p-53;
        double chance = Math.min(Math.max(x[i] / sampleRate, 0), 1);
        x[i] = uniform < chance ? uniform / chance : 0 * chance;
      }
    }
  }
}
