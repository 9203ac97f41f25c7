package tenuto.dsp.kernel;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;

/** The processor of a filter of several inputs or outputs written as a loop over arrays. */
public abstract class ScalarProcessor implements Filter.Processor {
  private double[][] from;
  private double[][] to;

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
    if (from == null) {
      from = Spans.arrays(in.length, Spans.LENGTH);
      to = Spans.arrays(out.length, Spans.LENGTH);
    }
    Spans.run(in, out, n, from, to, (at, now) -> scalar(from, to, now));
  }
}
