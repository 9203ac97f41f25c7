package tenuto.dsp.kernel;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorShuffle;

/**
 * Weights of the samples around a place between two of them: a sinc under Kaiser's window, eight
 * samples to either side, for each 1/256 of a sample, between which they are interpolated (J.
 * Smith, "Digital Audio Resampling", 2002; J. Kaiser, "Nonrecursive digital filter design using the
 * I0-sinh window function", 1974).
 *
 * <p>What is read so is within −90 dB of the band-limited signal up to 0.29 of the sample rate
 * (13.9 kHz of 48), −50 dB at 1/3, and softer above: −3 dB in the middle between two samples at
 * 0.44. The gain never exceeds 1 by more than 2·10<sup>−5</sup>, that of a constant is 1, and at a
 * sample it is that sample.
 */
final class SincTaps {
  /** Samples to either side. */
  static final int HALF = 8;

  static final int TAPS = 2 * HALF;

  /** Between two samples. */
  static final int ROWS = 256;

  private static final double BETA = 10;

  /** Terms of the series of I0, the last of them below 10<sup>−17</sup> of the sum. */
  private static final int TERMS = 32;

  /** For each row its weights, oldest sample first, and what leads from each to the next row's. */
  private static final double[] TABLE = table();

  private SincTaps() {}

  /**
   * The weights for what is {@code part} of a sample before the ninth of sixteen samples.
   *
   * @param part from 0 to below 1
   */
  static void weights(double part, double[] to) {
    double place = part * ROWS;
    int row = (int) place;
    double way = place - row;
    int at = row * 2 * TAPS;
    for (int i = 0; i < TAPS; i++) {
      to[i] = Math.fma(way, TABLE[at + TAPS + i], TABLE[at + i]);
    }
  }

  /** The sum of the sixteen samples from {@code at} on by the weights for a part of a sample. */
  static double sum(double[] x, int at, double part) {
    double place = part * ROWS;
    int row = (int) place;
    return sum(x, at, row, place - row);
  }

  /** In eight sums, as vectors have them. */
  private static double sum(double[] x, int at, int number, double way) {
    double[] w = TABLE;
    int row = 2 * TAPS * number;
    double a = x[at] * Math.fma(way, w[row + 16], w[row]);
    double b = x[at + 1] * Math.fma(way, w[row + 17], w[row + 1]);
    double c = x[at + 2] * Math.fma(way, w[row + 18], w[row + 2]);
    double d = x[at + 3] * Math.fma(way, w[row + 19], w[row + 3]);
    double e = x[at + 4] * Math.fma(way, w[row + 20], w[row + 4]);
    double f = x[at + 5] * Math.fma(way, w[row + 21], w[row + 5]);
    double g = x[at + 6] * Math.fma(way, w[row + 22], w[row + 6]);
    double h = x[at + 7] * Math.fma(way, w[row + 23], w[row + 7]);
    a = Math.fma(x[at + 8], Math.fma(way, w[row + 24], w[row + 8]), a);
    b = Math.fma(x[at + 9], Math.fma(way, w[row + 25], w[row + 9]), b);
    c = Math.fma(x[at + 10], Math.fma(way, w[row + 26], w[row + 10]), c);
    d = Math.fma(x[at + 11], Math.fma(way, w[row + 27], w[row + 11]), d);
    e = Math.fma(x[at + 12], Math.fma(way, w[row + 28], w[row + 12]), e);
    f = Math.fma(x[at + 13], Math.fma(way, w[row + 29], w[row + 13]), f);
    g = Math.fma(x[at + 14], Math.fma(way, w[row + 30], w[row + 14]), g);
    h = Math.fma(x[at + 15], Math.fma(way, w[row + 31], w[row + 15]), h);
    return ((a + b) + (c + d)) + ((e + f) + (g + h));
  }

