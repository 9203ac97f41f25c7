package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;

/** The processor of a filter of several inputs or outputs written as a loop over arrays. */
public abstract class ScalarProcessor implements Filter.Processor {
  private final double[][] from;
  private final double[][] to;

  /**
   * @param filter gives the numbers of inputs and outputs
   */
  protected ScalarProcessor(Filter filter) {
    from = Spans.arrays(filter.inputs(), Spans.LENGTH);
    to = Spans.arrays(filter.outputs(), Spans.LENGTH);
  }

  /**
   * Processes the next samples.
   *
   * @param in an array for each input
   * @param out an array for each output
   * @param n number of samples: whole groups, at most {@link Spans#LENGTH}
   */
  public abstract void scalar(double[][] in, double[][] out, int n);

  @Override
  public final void process(Block[] in, Block[] out, int n) {
    Spans.run(in, out, n, from, to, (at, now) -> scalar(from, to, now));
  }
}
