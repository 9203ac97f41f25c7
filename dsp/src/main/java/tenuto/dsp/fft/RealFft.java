package tenuto.dsp.fft;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayDeque;
import java.util.Deque;
import tenuto.dsp.kernel.ArrayCopies;

/**
 * The discrete Fourier transform of a real signal of 2h samples, as one complex transform of h
 * points. The signal is given as its even samples ({@code re}) and its odd ones ({@code im}), the
 * spectrum as bins 0 to h - 1; bin h, at the Nyquist frequency, is real, like bin 0, and is stored
 * in place of bin 0's imaginary part.
 *
 * <p>With Z the transform of even + i·odd, V = exp(-2πi/2h) and X̄ the conjugate of X, there: 2X[k]
 * = E + V<sup>k</sup>·O with E = Z[k] + Z̄[h-k], O = (Z[k] - Z̄[h-k])/i; and back: 2Z[k] = E + i·O
 * with E = X[k] + X̄[h-k], O = (X[k] - X̄[h-k])/V<sup>k</sup>. See W. Press et al., "Numerical
 * Recipes", 3rd edition, section 12.3.2.
 */
public final class RealFft {
  /** Bins that share one pair of factors: the first bin's, and that of the bins' offsets. */
  static final int GROUP = 8;

  /** Bins for which factors are computed at a time, if they are not kept. */
  private static final int SPAN = 512;

  /** Factors that are kept at most, one for each group: with more there is no time to be saved. */
  private static final int MOST_KEPT = 1 << 12;

  private final long half;

  /** Bins k below this are computed together with bins half - k; this one is its own partner. */
  private final long quarter;

  private final Fft fft;
  private final Roots roots;
  private final VectorWarmUp warmUp;
  private final Runnable between;

  /** V to the powers 0 to 7: real parts, then imaginary parts. */
  private final double[] places = new double[2 * GROUP];

  /** The factors of each group's first bin, or null if they are too many to be kept. */
  private final double[] kept;

  /** Working memory that no thread is using, as there may be thousands of short transforms. */
  private final Deque<Rows> spare = new ArrayDeque<>();

  /** A thread's working memory. */
  private static final class Rows {
    final double[] line = new double[2 * SPAN / GROUP];
    final double[] row = new double[4 * SPAN];
  }

  /** The transform of 2<sup>bits</sup> samples, bits from 1 to 41; see {@link Fft#ofSize}. */
  public RealFft(int bits, VectorWarmUp warmUp, Arena arena) {
    this(bits, warmUp, arena, () -> {});
  }

  /**
   * The same for transforms that may take long.
   *
   * @param between called repeatedly; aborts a transform by throwing, which leaves all segments
   *     with undefined contents
   */
  public RealFft(int bits, VectorWarmUp warmUp, Arena arena, Runnable between) {
    this.warmUp = warmUp;
    this.between = between;
    half = 1L << (bits - 1);
    quarter = half / 2;
    roots = new Roots(bits);
    fft = new Fft(bits - 1, roots, 1, warmUp, arena, between);
    double[] power = new double[2];
    for (int i = 0; i < GROUP; i++) {
      roots.line(i, 0, 1, power, 0);
      places[i] = power[0];
      places[GROUP + i] = power[1];
    }
    long groups = (quarter + GROUP - 1) / GROUP;
    kept = groups > MOST_KEPT ? null : new double[2 * (int) groups];
    if (kept != null) {
      roots.line(0, GROUP, (int) groups, kept, 0);
    }
  }

  /** The size in samples. */
  long size() {
    return 2 * half;
  }

  /** Whether vectors are to be used from now on. */
  boolean vectorsAreFaster() {
    return warmUp.vectorsAreFaster();
  }

  /** Replaces even and odd samples by the bins times {@code scale}; see {@link Fft#forward}. */
  public void forward(
      MemorySegment re,
      MemorySegment im,
      MemorySegment scratchRe,
      MemorySegment scratchIm,
      double scale) {
    fft.forward(re, im, scratchRe, scratchIm);
    double even = get(re, 0);
    double odd = get(im, 0);
    set(re, 0, (even + odd) * scale);
    set(im, 0, (even - odd) * scale);
    mirror(re, im, scale);
    pairs(re, im, scale / 2, false);
  }

