package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.signal.Filter;

/**
 * The gain of a gate, which opens when a level reaches a threshold, and closes when it has been
 * lower than that by the hysteresis for as long as it holds. It moves in dB. Its inputs are the
 * level as a factor, the threshold in dB, and the change in dB.
 *
 * @param ducks whether it is open that changes the sound, not closed
 * @param hysteresis dB, 0 and up
 * @param hold samples, 0 and up
 * @param opening the part of the way to an open gate's gain that is left after a sample
 * @param closing the same to a closed one's
 */
record GateGain(boolean ducks, double hysteresis, long hold, double opening, double closing)
    implements Filter {
  static final double MOST_DB = 200;

  /** A change in dB so small that it is none: −180 dB of the signal. */
  private static final double NOTHING = 1e-9;

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public Processor begin() {
    return new Moving();
  }

  private final class Moving extends ScalarProcessor {
    private double thresholdDb = Double.NaN;
    private double upper;
    private double lower;
    private double changed;
    private final GainOfDecibels.Rows gains = new GainOfDecibels.Rows();
    private boolean isOpen;
    private long left;
    private double dB = Double.NaN;
    private boolean hasBegun;

    Moving() {
      super(GateGain.this);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      double[] y = out[0];
      double now = dB;
      for (int i = 0; i < n; i++) {
        double level = in[0][i];
        set(in[1][i], in[2][i]);
        if (level >= upper) {
          isOpen = true;
          left = hold;
        } else if (level >= lower) {
          left = hold;
        } else if (left > 0) {
          left--;
        } else {
          isOpen = false;
        }
        double target = isOpen == ducks ? changed : 0;
        if (!hasBegun) {
          hasBegun = true;
          now = ducks ? 0 : changed;
        }
        double nothing = 0 * (level + upper + changed); // or NaN, which stays
        double apart = (isOpen ? opening : closing) * (now - target);
        now = target + (Math.abs(apart) < NOTHING ? 0 : apart) + nothing;
        y[i] = now;
      }
      dB = now;
      gains.of(y, n);
    }

    private void set(double threshold, double change) {
      if (threshold != thresholdDb) {
        thresholdDb = threshold;
        upper = GainOfDecibels.of(Math.min(Math.max(threshold, -MOST_DB), MOST_DB));
        lower = GainOfDecibels.of(-hysteresis) * upper;
      }
      changed = Math.min(Math.max(change, -MOST_DB), 0);
    }
  }
}
