package tenuto.dsp.oversampling;

import java.util.Arrays;
import tenuto.dsp.kernel.Spans;

/** Samples of before: a signal that is some whole samples late, taken a span at a time. */
public final class Lag {
  private final double[] line;
  private final int late;

  /**
   * @param late samples, 0 and up
   */
  public Lag(int late) {
    this.late = late;
    line = new double[late + Spans.LENGTH];
  }

  /** Has the signal been {@code value} before its first sample. */
  public void begin(double value) {
    Arrays.fill(line, 0, late, value);
  }

  /**
   * Takes the next samples and gives those of before.
   *
   * @param to gets them from {@code at} on; may be {@code x}
   * @param n at most {@link Spans#LENGTH}
   */
  public void next(double[] x, double[] to, int at, int n) {
    System.arraycopy(x, 0, line, late, n);
    System.arraycopy(line, 0, to, at, n);
    System.arraycopy(line, n, line, 0, late);
  }
}
