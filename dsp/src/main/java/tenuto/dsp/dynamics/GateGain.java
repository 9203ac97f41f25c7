package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.Filter;

/**
 * The gain of a gate, which opens when a level reaches a threshold, and closes when it has been
 * lower than that by the hysteresis for as long as it holds. Its inputs are the level as a factor,
 * the threshold in dB, and the change in dB.
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
    private double changeDb = Double.NaN;
    private double changed;
    private boolean isOpen;
    private long left;
    private double gain = Double.NaN;
    private boolean hasBegun;

    Moving() {
      super(GateGain.this);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      double[] y = out[0];
      double now = gain;
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
        double target = isOpen == ducks ? changed : 1;
        if (!hasBegun) {
          hasBegun = true;
          now = ducks ? 1 : changed;
        }
        double nothing = 0 * (level + upper + changed); // or NaN, which stays
        now = target + (isOpen ? opening : closing) * (now - target) + nothing;
        y[i] = now;
      }
      gain = now;
    }

    private void set(double threshold, double change) {
      if (threshold != thresholdDb) {
        thresholdDb = threshold;
        upper = GainOfDecibels.of(Math.min(Math.max(threshold, -MOST_DB), MOST_DB));
        lower = GainOfDecibels.of(-hysteresis) * upper;
      }
      if (change != changeDb) {
        changeDb = change;
        changed = GainOfDecibels.of(Math.min(Math.max(change, -MOST_DB), 0));
      }
    }
  }
}
