package tenuto.dsp.timeline;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * A signal with a loop: at the end of the loop it continues at the loop's start, with a cross-fade
 * around each such place. The cross-fade does not shorten the loop, so a loop of a single cycle
 * keeps its pitch.
 *
 * @param end the sample after the loop
 * @param period length of the loop in samples, 1 and up
 * @param before samples of the cross-fade before the end of the loop
 * @param behind samples of the cross-fade after it; together at most the period
 */
record Looped(long end, long period, long before, long behind, FadeShape shape)
    implements Gather.RandomAccess {
  private static final int SPAN = 256;

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    Reader x = inputs.getFirst();
    double[] first = new double[Math.min(SPAN, n)];
    double[] second = new double[first.length];
    for (int at = 0; at < n; ) {
      long place = start + at;
      // The number of the repetition that is heard here, alone or fading out.
      long round = Math.max(0, Math.floorDiv(place - end - behind, period) + 1);
      long fades = end + round * period - before;
      if (place < fades) {
        int now = (int) Math.min(n - at, fades - place);
        x.read(place - round * period, out, at, now);
        at += now;
      } else {
        int now = (int) Math.min(Math.min(n - at, first.length), fades + before + behind - place);
        x.read(place - round * period, scratch, 0, now);
        ArrayCopies.read(scratch, 0, first, now);
        x.read(place - (round + 1) * period, scratch, 0, now);
        ArrayCopies.read(scratch, 0, second, now);
        for (int i = 0; i < now; i++) {
          double t = (double) (place + i - fades) / (before + behind);
          first[i] = shape.weight(1 - t) * first[i] + shape.weight(t) * second[i];
        }
        ArrayCopies.write(first, now, out, at);
        at += now;
      }
    }
  }
}
