package tenuto.dsp.oversampling;

import java.util.Arrays;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.signal.StateTransfer;

/** A delay by a whole number of samples, processed a span at a time. */
public final class Lag {
  private final double[] line;
  private final int late;

  /**
   * @param late delay in samples, 0 and up
   */
  public Lag(int late) {
    this.late = late;
    line = new double[late + Spans.LENGTH];
  }

  /** Sets the value assumed before the first sample. */
  public void begin(double value) {
    Arrays.fill(line, 0, late, value);
  }

  /** Hands over the samples that it holds. */
  public void transfer(StateTransfer state) {
    double[] held = Arrays.copyOf(line, late);
    state.of(held);
    System.arraycopy(held, 0, line, 0, late);
  }

  /**
   * Takes the next samples and returns the delayed ones.
   *
   * @param to receives them from {@code at} on; may be {@code x}
   * @param n at most {@link Spans#LENGTH}
   */
  public void next(double[] x, double[] to, int at, int n) {
    if (late == 0 && x == to && at == 0) {
      return;
    }
    System.arraycopy(x, 0, line, late, n);
    System.arraycopy(line, 0, to, at, n);
    System.arraycopy(line, n, line, 0, late);
  }
}
