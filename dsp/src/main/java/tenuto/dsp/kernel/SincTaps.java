package tenuto.dsp.kernel;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorShuffle;
import tenuto.engine.base.Fma;

/**
 * The interpolation of signals between their samples: a Kaiser-windowed sinc over sixteen samples
 * on either side, tabulated for each 1/512 of a sample, with linear interpolation between the
 * table's rows (J. Smith, "Digital Audio Resampling", 2002; J. Kaiser, "Nonrecursive digital filter
 * design using the I0-sinh window function", 1974).
 *
 * <p>The result is within −90 dB of the band-limited signal up to 0.4 of the sample rate (19.2 kHz
 * at 48 kHz), and attenuated above: −3 dB halfway between two samples at 0.47. The gain never
 * exceeds 1 by more than 2·10<sup>−5</sup>, a constant is reproduced exactly, and at a sample the
 * result is that sample.
 */
public final class SincTaps {
  /** Samples on either side. */
  public static final int HALF = 16;

  public static final int TAPS = 2 * HALF;

  /** Rows of the table between two samples. */
  public static final int ROWS = 512;

  /** Partial sums of a sum: the lanes of the widest vectors. */
  private static final int PARTS = 8;

  /** The weights of each row, oldest sample first. */
  private static final double[] TABLE = SincTable.of(HALF, ROWS);

  private SincTaps() {}

  /**
   * The weights for a place {@code part} of a sample before the seventeenth of 32 samples.
   *
   * @param part from 0 to below 1
   */
  static void weights(double part, double[] to) {
    double place = part * ROWS;
    int row = (int) place;
    double way = place - row;
    for (int i = 0; i < TAPS; i++) {
      to[i] = weight(TAPS * row + i, way);
    }
  }

  private static double weight(int at, double way) {
    return Fma.of(way, TABLE[at + TAPS] - TABLE[at], TABLE[at]);
  }

  /**
   * The weighted sum of the 32 samples from {@code at} on, for a fraction of a sample from 0 to
   * below 1.
   */
  public static double sum(double[] x, int at, double part) {
    double place = part * ROWS;
    int row = (int) place;
    return sum(x, at, row, place - row);
  }

  private static double sum(double[] x, int at, int number, double way) {
    int row = TAPS * number;
    double a = x[at] * weight(row, way);
    double b = x[at + 1] * weight(row + 1, way);
    double c = x[at + 2] * weight(row + 2, way);
    double d = x[at + 3] * weight(row + 3, way);
    double e = x[at + 4] * weight(row + 4, way);
    double f = x[at + 5] * weight(row + 5, way);
    double g = x[at + 6] * weight(row + 6, way);
    double h = x[at + 7] * weight(row + 7, way);
    for (int k = PARTS; k < TAPS; k += PARTS) {
      a = Fma.of(x[at + k], weight(row + k, way), a);
      b = Fma.of(x[at + k + 1], weight(row + k + 1, way), b);
      c = Fma.of(x[at + k + 2], weight(row + k + 2, way), c);
      d = Fma.of(x[at + k + 3], weight(row + k + 3, way), d);
      e = Fma.of(x[at + k + 4], weight(row + k + 4, way), e);
      f = Fma.of(x[at + k + 5], weight(row + k + 5, way), f);
      g = Fma.of(x[at + k + 6], weight(row + k + 6, way), g);
      h = Fma.of(x[at + k + 7], weight(row + k + 7, way), h);
    }
    return ((a + b) + (c + d)) + ((e + f) + (g + h));
  }

  /**
   * Such sums for {@code n} places.
   *
   * @param x the samples
   * @param at index of each place's first sample
   * @param rows the table row at or before each place
   * @param ways fraction of the way from there to the next row
   * @param vectors whether to use vectors, for the same bits
   */
  public static void sums(
      double[] x,
      int[] at,
      int[] rows,
      double[] ways,
      double[] to,
      int from,
      int n,
      boolean vectors) {
    if (vectors) {
      Vectors.sums(x, at, rows, ways, to, from, n);
      return;
    }
    for (int i = 0; i < n; i++) {
      to[from + i] = sum(x, at[i], rows[i], ways[i]);
    }
  }

  /**
   * The same sums, to the bit, for {@code n} places one sample apart.
   *
   * @param w weights from {@link #weights}
   */
  static void sums(double[] x, double[] w, double[] to, int at, int n, boolean vectors) {
    int done = vectors ? Vectors.sums(x, w, to, at, n) : 0;
    for (int i = done; i < n; i++) {
      double a = x[i] * w[0];
      double b = x[i + 1] * w[1];
      double c = x[i + 2] * w[2];
      double d = x[i + 3] * w[3];
      double e = x[i + 4] * w[4];
      double f = x[i + 5] * w[5];
      double g = x[i + 6] * w[6];
      double h = x[i + 7] * w[7];
      for (int k = PARTS; k < TAPS; k += PARTS) {
        a = Fma.of(x[i + k], w[k], a);
        b = Fma.of(x[i + k + 1], w[k + 1], b);
        c = Fma.of(x[i + k + 2], w[k + 2], c);
        d = Fma.of(x[i + k + 3], w[k + 3], d);
        e = Fma.of(x[i + k + 4], w[k + 4], e);
        f = Fma.of(x[i + k + 5], w[k + 5], f);
        g = Fma.of(x[i + k + 6], w[k + 6], g);
        h = Fma.of(x[i + k + 7], w[k + 7], h);
      }
      to[at + i] = ((a + b) + (c + d)) + ((e + f) + (g + h));
    }
  }

  /** The same by vectors. */
  private static final class Vectors {
    /** The table, aligned so that no row crosses a cache line. */
    private static final MemorySegment LINES = Arena.ofAuto().allocate(8L * TABLE.length, 64);

