package tenuto.dsp.timeline;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * A signal that comes in and goes out by a shape, as {@code Fades} do in straight lines: sample k
 * of the rise is k/rise of the way in, sample k of the fall (fall − k)/fall.
 *
 * @param length samples of the signal
 * @param rise samples of the rise, or 0 for none
 * @param fall samples of the fall, or 0 for none; together at most the length
 */
record ShapedFades(long length, long rise, long fall, FadeShape shape)
    implements Gather.Sequential {
  private static final int STRETCH = 256;

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    inputs.getFirst().read(start, out, 0, n);
    int risen = (int) Math.clamp(rise - start, 0, n);
    weigh(out, 0, risen, start, 1, rise);
    int falls = (int) Math.clamp(length - fall - start, 0, n);
    int ends = (int) Math.clamp(length - start, falls, n);
    weigh(out, falls, ends, length - start - falls, -1, fall);
  }

  /** Multiplies by the weights at (first + step·i)/whole. */
  private void weigh(Block out, int from, int to, long first, int step, long whole) {
    if (from >= to) {
      return;
    }
    double[] x = new double[Math.min(to - from, STRETCH)];
    for (int at = from; at < to; at += STRETCH) {
      int now = Math.min(STRETCH, to - at);
      ArrayCopies.read(out, at, x, now);
      long begin = first + (long) step * (at - from);
      for (int i = 0; i < now; i++) {
        x[i] *= shape.weight((double) (begin + (long) step * i) / whole);
      }
      ArrayCopies.write(x, now, out, at);
    }
  }
}
