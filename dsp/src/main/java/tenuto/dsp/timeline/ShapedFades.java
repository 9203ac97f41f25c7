package tenuto.dsp.timeline;

import java.util.List;
import tenuto.dsp.editing.Fading;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * A signal with a fade-in and a fade-out of a given shape, where {@code Fades} are linear: at
 * sample k of the fade-in t is k/rise, at sample k of the fade-out (fall − k)/fall.
 *
 * @param length of the signal in samples
 * @param rise length of the fade-in, or 0 for none
 * @param fall length of the fade-out, or 0 for none; together at most the length
 */
record ShapedFades(long length, long rise, long fall, FadeShape shape)
    implements Fading, Gather.Sequential, Gather.Local {
  private static final int SPAN = 256;

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    inputs.getFirst().read(start, out, 0, n);
    int risen = (int) Math.clamp(rise - start, 0, n);
    weigh(out, 0, risen, start, 1, rise);
    int falls = (int) Math.clamp(length - fall - start, 0, n);
    int ends = (int) Math.clamp(length - start, falls, n);
    weigh(out, falls, ends, length - start - falls, -1, fall);
  }

  /** Multiplies by the shape's weights at (first + step·i)/whole. */
  private void weigh(Block out, int from, int to, long first, int step, long whole) {
    if (from >= to) {
      return;
    }
    double[] x = new double[Math.min(to - from, SPAN)];
    for (int at = from; at < to; at += SPAN) {
      int now = Math.min(SPAN, to - at);
      ArrayCopies.read(out, at, x, now);
      long begin = first + (long) step * (at - from);
      for (int i = 0; i < now; i++) {
        x[i] *= shape.weight((double) (begin + (long) step * i) / whole);
      }
      ArrayCopies.write(x, now, out, at);
    }
  }
}
