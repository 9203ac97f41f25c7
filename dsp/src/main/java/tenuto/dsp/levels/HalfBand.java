package tenuto.dsp.levels;

import java.util.Arrays;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A linear-phase half-band low-pass with its cutoff at a quarter of the sample rate, 19 taps and a
 * latency of {@value #DELAY}. Every second tap except the middle one is 0, and the response at a
 * quarter of the rate is a half.
 */
public record HalfBand() implements Filter {
  /** The latency in samples. */
  public static final int DELAY = 9;

  private static final double MIDDLE = 8192 / 16384.0;
  private static final double TAP_1 = 5042 / 16384.0;
  private static final double TAP_3 = -1277 / 16384.0;
  private static final double TAP_5 = 429 / 16384.0;
  private static final double TAP_7 = -116 / 16384.0;
  private static final double TAP_9 = 18 / 16384.0;

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public State begin() {
    return new Running();
  }

  private static final class Running extends ScalarState {
    /** The last samples of the previous span, then the new ones. */
    private final double[] line = new double[2 * DELAY + Spans.LENGTH];

    @Override
    public void scalar(double[] x, int n) {
      double[] in = line;
      System.arraycopy(x, 0, in, 2 * DELAY, n);
      for (int i = 0; i < n; i++) {
        double sum = TAP_9 * (in[i] + in[i + 18]);
        sum = Fma.of(TAP_7, in[i + 2] + in[i + 16], sum);
        sum = Fma.of(TAP_5, in[i + 4] + in[i + 14], sum);
        sum = Fma.of(TAP_3, in[i + 6] + in[i + 12], sum);
        sum = Fma.of(TAP_1, in[i + 8] + in[i + 10], sum);
        x[i] = Fma.of(MIDDLE, in[i + DELAY], sum);
      }
      System.arraycopy(in, n, in, 0, 2 * DELAY);
    }

    @Override
    public void transfer(StateTransfer state) {
      double[] held = Arrays.copyOf(line, 2 * DELAY);
      state.of(held);
      System.arraycopy(held, 0, line, 0, 2 * DELAY);
    }
  }
}
