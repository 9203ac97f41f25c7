package tenuto.dsp.resampling;

import java.lang.foreign.MemorySegment;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import jdk.incubator.vector.DoubleVector;
import tenuto.dsp.kernel.Lanes;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.base.VectorApi;
import tenuto.engine.signal.Reader;

/**
 * A resampler for rates in any ratio: rows of taps for each 1/128 between two samples of the lower
 * rate, interpolated by a cubic through four of them, which adds an error below −140 dB.
 *
 * <p>Places have a resolution of 2<sup>-64</sup> samples: after 10<sup>12</sup> samples they are
 * off by some 10<sup>-7</sup> samples, without jitter.
 */
final class ArbitraryPhases extends PolyphaseResampler {
  private static final int ROWS = 128;

  /** Rows for a cubic: one before the place's own row, two after it. */
  private static final int CUBIC = 4;

  private final int taps;
  private final long rows;
  private final MemorySegment table;
  private final long stepWhole;
  private final long stepPart;

  ArbitraryPhases(double sourceRate, double targetRate, SincFilter filter) {
    taps = filter.taps();
    rows = (long) Math.ceil(ROWS / Math.max(1, sourceRate / targetRate));
    BigInteger one = BigInteger.ONE.shiftLeft(64);
    BigInteger step =
        new BigDecimal(sourceRate)
            .multiply(new BigDecimal(one))
            .divide(new BigDecimal(targetRate), 0, RoundingMode.HALF_EVEN)
            .toBigInteger();
    stepWhole = step.shiftRight(64).longValue();
    stepPart = step.longValue();
    long all = rows + CUBIC - 1;
    table = SincFilter.table(all * taps);
    double[] row = new double[taps];
    for (long r = 0; r < all; r++) {
      filter.fill((r - 1.0) / rows, row);
      for (int i = 0; i < taps; i++) {
        SincFilter.put(table, r * taps + i, row[i]);
      }
    }
  }

  /** The source's sample at or before a target sample. */
  private long whole(long index) {
    return index * stepWhole + Math.unsignedMultiplyHigh(index, stepPart);
  }

  @Override
  public void resample(long start, Block out, int n, Reader source) {
    long first = whole(start) - taps / 2 + 1;
    int count = (int) (whole(start + n - 1) + taps / 2 + 1 - first);
    Window window = lend(count);
    source.read(first, window.samples(), 0, count);
    for (int i = 0; i < n; i++) {
      long part = (start + i) * stepPart;
      long row = Math.unsignedMultiplyHigh(part, rows);
      double t = (part * rows >>> 11) * 0x1p-53;
      long from = whole(start + i) - taps / 2 + 1 - first;
      sum(
          window.samples().memory(),
          window.samples().offset() + 8 * from,
          table,
          8 * row * taps,
          taps / Block.GROUP,
          t,
          window.lanes());
      out.set(i, window.sum(0));
    }
    giveBack(window);
  }

  /** The lanes of a sum with taps interpolated at {@code t} from the second row to the third. */
  private static void sum(
      MemorySegment x,
      long from,
      MemorySegment table,
      long taps,
      int eights,
      double t,
      double[] to) {
    if (VectorApi.isPresent()) {
      Vectors.sum(x, from, table, taps, eights, t, to);
    } else {
      scalar(x, from, table, taps, eights, t, to);
    }
  }

  /** The same in scalar form. */
  private static void scalar(
      MemorySegment x,
      long from,
      MemorySegment table,
      long taps,
      int eights,
      double t,
      double[] to) {
    long row = (long) EIGHT * eights;
    for (int lane = 0; lane < Block.GROUP; lane++) {
      double a = 0;
      double b = 0;
      double c = 0;
      double d = 0;
      long at = from + 8L * lane;
      long first = taps + 8L * lane;
      long second = first + row;
      long third = second + row;
      long fourth = third + row;
      for (int i = 0; i < eights; i++) {
        double sample = at(x, at + (long) EIGHT * i);
        a = Fma.of(at(table, first + (long) EIGHT * i), sample, a);
        b = Fma.of(at(table, second + (long) EIGHT * i), sample, b);
        c = Fma.of(at(table, third + (long) EIGHT * i), sample, c);
        d = Fma.of(at(table, fourth + (long) EIGHT * i), sample, d);
      }
      // Lagrange weights for the points -1, 0, 1 and 2.
      double sum = a * (-t * (t - 1) * (t - 2) / 6);
      sum += b * ((t + 1) * (t - 1) * (t - 2) / 2);
      sum += c * (-t * (t + 1) * (t - 2) / 2);
      sum += d * (t * (t + 1) * (t - 1) / 6);
      to[lane] = sum;
    }
  }

  private static final class Vectors {
    private Vectors() {}

    static void sum(
        MemorySegment x,
        long from,
        MemorySegment table,
        long taps,
        int eights,
        double t,
        double[] to) {
      long row = (long) EIGHT * eights;
      for (int lane = 0; lane < Block.GROUP; lane += Lanes.COUNT) {
        DoubleVector a = DoubleVector.zero(Lanes.DOUBLES);
        DoubleVector b = a;
        DoubleVector c = a;
        DoubleVector d = a;
        long at = from + 8L * lane;
        long first = taps + 8L * lane;
        long second = first + row;
        long third = second + row;
        long fourth = third + row;
        for (int i = 0; i < eights; i++) {
          DoubleVector sample = Lanes.load(x, at + (long) EIGHT * i);
          a = Lanes.load(table, first + (long) EIGHT * i).fma(sample, a);
          b = Lanes.load(table, second + (long) EIGHT * i).fma(sample, b);
          c = Lanes.load(table, third + (long) EIGHT * i).fma(sample, c);
          d = Lanes.load(table, fourth + (long) EIGHT * i).fma(sample, d);
        }
        // Lagrange weights for the points -1, 0, 1 and 2.
        DoubleVector sum = a.mul(-t * (t - 1) * (t - 2) / 6);
        sum = sum.add(b.mul((t + 1) * (t - 1) * (t - 2) / 2));
        sum = sum.add(c.mul(-t * (t + 1) * (t - 2) / 2));
        sum = sum.add(d.mul(t * (t + 1) * (t - 1) / 6));
        sum.intoArray(to, lane);
      }
    }
  }
}
