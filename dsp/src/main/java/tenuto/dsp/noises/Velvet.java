package tenuto.dsp.noises;

import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.base.SplitMix;
import tenuto.engine.signal.Filter;

/**
 * Velvet noise: one impulse of 1 or −1 at a random place in each period; the input is the number of
 * impulses per second (M. Karjalainen and H. Järveläinen, "Reverberation modeling using velvet
 * noise", 2007). The input is clamped to 0 to half the sample rate. After a NaN it is NaN.
 */
record Velvet(long seed, double sampleRate) implements Filter {
  @Override
  public boolean isQuick() {
    return true;
  }

  @Override
  public State begin() {
    return new Periods();
  }

  private final class Periods extends ScalarState {
    private double phase;
    private long random = SplitMix.mix(seed);
    private boolean done;

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        double step = Math.min(Math.max(x[i] / sampleRate, 0), 0.5);
        long bits = SplitMix.mix(random);
        double next = phase + step;
        boolean comes = !done && next > (bits >>> 11) * 0x1p-53;
        x[i] = !comes ? 0 * next : bits % 2 == 0 ? 1 : -1;
        done |= comes;
        if (next >= 1) {
          next -= 1;
          done = false;
          random += SplitMix.GOLDEN_RATIO;
        }
        phase = next;
      }
    }
  }
}
