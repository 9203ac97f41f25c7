package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.Filter;

/**
 * The gain that a level asks for by a static curve, smoothed in dB (the feed-forward design with
 * smooth branching detector of Giannoulis, Massberg and Reiss, 2012). Its inputs are the level as a
 * factor, threshold in dB, ratio, and dB that are added.
 *
 * @param range where it ends below, for an expander; or NaN, for a compressor
 * @param hold samples of which the loudest is what counts, at least 1
 */
record LevelGain(double knee, double range, int hold, Ballistics ballistics) implements Filter {
  /** A change in dB so small that it is none: −180 dB of the signal. */
  private static final double NOTHING = 1e-9;

  private static final double MOST_DB = 400;

  @Override
  public int inputs() {
    return 4;
  }

  @Override
  public Processor begin() {
    return new Following();
  }

  private final class Following extends ScalarProcessor {
    private final StaticCurve curve =
        Double.isNaN(range) ? new StaticCurve.Above(knee) : new StaticCurve.Below(knee, range);

    private final SlidingMost held = new SlidingMost(hold);
    private double dB;
    private double total;
    private double gain = 1;

    Following() {
      super(LevelGain.this);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      double[] level = in[0];
      double[] change = out[0];
      for (int i = 0; i < n; i++) {
        level[i] = held.next(level[i]);
      }
      for (int i = 0; i < n; i++) {
        change[i] = curve.change(level[i], in[1][i], in[2][i]);
      }
      double now = dB;
      for (int i = 0; i < n; i++) {
        now = ballistics.next(now, change[i]);
        now = Math.abs(now) < NOTHING ? 0 : now;
        change[i] = now;
      }
      dB = now;
      gains(change, in[3], n);
    }

    /** Makes factors of dB. */
    private void gains(double[] change, double[] added, int n) {
      for (int i = 0; i < n; i++) {
        double sum = Math.max(change[i], -MOST_DB);
        sum += Math.min(Math.max(added[i], -MOST_DB), MOST_DB);
        if (sum != total) {
          total = sum;
          gain = GainOfDecibels.of(sum);
        }
        change[i] = gain;
      }
    }
  }
}
