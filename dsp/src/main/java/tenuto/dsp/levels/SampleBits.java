package tenuto.dsp.levels;

import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.SampleSink;

/**
 * Looks at samples as whole numbers that are in their order, or in that of their sizes: the largest
 * of those is what compilers know to take eight at a time. They lie in an array of such numbers,
 * since a conversion in the loop would keep compilers from that.
 */
abstract class SampleBits implements SampleSink {
  /** Samples copied at a time: few enough to stay in the first-level cache. */
  private static final int SPAN = 512;

  private long[] row = {};

  @Override
  public final void take(long start, Block[] channels, int n) {
    if (row.length < Math.min(n, SPAN)) {
      row = new long[Math.min(n, SPAN)];
    }
    for (Block channel : channels) {
      for (int at = 0; at < n; at += SPAN) {
        int now = Math.min(SPAN, n - at);
        ArrayCopies.readBits(channel, at, row, now);
        look(row, now);
      }
    }
    tell((int) (start / Cache.PART));
  }

  /** Looks at the bits of some samples. */
  abstract void look(long[] bits, int n);

  /** Tells the others what was found in these samples, and forgets it. */
  abstract void tell(int part);
}