  /**
   * Replaces bins by the even and odd samples of Σ<sub>k&lt;2h</sub> X[k]·exp(+2πi·nk/2h), times
   * {@code scale}, where X[2h-k] = X̄[k].
   */
  public void inverse(
      MemorySegment re,
      MemorySegment im,
      MemorySegment scratchRe,
      MemorySegment scratchIm,
      double scale) {
    double lowest = get(re, 0);
    double highest = get(im, 0);
    set(re, 0, (lowest + highest) * scale);
    set(im, 0, (lowest - highest) * scale);
    mirror(re, im, 2 * scale);
    pairs(re, im, scale, true);
    fft.inverse(re, im, scratchRe, scratchIm);
  }

  /** The bin that is its own partner becomes its conjugate. */
  private void mirror(MemorySegment re, MemorySegment im, double scale) {
    if (quarter > 0) {
      set(re, quarter, get(re, quarter) * scale);
      set(im, quarter, get(im, quarter) * -scale);
    }
  }

  /**
   * Replaces bins 1 to quarter - 1 and their partners, from the complex transform to the spectrum
   * or back: the inverse is the same with V conjugated and negated.
   */
  private void pairs(MemorySegment re, MemorySegment im, double scale, boolean back) {
    Rows rows = borrow();
    boolean vectors = warmUp.vectorsAreFaster();
    for (long k = 0; k < quarter; k += SPAN) {
      between.run();
      int n = (int) Math.min(SPAN, quarter - k);
      double[] line = kept;
      int lineAt = 2 * (int) (k / GROUP);
      if (line == null) {
        line = rows.line;
        lineAt = 0;
        roots.line(k, GROUP, n / GROUP, line, 0);
      }
      if (!vectors) {
        scalarPairs(re, im, k, n, line, lineAt, rows.row, scale, back);
        continue;
      }
      int begin = 0;
      if (k == 0) {
        scalarPairs(re, im, 0, Math.min(n, GROUP), line, lineAt, rows.row, scale, back);
        begin = GROUP;
      }
      VectorButterflies.pairs(re, im, half, k, begin, n, places, line, lineAt, scale, back);
    }
    synchronized (spare) {
      spare.push(rows);
    }
  }

  private Rows borrow() {
    synchronized (spare) {
      return spare.isEmpty() ? new Rows() : spare.pop();
    }
  }

  /** Bins {@code first} to first + n - 1 except bin 0, through a row of an array. */
  private void scalarPairs(
      MemorySegment re,
      MemorySegment im,
      long first,
      int n,
      double[] line,
      int lineAt,
      double[] row,
      double scale,
      boolean back) {
    int begin = first == 0 ? 1 : 0;
    long partners = 8 * (half - first - n + 1);
    int m = n - begin;
    ArrayCopies.read(re, 8 * first, 0, row, 0, 1, n);
    ArrayCopies.read(im, 8 * first, 0, row, n, 1, n);
    ArrayCopies.read(re, partners, 0, row, 2 * n, 1, m);
    ArrayCopies.read(im, partners, 0, row, 3 * n, 1, m);
    ScalarButterflies.pairs(row, n, begin, places, line, lineAt, scale, back);
    ArrayCopies.write(row, 0, 1, n, re, 8 * first, 0);
    ArrayCopies.write(row, n, 1, n, im, 8 * first, 0);
    ArrayCopies.write(row, 2 * n, 1, m, re, partners, 0);
    ArrayCopies.write(row, 3 * n, 1, m, im, partners, 0);
  }

  private static double get(MemorySegment memory, long index) {
    return memory.get(ValueLayout.JAVA_DOUBLE, 8 * index);
  }

  private static void set(MemorySegment memory, long index, double value) {
    memory.set(ValueLayout.JAVA_DOUBLE, 8 * index, value);
  }
}
