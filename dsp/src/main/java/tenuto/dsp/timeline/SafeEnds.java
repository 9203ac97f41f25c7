package tenuto.dsp.timeline;

import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.signal.Filter;

/**
 * Takes the clicks off a signal's ends: its first sample is subtracted, less and less up to the
 * last samples, and those fall linearly towards 0.
 *
 * @param length samples of the signal
 * @param fall how many of them fall, at most all
 */
public record SafeEnds(long length, long fall) implements Filter {
  @Override
  public State begin() {
    return new OnTheWay();
  }

  private final class OnTheWay extends ScalarState {
    private long position;
    private double first;

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
