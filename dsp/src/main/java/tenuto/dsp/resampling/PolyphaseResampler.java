package tenuto.dsp.resampling;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigInteger;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import tenuto.engine.base.Block;
import tenuto.engine.base.Require;

/**
 * A polyphase resampler between two sample rates, with a {@link SincFilter}. It can be used by any
 * number of threads at a time.
 *
 * <p>Each sample is a sum of products in eight lanes, which are then summed as a tree. The lane of
 * each product depends on the sample's place alone: so the bits are the same for any width of
 * vectors and any blocks.
 */
public abstract sealed class PolyphaseResampler implements Resampler
    permits RationalPhases, ArbitraryPhases {
  /** Bytes of eight samples. */
  static final int EIGHT = 8 * Block.GROUP;

  /** Sums that are computed together. */
  static final int MOST_SUMS = 8;

  /** The largest ratio of source rate to target rate, with 45,056 taps. */
  private static final double MOST_SHRINK = 256;

  /** The largest table in doubles: 1 MiB, a common second-level cache. */
  private static final int LARGEST = 1 << 17;

  private final Queue<Window> windows = new ConcurrentLinkedQueue<>();

  /**
   * The resampler for two rates.
   *
   * @throws IllegalArgumentException if a rate is not above 0 and finite, or sourceRate is more
   *     than 256 times targetRate
   */
  public static PolyphaseResampler of(double sourceRate, double targetRate) {
    check(sourceRate, targetRate);
    SincFilter filter = new SincFilter(Math.max(1, sourceRate / targetRate));
    if (sourceRate == Math.rint(sourceRate)
        && targetRate == Math.rint(targetRate)
        && Math.max(sourceRate, targetRate) < 0x1p53) {
      BigInteger source = BigInteger.valueOf((long) sourceRate);
      double divisor = source.gcd(BigInteger.valueOf((long) targetRate)).doubleValue();
      if (targetRate / divisor * filter.taps() <= LARGEST) {
        return new RationalPhases(
            (int) (sourceRate / divisor), (int) (targetRate / divisor), filter);
      }
    }
    return new ArbitraryPhases(sourceRate, targetRate, filter);
  }

  /**
   * Checks two rates.
   *
   * @throws IllegalArgumentException as {@link #of}
   */
  static void check(double sourceRate, double targetRate) {
    Require.positive("sourceRate", sourceRate);
    Require.positive("targetRate", targetRate);
    Require.that(
        sourceRate <= MOST_SHRINK * targetRate,
        "sourceRate",
        "must be at most 256 times targetRate",
        sourceRate);
  }

  /**
   * A thread's working memory.
   *
   * @param samples a block of the source
   * @param lanes the eight lanes of each sum
   */
  record Window(Block samples, double[] lanes) {
    /** The sum of the eight lanes from {@code at} on. */
    double sum(int at) {
      double a = lanes[at] + lanes[at + 4];
      double b = lanes[at + 1] + lanes[at + 5];
      double c = lanes[at + 2] + lanes[at + 6];
      double d = lanes[at + 3] + lanes[at + 7];
      return (a + c) + (b + d);
    }
  }

  static double at(MemorySegment memory, long offset) {
    return memory.get(ValueLayout.JAVA_DOUBLE, offset);
  }

  /** Working memory for {@code samples} samples, exclusive until it is returned. */
  final Window lend(long samples) {
    Window spare = windows.poll();
    return spare != null && spare.samples.memory().byteSize() >= 8 * samples
        ? spare
        : new Window(
            new Block(Arena.ofAuto().allocate(8 * samples, 64), 0),
            new double[MOST_SUMS * Block.GROUP]);
  }

  final void giveBack(Window window) {
    windows.add(window);
  }
}
