package tenuto.dsp.levels;

import java.util.concurrent.atomic.LongAccumulator;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Block;
import tenuto.engine.SampleSink;

/**
 * The largest absolute sample among signals that visitors look at; NaN if one is NaN.
 *
 * <p>Sizes are compared as their bits, which have the same order, NaN above all: the maximum of
 * whole numbers is what compilers know to take eight at a time.
 */
public final class Peak {
  private static final int STRETCH = 256;

  private final LongAccumulator bits = new LongAccumulator(Math::max, 0);

  /** One thread's part of the search. */
  public SampleSink visitor() {
    return new Looking();
  }

  /** The largest so far; 0 if there was none. */
  public double value() {
    return Double.longBitsToDouble(bits.get());
  }

  private final class Looking implements SampleSink {
    private final double[] row = new double[STRETCH];

    @Override
    public void take(long start, Block[] channels, int n) {
      long most = 0;
      for (Block channel : channels) {
        for (int i = 0; i < n; i += STRETCH) {
          int now = Math.min(STRETCH, n - i);
          ArrayCopies.read(channel.memory(), channel.offset() + 8L * i, 0, row, 0, 1, now);
          most = Math.max(most, most(row, now));
        }
      }
      bits.accumulate(most);
    }

    private static long most(double[] row, int n) {
      long most = 0;
      for (int i = 0; i < n; i++) {
        most = Math.max(most, Double.doubleToRawLongBits(row[i]) & Long.MAX_VALUE);
      }
      return most;
    }
  }
}