    private static final VectorShuffle<Double> PAIRS =
        VectorShuffle.fromOp(Lanes.DOUBLES, lane -> lane ^ 1);
    private static final VectorShuffle<Double> FOURS =
        VectorShuffle.fromOp(Lanes.DOUBLES, lane -> lane ^ 2 % Lanes.COUNT);
    private static final VectorShuffle<Double> EIGHTS =
        VectorShuffle.fromOp(Lanes.DOUBLES, lane -> lane ^ 4 % Lanes.COUNT);

    /** Places whose parts are stored before they are summed. */
    private static final int TOGETHER = 8;

    static {
      MemorySegment.copy(TABLE, 0, LINES, ValueLayout.JAVA_DOUBLE, 0, TABLE.length);
    }

    private Vectors() {}

    static void sums(
        double[] x, int[] at, int[] rows, double[] ways, double[] to, int from, int n) {
      if (Lanes.COUNT < PARTS) {
        narrow(x, at, rows, ways, to, from, n);
        return;
      }
      for (int i = 0; i < n; i++) {
        DoubleVector way = DoubleVector.broadcast(Lanes.DOUBLES, ways[i]);
        to[from + i] = total(parts(x, at[i], line(rows[i]), way));
      }
    }

    /**
     * The same by vectors of fewer lanes, which are rearranged slower than they are stored; what
     * has just been stored is read some time later.
     */
    private static void narrow(
        double[] x, int[] at, int[] rows, double[] ways, double[] to, int from, int n) {
      double[] parts = new double[PARTS * TOGETHER];
      for (int begin = 0; begin < n; begin += TOGETHER) {
        int now = Math.min(TOGETHER, n - begin);
        for (int i = 0; i < now; i++) {
          int k = at[begin + i];
          long row = line(rows[begin + i]);
          DoubleVector way = DoubleVector.broadcast(Lanes.DOUBLES, ways[begin + i]);
          for (int lane = 0; lane < PARTS; lane += Lanes.COUNT) {
            parts(x, k + lane, row + 8L * lane, way).intoArray(parts, PARTS * i + lane);
          }
        }
        for (int i = 0; i < now; i++) {
          to[from + begin + i] = total(parts, PARTS * i);
        }
      }
    }

    /** Where a row is in the table; the mask tells C2 that it is there, and saves its checks. */
    private static long line(int row) {
      return 8L * TAPS * (row & ROWS - 1);
    }

    private static DoubleVector parts(double[] x, int k, long w, DoubleVector way) {
      DoubleVector sum = DoubleVector.fromArray(Lanes.DOUBLES, x, k).mul(weights(w, way));
      sum = DoubleVector.fromArray(Lanes.DOUBLES, x, k + 8).fma(weights(w + 64, way), sum);
      sum = DoubleVector.fromArray(Lanes.DOUBLES, x, k + 16).fma(weights(w + 128, way), sum);
      return DoubleVector.fromArray(Lanes.DOUBLES, x, k + 24).fma(weights(w + 192, way), sum);
    }

    /** The sum of eight lanes, in pairs. */
    private static double total(DoubleVector parts) {
      DoubleVector sum = parts.add(parts.rearrange(PAIRS));
      sum = sum.add(sum.rearrange(FOURS));
      return sum.add(sum.rearrange(EIGHTS)).lane(0);
    }

    private static double total(double[] p, int at) {
      double a = (p[at] + p[at + 1]) + (p[at + 2] + p[at + 3]);
      return a + ((p[at + 4] + p[at + 5]) + (p[at + 6] + p[at + 7]));
    }

    private static DoubleVector weights(long at, DoubleVector way) {
      DoubleVector row = Lanes.load(LINES, at);
      return Lanes.load(LINES, at + 8 * TAPS).sub(row).fma(way, row);
    }

    /**
     * For places one sample apart; returns how many were computed, whole vectors. In two halves by
     * one piece of code: of 32 products C2 inlines about half, and the rest would be calls.
     */
    static int sums(double[] x, double[] w, double[] to, int at, int n) {
      int whole = n - n % Lanes.COUNT;
      for (int k = 0; k < PARTS; k += PARTS / 2) {
        half(x, w, k, to, at, whole);
      }
      return whole;
    }

    /** Four of the eight partial sums, and the second time what the first time came to. */
    private static void half(double[] x, double[] w, int k, double[] to, int at, int n) {
      for (int i = 0; i < n; i += Lanes.COUNT) {
        DoubleVector sum = partsFrom(x, w, i, k);
        if (k > 0) {
          sum = DoubleVector.fromArray(Lanes.DOUBLES, to, at + i).add(sum);
        }
        sum.intoArray(to, at + i);
      }
    }

    private static DoubleVector partsFrom(double[] x, double[] w, int at, int k) {
      DoubleVector first = part(x, w, at, k).add(part(x, w, at, k + 1));
      return first.add(part(x, w, at, k + 2).add(part(x, w, at, k + 3)));
    }

    private static DoubleVector part(double[] x, double[] w, int at, int k) {
      DoubleVector sum = DoubleVector.fromArray(Lanes.DOUBLES, x, at + k).mul(w[k]);
      sum = weighed(x, at, w, k + 8, sum);
      sum = weighed(x, at, w, k + 16, sum);
      return weighed(x, at, w, k + 24, sum);
    }

    private static DoubleVector weighed(double[] x, int at, double[] w, int k, DoubleVector sum) {
      DoubleVector weight = DoubleVector.broadcast(Lanes.DOUBLES, w[k]);
      return DoubleVector.fromArray(Lanes.DOUBLES, x, at + k).fma(weight, sum);
    }
  }
}
