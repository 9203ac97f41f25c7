package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.base.VectorApi;
import tenuto.engine.signal.Filter;

/**
 * The processor of a filter of several inputs or outputs with a vector form that is much faster
 * than its scalar loops, once compiled. Both forms work on arrays.
 */
public abstract class VectorProcessor implements Filter.Processor {
  private final double[][] from;
  private final double[][] to;

  /**
   * @param filter gives the numbers of inputs and outputs
   */
  protected VectorProcessor(Filter filter) {
    from = Spans.arrays(filter.inputs(), Spans.LENGTH);
    to = Spans.arrays(filter.outputs(), Spans.LENGTH);
  }

  /**
   * Processes the next samples; both forms share their state.
   *
   * @param in an array for each input
   * @param out an array for each output
   * @param n number of samples: whole groups, at most {@link Spans#LENGTH}
   * @param vectors whether to use vectors; the bits are the same
   */
  public abstract void work(double[][] in, double[][] out, int n, boolean vectors);

  private void run(Block[] in, Block[] out, int n, boolean vectors) {
    Spans.run(in, out, n, from, to, (at, now) -> work(from, to, now, vectors));
  }

  @Override
  public final void process(Block[] in, Block[] out, int n) {
    run(in, out, n, VectorApi.isPresent());
  }

  @Override
  public final Filter.Processor scalarForm() {
    return (in, out, n) -> run(in, out, n, false);
  }
}
