package tenuto.dsp.levels;

import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.SampleSink;

/**
 * Visits samples as integers that sort as the samples, or their magnitudes, do: compilers vectorize
 * the maximum of integers. They are copied to an array of longs first, as a conversion in the loop
 * would prevent that.
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

  /** Processes the bits of some samples. */
  abstract void look(long[] bits, int n);

  /** Passes on what was found in these samples, and resets it. */
  abstract void tell(int part);
}
