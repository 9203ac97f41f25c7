package tenuto.dsp.editing;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * A slice of a signal with a linear fade-in and fade-out.
 *
 * <p>Sample k of the fade-in has the weight k/rise, sample k of the fade-out (fall − k)/fall:
 * overlapping fades of the same length add up to 1.
 *
 * @param from first sample of the slice
 * @param length of the slice in samples
 * @param rise length of the fade-in, or 0 for none
 * @param fall length of the fade-out, or 0 for none; together at most the length
 */
public record Fades(long from, long length, long rise, long fall)
    implements Layer, Fading, Gather.Local {
  private static final int SPAN = 256;

  @Override
  public long begin(int input) {
    return -from;
  }

  @Override
  public long from(int input, long start) {
    return from + start;
  }

  @Override
  public long to(int input, long end) {
    return from + end;
  }

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    inputs.getFirst().read(from + start, out, 0, n);
    int risen = (int) Math.clamp(rise - start, 0, n);
    weigh(out, 0, risen, (double) start, 1, rise);
    int falls = (int) Math.clamp(length - fall - start, 0, n);
    weigh(out, falls, n, (double) (length - start - falls), -1, fall);
  }

  /** Multiplies by (weight + step·i)/whole. */
  static void weigh(Block out, int from, int to, double weight, int step, double whole) {
    if (from >= to || whole == 0) {
      return;
    }
    double[] x = new double[Math.min(to - from, SPAN)];
    for (int i = from; i < to; i += SPAN) {
      int now = Math.min(SPAN, to - i);
      long at = out.offset() + 8L * i;
      ArrayCopies.read(out.memory(), at, 0, x, 0, 1, now);
      double begin = weight + (double) step * (i - from);
      for (int k = 0; k < now; k++) {
        x[k] *= (begin + step * k) / whole;
      }
      ArrayCopies.write(x, 0, 1, now, out.memory(), at, 0);
    }
  }
}
