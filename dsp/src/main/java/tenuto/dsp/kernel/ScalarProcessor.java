package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;

/** The processor of a filter of several inputs or outputs written as a loop over arrays. */
public abstract class ScalarProcessor implements Filter.Processor {
  private double[][] from;
  private double[][] to;
  private KeptInputs kept;

  /**
   * Processes the next samples.
   *
   * @param in an array for each input
   * @param out an array for each output
   * @param n number of samples: whole groups, at most {@link Spans#LENGTH}
   */
  public abstract void scalar(double[][] in, double[][] out, int n);

  /**
   * The first of the inputs that its loop does not change, nor those after it: where they are
   * constants, they are not copied again. All inputs may be changed unless this is overridden.
   */
  protected int firstKept() {
    return Integer.MAX_VALUE;
  }

  /** Whether an input has the value throughout that it had throughout the span before. */
  protected final boolean stays(int input) {
    return kept != null && kept.stays(input);
  }

  @Override
  public final void process(Block[] in, Block[] out, int n) {
    if (from == null) {
      from = Spans.arrays(in.length, Spans.LENGTH);
      to = Spans.arrays(out.length, Spans.LENGTH);
      kept = new KeptInputs(firstKept(), in.length);
    }
    Spans.run(in, out, n, from, to, kept, (at, now) -> scalar(from, to, now));
  }
}
