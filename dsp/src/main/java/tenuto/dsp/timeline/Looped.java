package tenuto.dsp.timeline;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * A signal of which a part is repeated: whenever its end is reached, it goes on at the part's
 * beginning. Around each such place what was played until then goes on and fades out, while what is
 * played from there on has come in before: so the part keeps its length, and with it the pitch of a
 * single cycle.
 *
 * @param end the sample after the part
 * @param period samples of the part, 1 and up
 * @param before samples of a cross-fade before the place
 * @param behind samples of it from there on; together at most the period
 */
record Looped(long end, long period, long before, long behind, FadeShape shape)
    implements Gather.RandomAccess {
  private static final int STRETCH = 256;

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    Reader x = inputs.getFirst();
    double[] first = new double[Math.min(STRETCH, n)];
    double[] second = new double[first.length];
    for (int at = 0; at < n; ) {
      long place = start + at;
      // Which time the part is played that is heard alone, or goes, here.
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
