package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;

/** A filter's state written as a loop over an array. */
public abstract class ScalarState implements Filter.State {
  private final Block[] from = new Block[1];
  private final Block[] to = new Block[1];

  /** Allocated when needed: there may be many states, and few work in scalar form for long. */
  private double[][] arrays;

  /**
   * Processes the next samples in place.
   *
   * @param n number of samples: whole groups, at most {@link Spans#LENGTH}
   */
  public abstract void scalar(double[] x, int n);

  @Override
  public void apply(Block in, Block out, int n) {
    if (arrays == null) {
      arrays = Spans.arrays(1, Spans.LENGTH);
    }
    double[] x = arrays[0];
    from[0] = in;
    to[0] = out;
    Spans.run(from, to, n, arrays, arrays, (at, now) -> scalar(x, now));
  }
}
