package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Source;

/** A source written as a loop over an array. */
public interface ScalarSource extends Source {
  /**
   * Writes samples {@code start} to {@code start + n - 1} to {@code x}.
   *
   * @param n whole groups, at most {@link Spans#LENGTH}
   */
  void scalar(long start, double[] x, int n);

  @Override
  default void fill(long start, Block out, int n) {
    double[][] x = Spans.arrays(1, n);
    Spans.run(new Block[0], new Block[] {out}, n, x, x, (at, now) -> scalar(start + at, x[0], now));
  }
}
