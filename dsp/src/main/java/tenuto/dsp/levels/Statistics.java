package tenuto.dsp.levels;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Block;
import tenuto.engine.SampleSink;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/**
 * Sums and extremes of a signal, the same to the bit for any number of threads: each stretch of
 * 65,536 samples is added up in eight fixed lanes, and the stretches in their order.
 *
 * @param samples how many there are
 * @param sum of the samples
 * @param squares sum of the squares
 * @param max the largest; NaN if one is NaN, -∞ if there are none
 * @param min the smallest; NaN if one is NaN, +∞ if there are none
 */
public record Statistics(long samples, double sum, double squares, double max, double min) {
  /** So long that what is kept of each, for hours of signal, is small. */
  private static final int STRETCH = 1 << 16;

  public static Statistics of(Session session, Signal x) {
    int count = Math.toIntExact((x.length() + STRETCH - 1) / STRETCH);
    Statistics[] parts = new Statistics[count];
    session.visit(List.of(x), STRETCH, () -> new Adder(parts));
    Statistics all = new Statistics(0, 0, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    for (Statistics part : parts) {
      all =
          new Statistics(
              all.samples + part.samples,
              all.sum + part.sum,
              all.squares + part.squares,
              Math.max(all.max, part.max),
              Math.min(all.min, part.min));
    }
    return all;
  }

  private static final class Adder implements SampleSink {
    /** Samples copied to an array at a time. */
    private static final int SPAN = 256;

    private final Statistics[] parts;
    private final double[] row = new double[SPAN];
    private final double[] sums = new double[Block.GROUP];
    private final double[] squares = new double[Block.GROUP];

    Adder(Statistics[] parts) {
      this.parts = parts;
    }

    @Override
    public void take(long start, Block[] channels, int n) {
      Arrays.fill(sums, 0);
      Arrays.fill(squares, 0);
      long most = Long.MIN_VALUE;
      long least = Long.MAX_VALUE;
      for (int at = 0; at < n; at += SPAN) {
        int now = Math.min(SPAN, n - at);
        ArrayCopies.read(channels[0], at, row, now);
        Arrays.fill(row, now, Block.wholeGroups(now), 0); // adds nothing to a lane
        add(Block.wholeGroups(now));
        for (int i = 0; i < now; i++) {
          long key = key(row[i]);
          most = Math.max(most, key);
          least = Math.min(least, key);
        }
      }
      boolean lost = most > key(Double.POSITIVE_INFINITY) || least < key(Double.NEGATIVE_INFINITY);
      double max = lost ? Double.NaN : Double.longBitsToDouble(bits(most));
      double min = lost ? Double.NaN : Double.longBitsToDouble(bits(least));
      parts[(int) (start / STRETCH)] = new Statistics(n, added(sums), added(squares), max, min);
    }

    /** Adds a row of whole groups, each sample to its lane. */
    private void add(int n) {
      for (int i = 0; i < n; i += Block.GROUP) {
        for (int lane = 0; lane < Block.GROUP; lane++) {
          double x = row[i + lane];
          sums[lane] += x;
          squares[lane] += x * x;
        }
      }
    }

    /**
     * A whole number in the order of the samples, NaN beyond an infinity: the largest of those is
     * what compilers know to take eight at a time.
     */
    private static long key(double x) {
      return bits(Double.doubleToRawLongBits(x));
    }

    /** The way there and back. */
    private static long bits(long key) {
      return key ^ (key >> 63 & Long.MAX_VALUE);
    }

    private static double added(double[] lanes) {
      double sum = 0;
      for (double lane : lanes) {
        sum += lane;
      }
      return sum;
    }
  }
}
