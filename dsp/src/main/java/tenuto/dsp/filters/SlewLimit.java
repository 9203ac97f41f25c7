package tenuto.dsp.filters;

import java.util.OptionalDouble;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.Settling;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A slew-rate limiter: follows a signal in steps of at most {@code most} per sample. It starts at
 * 0; after a NaN it is NaN.
 *
 * @param most the largest step, 0 and up
 */
public record SlewLimit(double most) implements Filter, Settling {
  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public OptionalDouble settled(double value) {
    return most > 0 ? OptionalDouble.of(value) : OptionalDouble.empty();
  }

  @Override
  public State begin() {
    return new Following(most);
  }

  private static final class Following extends ScalarState {
    private final double most;
    private double y;

    Following(double most) {
      this.most = most;
    }

    @Override
    public void scalar(double[] x, int n) {
      double now = y;
      for (int i = 0; i < n; i++) {
        double step = x[i] - now;
        now = step > most ? now + most : step < -most ? now - most : x[i] + 0 * now;
        x[i] = now;
      }
      y = now;
    }

    @Override
    public void transfer(StateTransfer state) {
      y = state.of(y);
    }
  }
}
