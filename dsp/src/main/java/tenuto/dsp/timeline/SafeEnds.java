package tenuto.dsp.timeline;

import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * Removes the clicks at a signal's ends: its first sample is subtracted, by an amount that
 * decreases up to the last samples, which fade linearly to 0.
 *
 * @param length of the signal in samples
 * @param fall length of the fade at the end, at most all
 */
public record SafeEnds(long length, long fall) implements Filter {
  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public State begin() {
    return new OnTheWay();
  }

  private final class OnTheWay extends ScalarState {
    private long position;
    private double first;

    @Override
    public void transfer(StateTransfer state) {
      position = state.of(position);
      first = state.of(first);
    }

    @Override
    public void scalar(double[] x, int n) {
      if (position == 0) {
        first = x[0];
      }
      double level = length - fall;
      int falls = (int) Math.clamp(length - fall - position, 0, n);
      for (int i = 0; i < falls; i++) {
        x[i] -= first * ((level - (position + i)) / level);
      }
      for (int i = falls; i < n; i++) {
        x[i] *= (double) (length - position - i) / fall;
      }
      position += n;
    }
  }
}
