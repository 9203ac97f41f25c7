package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * The gain of a gate, which opens when a level reaches a threshold, and closes once the level has
 * been below the threshold less the hysteresis for the hold time. The gain is smoothed in dB. Its
 * inputs are the level as a factor, the threshold in dB, and the change in dB.
 *
 * @param ducks whether the open gate changes the sound, as in ducking, instead of the closed one
 * @param hysteresis dB, 0 and up
 * @param hold samples, 0 and up
 * @param opening share of the distance to the open gate's gain that remains after a sample
 * @param closing the same for the closed gate's gain
 */
record GateGain(boolean ducks, double hysteresis, long hold, double opening, double closing)
    implements Filter {
  static final double MOST_DB = 200;

  /** Changes below this many dB count as none: −180 dB of the signal. */
  private static final double NOTHING = 1e-9;

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public boolean resumes() {
    return true;
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
        double nothing =
            0 * (level + upper + changed); // 0, or NaN if an input is, which lasts to the end
        double apart = (isOpen ? opening : closing) * (now - target);
        now = target + (Math.abs(apart) < NOTHING ? 0 : apart) + nothing;
        y[i] = now;
      }
      dB = now;
      gains.of(y, n);
    }

    @Override
    public void transfer(StateTransfer state) {
      isOpen = state.of(isOpen);
      left = state.of(left);
      dB = state.of(dB);
      hasBegun = state.of(hasBegun);
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