  /**
   * Such sums for {@code n} places.
   *
   * @param x from which samples
   * @param at where in it the sixteen samples of each begin
   * @param rows the row of the table that each is at or after
   * @param ways how far it is from there to the next row
   * @param vectors whether to take them, for the same bits
   */
  static void sums(
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
   * The same sums, to the bit, for {@code n} places a sample apart.
   *
   * @param w what {@link #weights} gave
   */
  static void sums(double[] x, double[] w, double[] to, int at, int n) {
    double w0 = w[0];
    double w1 = w[1];
    double w2 = w[2];
    double w3 = w[3];
    double w4 = w[4];
    double w5 = w[5];
    double w6 = w[6];
    double w7 = w[7];
    double w8 = w[8];
    double w9 = w[9];
    double w10 = w[10];
    double w11 = w[11];
    double w12 = w[12];
    double w13 = w[13];
    double w14 = w[14];
    double w15 = w[15];
    for (int i = 0; i < n; i++) {
      double a = x[i] * w0;
      double b = x[i + 1] * w1;
      double c = x[i + 2] * w2;
      double d = x[i + 3] * w3;
      double e = x[i + 4] * w4;
      double f = x[i + 5] * w5;
      double g = x[i + 6] * w6;
      double h = x[i + 7] * w7;
      a = Math.fma(x[i + 8], w8, a);
      b = Math.fma(x[i + 9], w9, b);
      c = Math.fma(x[i + 10], w10, c);
      d = Math.fma(x[i + 11], w11, d);
      e = Math.fma(x[i + 12], w12, e);
      f = Math.fma(x[i + 13], w13, f);
      g = Math.fma(x[i + 14], w14, g);
      h = Math.fma(x[i + 15], w15, h);
      to[at + i] = ((a + b) + (c + d)) + ((e + f) + (g + h));
    }
  }

  private static double[] table() {
    double[] series = new double[TERMS];
    series[0] = 1;
    for (int k = 1; k < TERMS; k++) {
      double step = BETA / (2 * k);
      series[k] = series[k - 1] * step * step;
    }
    double[] rows = new double[(ROWS + 1) * TAPS];
    for (int row = 0; 2 * row <= ROWS; row++) {
      double part = (double) row / ROWS;
      double sine = StrictMath.sin(Math.PI * part);
      double sum = 0;
      for (int i = 0; i < TAPS; i++) {
        double t = HALF - i - part; // how long before the place
        // The sine of πt changes its sign from sample to sample.
        double wave = t == 0 ? 1 : (i % 2 == 0 ? -sine : sine) / (Math.PI * t);
        rows[row * TAPS + i] = wave * window(series, 1 - t * t / (HALF * HALF));
        sum += rows[row * TAPS + i];
      }
      for (int i = 0; i < TAPS; i++) {
        rows[row * TAPS + i] /= sum;
      }
      for (int i = 0; i < TAPS; i++) {
        rows[(ROWS - row) * TAPS + TAPS - 1 - i] = rows[row * TAPS + i];
      }
    }
    double[] table = new double[ROWS * 2 * TAPS];
    for (int row = 0; row < ROWS; row++) {
      for (int i = 0; i < TAPS; i++) {
        double weight = rows[row * TAPS + i];
        table[row * 2 * TAPS + i] = weight;
        table[row * 2 * TAPS + TAPS + i] = rows[(row + 1) * TAPS + i] - weight;
      }
    }
    return table;
  }

  /** Kaiser's window, not scaled, by the series of I0(β·√v) in v. */
  private static double window(double[] series, double v) {
    double sum = 0;
    for (int k = series.length - 1; k >= 0; k--) {
      sum = sum * v + series[k];
    }
    return sum;
  }

  /** The same by vectors. */
  private static final class Vectors {
    /** The table where no row crosses a line of the cache. */
    private static final MemorySegment LINES = Arena.ofAuto().allocate(8L * TABLE.length, 64);

    private static final VectorShuffle<Double> PAIRS =
        VectorShuffle.fromOp(Lanes.DOUBLES, lane -> lane ^ 1);
    private static final VectorShuffle<Double> FOURS =
        VectorShuffle.fromOp(Lanes.DOUBLES, lane -> lane ^ Math.min(2, Lanes.COUNT / 2));
    private static final VectorShuffle<Double> EIGHTS =
        VectorShuffle.fromOp(Lanes.DOUBLES, lane -> lane ^ Lanes.COUNT / 2);

    static {
      MemorySegment.copy(TABLE, 0, LINES, ValueLayout.JAVA_DOUBLE, 0, TABLE.length);
    }

    private Vectors() {}

    static void sums(
        double[] x, int[] at, int[] rows, double[] ways, double[] to, int from, int n) {
      for (int i = 0; i < n; i++) {
        int k = at[i];
        long row = 8L * 2 * TAPS * rows[i];
        DoubleVector way = DoubleVector.broadcast(Lanes.DOUBLES, ways[i]);
        to[from + i] =
            switch (Lanes.COUNT) {
              case 8 -> all(x, k, row, way, 0);
              case 4 -> all(x, k, row, way, 0) + all(x, k, row, way, 4);
              default ->
                  (all(x, k, row, way, 0) + all(x, k, row, way, 2))
                      + (all(x, k, row, way, 4) + all(x, k, row, way, 6));
            };
      }
    }

    /** The sum of a vector's lanes, in pairs, from lane {@code lane} of eight on. */
    private static double all(double[] x, int at, long row, DoubleVector way, int lane) {
      long w = row + 8L * lane;
      DoubleVector first = Lanes.load(LINES, w + 8 * TAPS).fma(way, Lanes.load(LINES, w));
      DoubleVector second =
          Lanes.load(LINES, w + 8 * (TAPS + HALF)).fma(way, Lanes.load(LINES, w + 8 * HALF));
      DoubleVector low = DoubleVector.fromArray(Lanes.DOUBLES, x, at + lane).mul(first);
      DoubleVector sum =
          DoubleVector.fromArray(Lanes.DOUBLES, x, at + HALF + lane).fma(second, low);
      sum = sum.add(sum.rearrange(PAIRS));
      if (Lanes.COUNT >= 4) {
        sum = sum.add(sum.rearrange(FOURS));
      }
      if (Lanes.COUNT == 8) {
        sum = sum.add(sum.rearrange(EIGHTS));
      }
      return sum.lane(0);
    }
  }
}
