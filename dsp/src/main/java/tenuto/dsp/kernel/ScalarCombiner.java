package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Combiner;

/** A combiner written as a loop over two arrays. */
public interface ScalarCombiner extends Combiner {
  /**
   * Combines the samples of both arrays and writes the results to {@code x}.
   *
   * @param n number of samples from the first on: whole groups, at most {@link Spans#LENGTH}
   */
  void scalar(double[] x, double[] y, int n);

  @Override
  default void apply(Block left, Block right, Block out, int n) {
    double[][] x = Spans.arrays(2, n);
    Spans.run(
        new Block[] {left, right},
        new Block[] {out},
        n,
        x,
        x,
        (at, now) -> scalar(x[0], x[1], now));
  }
}
