package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.MovingMean;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.SlidingMaximum;
import tenuto.dsp.metering.FinePeaks;
import tenuto.engine.signal.Filter;

/**
 * The gain of a limiter that looks ahead, late by {@link #late()}: what the highest crest of the
 * time ahead allows, released slowly, and then averaged three times over a third of that time. No
 * average is above what it is made of, so it never is above what any crest allows; it is level
 * around the crest that limits, where a gain that moves would bend the wave between samples; and
 * its second derivative has no step, so nothing clicks. Its input is that of {@link FinePeaks}.
 *
 * @param ceiling a factor
 * @param window samples of each average, at least 1
 * @param release the part of the way back to 1 that is left after a sample
 */
record LimiterGain(double ceiling, int window, double release) implements Filter {
  private static final int AVERAGES = 3;

  /** Samples on either side of a crest that may not be louder either. */
  private static final int AROUND = 17;

  /** A change so small that it is none: −180 dB. */
  private static final double NOTHING = 1e-9;

  /** Samples from the first to the last that an average of averages is made of. */
  private int reach() {
    return AVERAGES * (window - 1);
  }

  /** Samples by which the gain is late. */
  int late() {
    return FinePeaks.LATE + AROUND + reach();
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
        y[i] = Math.min(ceiling / y[i], 1); // of silence it is 1
      }
      double now = gain;
      for (int i = 0; i < n; i++) {
        double allowed = y[i];
        boolean isThere = now >= allowed - NOTHING;
        now = isThere ? allowed : allowed + release * (now - allowed);
        y[i] = now;
      }
      gain = now;
      for (int i = 0; i < n; i++) {
        y[i] = third.next(second.next(first.next(y[i])));
      }
    }
  }
}
