package tenuto.dsp.timeline;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * A cross-fade: two signals in sequence, where the second starts before the end of the first and
 * fades in while the first fades out. At sample k of {@code overlap}, t = k/overlap, the second is
 * weighted by the shape at t and the first by the shape at 1 − t.
 *
 * @param begin the sample at which the second starts
 * @param overlap in samples; with {@code begin} the length of the first
 */
record Crossfade(long begin, long overlap, FadeShape shape)
    implements Gather.Sequential, Gather.Local {
  private static final int SPAN = 256;

  @Override
  public long from(int input, long start) {
    return input == 0 ? start : start - begin;
  }

  @Override
  public long to(int input, long end) {
    return input == 0 ? end : end - begin;
  }

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    if (start >= begin + overlap) {
      inputs.get(1).read(start - begin, out, 0, n);
      return;
    }
    inputs.get(0).read(start, out, 0, n);
    if (start + n <= begin) {
      return;
    }
    inputs.get(1).read(start - begin, scratch, 0, n);
    int size = Math.min(SPAN, n);
    double[] first = new double[size];
    double[] second = new double[size];
    for (int at = 0; at < n; at += SPAN) {
      int now = Math.min(SPAN, n - at);
      ArrayCopies.read(out, at, first, now);
      ArrayCopies.read(scratch, at, second, now);
      mix(first, second, start + at - begin, now);
      ArrayCopies.write(first, now, out, at);
    }
  }

  private void mix(double[] first, double[] second, long k, int n) {
    int from = (int) Math.clamp(-k, 0, n);
    int to = (int) Math.clamp(overlap - k, 0, n);
    for (int i = from; i < to; i++) {
      double t = (double) (k + i) / overlap;
      first[i] = shape.weight(1 - t) * first[i] + shape.weight(t) * second[i];
    }
    System.arraycopy(second, to, first, to, n - to);
  }
}
