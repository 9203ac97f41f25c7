package tenuto.dsp.stretching;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * The second of three passes of a clip, again and again, with a linear cross-fade from what follows
 * it. Each pass begins at the sample nearest to its beat, so that no error adds up.
 *
 * @param period of a pass in samples, 1 and up, which need not be whole
 * @param fade samples of the cross-fade at the start of a pass, at most half of one
 */
record TempoLoop(double period, int fade) implements Gather.RandomAccess {
  private static final int SPAN = 256;

  private long begin(long pass) {
    return Math.round(pass * period);
  }

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    Reader x = inputs.getFirst();
    long second = begin(1);
    double[] next = new double[Math.min(SPAN, n)];
    double[] last = new double[next.length];
    for (int at = 0; at < n; ) {
      long place = start + at;
      long pass = (long) Math.floor(place / period);
      pass += begin(pass + 1) <= place ? 1 : begin(pass) > place ? -1 : 0;
      long within = place - begin(pass);
      if (pass == 0 || within >= fade) {
        int now = (int) Math.min(n - at, begin(pass + 1) - place);
        x.read(second + within, out, at, now);
        at += now;
        continue;
      }
      int now = (int) Math.min(Math.min(n - at, next.length), fade - within);
      x.read(second + within, scratch, 0, now);
      ArrayCopies.read(scratch, 0, next, now);
      x.read(second + place - begin(pass - 1), scratch, 0, now);
      ArrayCopies.read(scratch, 0, last, now);
      for (int i = 0; i < now; i++) {
        double t = (double) (within + i) / fade;
        next[i] = last[i] + t * (next[i] - last[i]);
      }
      ArrayCopies.write(next, now, out, at);
      at += now;
    }
  }
}
