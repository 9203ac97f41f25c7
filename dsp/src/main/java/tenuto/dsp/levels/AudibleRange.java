package tenuto.dsp.levels;

import java.util.concurrent.atomic.LongAccumulator;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;

/**
 * Finds the range in which any of several signals exceeds ±{@code level}; NaN counts as exceeding
 * it.
 */
public final class AudibleRange {
  private static final int SPAN = 256;

  private final double level;
  private final LongAccumulator first = new LongAccumulator(Math::min, Long.MAX_VALUE);
  private final LongAccumulator last = new LongAccumulator(Math::max, -1);

  public AudibleRange(double level) {
    this.level = level;
  }

  /** A thread's visitor. */
  public SampleSink visitor() {
    return new Looking();
  }

  /** The first such sample; equal to {@link #end()} if there is none. */
  public long begin() {
    return Math.min(first.get(), end());
  }

  /** The index after the last one. */
  public long end() {
    return last.get() + 1;
  }

  private final class Looking implements SampleSink {
    private final double[] row = new double[SPAN];

    @Override
    public void take(long start, Block[] channels, int n) {
      for (Block channel : channels) {
        for (int i = 0; i < n; i += SPAN) {
          int now = Math.min(SPAN, n - i);
          ArrayCopies.read(channel.memory(), channel.offset() + 8L * i, 0, row, 0, 1, now);
          look(start + i, now);
        }
      }
    }

    private void look(long start, int n) {
      int low = 0;
      while (low < n && Math.abs(row[low]) <= level) {
        low++;
      }
      if (low < n) {
        int high = n - 1;
        while (Math.abs(row[high]) <= level) {
          high--;
        }
        first.accumulate(start + low);
        last.accumulate(start + high);
      }
    }
  }
}
