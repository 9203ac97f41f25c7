package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Kernel;

/** A kernel written as a loop over an array. */
public interface ScalarKernel extends Kernel {
  /**
   * Changes samples in place.
   *
   * @param n number of samples from the first on: whole groups, at most {@link Spans#LENGTH}
   */
  void scalar(double[] x, int n);

  @Override
  default void apply(Block in, Block out, int n) {
    double[][] x = Spans.arrays(1, n);
    Spans.run(new Block[] {in}, new Block[] {out}, n, x, x, (at, now) -> scalar(x[0], now));
  }
}
