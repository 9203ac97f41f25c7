package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.MovingMean;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.SlidingMaximum;
import tenuto.dsp.metering.FinePeaks;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * The gain of a lookahead limiter, with a latency of {@link #latency()}: the gain that the highest
 * peak within the lookahead allows, released slowly, then averaged three times over a third of the
 * lookahead. No average exceeds its values, so the gain never exceeds what any peak allows. It is
 * constant around the limiting peak, where a moving gain would change the wave between samples; and
 * its second derivative has no step, so it does not click. Its input is that of {@link FinePeaks}.
 *
 * @param ceiling a factor
 * @param window samples of each average, at least 1
 * @param release share of the distance to 1 that remains after a sample
 */
record LimiterGain(double ceiling, int window, double release) implements Filter {
  private static final int AVERAGES = 3;

  /** Samples on either side of a peak for which its gain is held. */
  private static final int AROUND = 17;

  /** Changes below this count as none: −180 dB. */
  private static final double NOTHING = 1e-9;

  /** Samples from the first to the last that the three averages together cover. */
  private int reach() {
    return AVERAGES * (window - 1);
  }

  /** The latency of the gain in samples. */
  int latency() {
    return FinePeaks.LATE + AROUND + reach();
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public State begin() {
    return new Looking();
  }

  private final class Looking extends ScalarState {
    private final SlidingMaximum crest = new SlidingMaximum(reach() + 2 * AROUND + 1);
    private final MovingMean first = new MovingMean(window, 1);
    private final MovingMean second = new MovingMean(window, 1);
    private final MovingMean third = new MovingMean(window, 1);
    private double gain = 1;

    @Override
    public void scalar(double[] y, int n) {
      crest.run(y, n);
      for (int i = 0; i < n; i++) {
        y[i] = Math.min(ceiling / y[i], 1); // 1 for silence
      }
      double now = gain;
      for (int i = 0; i < n; i++) { // in one loop, so that the averages do not wait for the gain
        double allowed = y[i];
        boolean isThere = now >= allowed - NOTHING;
        now = isThere ? allowed : allowed + release * (now - allowed);
        y[i] = third.next(second.next(first.next(now)));
      }
      gain = now;
    }

    @Override
    public void transfer(StateTransfer state) {
      crest.transfer(state);
      first.transfer(state);
      second.transfer(state);
      third.transfer(state);
      gain = state.of(gain);
    }
  }
}
