package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.MovingMean;
import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * The root mean square of the last samples.
 *
 * @param samples how many, at least 1
 */
record EffectiveLevel(int samples) implements Filter {
  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public State begin() {
    return new Running(samples);
  }

  private static final class Running extends ScalarState {
    private final MovingMean mean;

    Running(int samples) {
      mean = new MovingMean(samples, 0);
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = mean.next(x[i] * x[i]);
      }
      for (int i = 0; i < n; i++) {
        x[i] = Math.sqrt(Math.max(x[i], 0)); // rounding may leave a sum below 0
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      mean.transfer(state);
    }
  }
}
