package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;

/**
 * One pass of a Stockham transform (decimation in frequency, self-sorting) of a large radix: it
 * cuts transforms of n points, of which {@code stride} are interleaved, into {@code radix} times as
 * many of n/radix = {@code count} points.
 *
 * <p>For each p below count and each q below stride it takes the radix values x[q + stride·(p +
 * count·j)], computes their discrete Fourier transform, multiplies entry r by exp(-2πi·rp/n) and
 * writes it to y[q + stride·(radix·p + r)]. That is done in batches of neighbouring columns that
 * fit in a near cache, in {@link Columns}; so the signal is read and written once in a pass.
 *
 * <p>Columns run along q. In the first pass of several stride is 1; there they run along p, the
 * factors are those of 8 neighbouring p, and the results are transposed from columns into rows.
 */
final class StockhamPass {
  /**
   * The largest number of a pass's factors that are stored in lines; that is an eighth of its
   * points.
   */
  private static final long MOST_KEPT = 1 << 15;

  /** Columns between two checks of whether vectors are faster: a multiple of any width. */
  private static final int SPAN = 256;

  /** Points between two such checks, if there are enough columns. */
  private static final int POINTS = 1 << 16;

  private final int radixBits;
  private final long stride;
  private final long count;

  private final Roots roots;
  private final int rootShift;

  /** For each k below radix/4 the root of unity of order {@code radix} to the k, 2k and 3k. */
  private final double[] factors;

  /** For each r 8 real and 8 imaginary parts: what distinguishes the factors of 8 columns. */
  private final double[] rows;

  /** The rows of a first pass as columns: for each of 8 the real parts, then all imaginary ones. */
  private final double[][] places;

  /** The factors of r for every p (of every eighth p in the first pass), or null if too many. */
  private final double[] lines;

  /**
   * A pass of a transform of 2<sup>sizeBits</sup> points.
   *
   * @param strideBits the sum of all radixBits before
   * @param roots roots of unity of order 2<sup>sizeBits + finer</sup>
   */
  StockhamPass(int radixBits, int strideBits, int sizeBits, Roots roots, int finer) {
    this.radixBits = radixBits;
    this.roots = roots;
    stride = 1L << strideBits;
    count = 1L << (sizeBits - strideBits - radixBits);
    rootShift = finer + strideBits;
    int radix = radix();
    factors = new double[6 * (radix / 4)];
    double[] powers = new double[2];
    long unit = count << rootShift;
    for (int k = 0; k < radix / 4; k++) {
      for (int r = 1; r < 4; r++) {
        roots.line(unit * r * k, 0, 1, factors, 6 * k + 2 * r - 2);
      }
    }
    rows = new double[isLast() ? 0 : 16 * radix];
    for (int r = 0; r < rows.length / 16; r++) {
      for (int i = 0; i < 8; i++) {
        roots.line(isFirst() ? (long) r * i << rootShift : 0, 0, 1, powers, 0);
        rows[16 * r + i] = powers[0];
        rows[16 * r + 8 + i] = powers[1];
      }
    }
    places = new double[isFirst() ? 16 : 0][radix];
    for (int i = 0; i < places.length; i++) {
      for (int r = 0; r < radix; r++) {
        places[i][r] = rows[16 * r + i];
      }
    }
    long kept = isLast() ? 0 : radix * (isFirst() ? count / 8 : count);
    lines = kept == 0 || kept > MOST_KEPT ? null : new double[(int) (2 * kept)];
    for (int at = 0; lines != null && at < lines.length; at += 2 * radix) {
      line((isFirst() ? 8L : 1) * (at / (2 * radix)), lines, at);
    }
  }

  int radixBits() {
    return radixBits;
  }

  int radix() {
    return 1 << radixBits;
  }

  double[] factors() {
    return factors;
  }

  double[] rows() {
    return rows;
  }

  double[][] places() {
    return places;
  }

  /** Whether results are transposed to rows. */
  boolean isFirst() {
    return stride == 1 && count > 1;
  }

  /** Whether there are no factors after the transforms. */
  boolean isLast() {
    return count == 1;
  }

  /** The number of columns. */
  long columns() {
    return isFirst() ? count : stride;
  }

  private void line(long p, double[] to, int at) {
    roots.line(0, p << rootShift, radix(), to, at);
  }

  /**
   * Runs the pass. Only where count is 1, that is in the last pass, may {@code to} be {@code from}.
   */
  void run(
      MemorySegment fromRe,
      MemorySegment fromIm,
      MemorySegment toRe,
      MemorySegment toIm,
      Fft.Worker worker) {
    long pitch = 8 * stride * count;
    long span = Math.min(columns(), Math.max(SPAN, POINTS / radix()));
    for (long p = 0; p < count; p += isFirst() ? span : 1) {
      double[] line = lines;
      int lineAt = (int) (2 * radix() * p);
      for (long q = 0; q < (isFirst() ? 1 : stride); q += span) {
        Columns columns = worker.columns(span * radix());
        int width = columns.width(this);
        if (lines == null && !isLast() && !isFirst()) {
          line = columns.line();
          lineAt = 0;
          line(p, line, 0);
        }
        for (long i = 0; i < span; i += width) {
          if (isFirst()) {
            first(fromRe, fromIm, p + i, pitch, toRe, toIm, columns);
          } else {
            long from = 8 * (q + i + stride * p);
            long to = 8 * (q + i + stride * p * radix());
            columns.transform(
                this, fromRe, fromIm, from, pitch, toRe, toIm, to, 8 * stride, line, lineAt);
          }
        }
      }
    }
  }

  private void first(
      MemorySegment fromRe,
      MemorySegment fromIm,
      long p,
      long pitch,
      MemorySegment toRe,
      MemorySegment toIm,
      Columns columns) {
    double[] line = lines;
    int lineAt = (int) (p / 8 * 2 * radix());
    if (lines == null) {
      line = columns.line();
      lineAt = 0;
      for (int i = 0; i < columns.width(this) / 8; i++) {
        line(p + 8 * i, line, 2 * radix() * i);
      }
    }
    long to = 8 * radix() * p;
    columns.transform(
        this, fromRe, fromIm, 8 * p, pitch, toRe, toIm, to, 8L * radix(), line, lineAt);
  }
}
