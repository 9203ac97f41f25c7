package tenuto.dsp.kernel;

import tenuto.engine.Block;
import tenuto.engine.Filter;

/**
 * A filter of any number of inputs and outputs on its way from sample to sample, over arrays which
 * samples are copied to and from.
 */
public abstract class SerialProcessor implements Filter.Processor {
  private static final int STRETCH = 512;

  private final double[][] from;
  private final double[][] to;

  /**
   * @param filter has as many inputs and outputs as it says
   */
  protected SerialProcessor(Filter filter) {
    from = new double[filter.inputs()][STRETCH];
    to = new double[filter.outputs()][STRETCH];
  }

  /**
   * Takes the next {@code n} samples.
   *
   * @param in an array for each input
   * @param out an array for each output
   * @param n a multiple of {@link Block#GROUP}
   */
  public abstract void next(double[][] in, double[][] out, int n);

  @Override
  public final void process(Block[] in, Block[] out, int n) {
    for (int at = 0; at < n; at += STRETCH) {
      int now = Math.min(STRETCH, n - at);
      for (int i = 0; i < from.length; i++) {
        ArrayForm.read(in[i], at, from[i], now);
      }
      next(from, to, now);
      for (int i = 0; i < to.length; i++) {
        ArrayForm.write(to[i], now, out[i], at);
      }
    }
  }
}
