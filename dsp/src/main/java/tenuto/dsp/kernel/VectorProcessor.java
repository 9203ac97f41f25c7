package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.base.VectorApi;
import tenuto.engine.signal.Filter;

/**
 * The processor of a filter of several inputs or outputs with a vector form that is much faster
 * than its scalar loops, once compiled. Both forms work on arrays.
 */
public abstract class VectorProcessor implements Filter.Processor {
  private double[][] from;
  private double[][] to;
  private KeptInputs kept;

  /**
   * Processes the next samples; both forms share their state.
   *
   * @param in an array for each input
   * @param out an array for each output
   * @param n number of samples: whole groups, at most {@link Spans#LENGTH}
   * @param vectors whether to use vectors; the bits are the same
   */
  public abstract void work(double[][] in, double[][] out, int n, boolean vectors);

  /** See {@link ScalarProcessor#firstKept}. */
  protected int firstKept() {
    return Integer.MAX_VALUE;
  }

  /** See {@link ScalarProcessor#stays}. */
  protected final boolean stays(int input) {
    return kept != null && kept.stays(input);
  }

  private void run(Block[] in, Block[] out, int n, boolean vectors) {
    if (from == null) {
      from = Spans.arrays(in.length, Spans.LENGTH);
      to = Spans.arrays(out.length, Spans.LENGTH);
      kept = new KeptInputs(firstKept(), in.length);
    }
    Spans.run(in, out, n, from, to, kept, (at, now) -> work(from, to, now, vectors));
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
