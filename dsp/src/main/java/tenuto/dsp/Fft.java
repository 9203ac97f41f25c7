package tenuto.dsp;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * The discrete Fourier transform of one size, a power of two, over native memory. It holds tables
 * only and never changes, so any number of threads may share it.
 *
 * <p>Real and imaginary parts lie in two segments. Neither direction scales: {@link #inverse} of
 * {@link #forward} is the input times {@link #size}. The caller also lends two segments of scratch;
 * nothing of the signal's size ever touches the Java heap. The same input gives the same bits on
 * any machine and with any vector width; the error is about 1e-16·√(log₂ size) of the signal's root
 * mean square.
 *
 * <p>A Stockham transform (decimation in frequency, self-sorting) of radix 8, with one or two
 * passes of radix 4 where the size asks for them: C. Van Loan, "Computational Frameworks for the
 * Fast Fourier Transform", SIAM 1992, section 1.7.
 */
public final class Fft {
  /** The largest size is 2 to this. */
  public static final int MAX_BITS = 40;

  /** Below 2 to this the vectors would not fill; a scalar loop does. */
  private static final int VECTOR_BITS = 6;

  private final int bits;
  private final StockhamPass[] passes;

  /** The factors of the scalar loop, real and imaginary parts in turn. */
  private final MemorySegment roots;

  private Fft(int bits, Arena arena) {
    this.bits = bits;
    if (bits < VECTOR_BITS) {
      passes = new StockhamPass[0];
      roots = arena.allocate(16L << bits, 64);
      for (int k = 0; k < 1 << bits; k++) {
        Twiddles.root(k, bits, roots, 16 * k, 16 * k + 8);
      }
      return;
    }
    roots = MemorySegment.NULL;
    int fours = bits % 3 == 0 ? 0 : 3 - bits % 3;
    passes = new StockhamPass[(bits + fours) / 3];
    int done = 0;
    for (int i = 0; i < passes.length; i++) {
      int radixBits = i >= 1 && i <= fours ? 2 : 3;
      passes[i] = new StockhamPass(radixBits, done, bits, arena);
      done += radixBits;
    }
  }

  /**
   * A transform of {@code size} points.
   *
   * @param size a power of two from 1 to 2<sup>40</sup>
   * @param arena holds the tables, some 128·√size bytes and up to 64 KiB, for as long as the
   *     transform is used; if several threads are to use it, an arena that lets them
   */
  public static Fft ofSize(long size, Arena arena) {
    if (size < 1 || Long.bitCount(size) != 1 || size > 1L << MAX_BITS) {
      throw new IllegalArgumentException(
          "a transform's size must be a power of two from 1 to 2^40, but is " + size);
    }
    return new Fft(Long.numberOfTrailingZeros(size), arena);
  }

  /** The number of points. */
  public long size() {
    return 1L << bits;
  }

  /**
   * Replaces x[n] by X[k] = Σ x[n]·exp(-2πi·nk/size).
   *
   * @param re the real parts: at least {@link #size} doubles, best aligned to 64 bytes
   * @param im the imaginary parts, likewise
   * @param scratchRe as large, overlapping none of the others; left with any values
   * @param scratchIm likewise
   */
  public void forward(
      MemorySegment re, MemorySegment im, MemorySegment scratchRe, MemorySegment scratchIm) {
    if (bits < VECTOR_BITS) {
      scalar(re, im, scratchRe, scratchIm);
      return;
    }
    boolean inScratch = false;
    for (int i = 0; i < passes.length; i++) {
      // The last pass may be in place: that is how an odd number of passes ends in re and im.
      boolean toScratch = !inScratch && i < passes.length - 1;
      passes[i].run(
          inScratch ? scratchRe : re,
          inScratch ? scratchIm : im,
          toScratch ? scratchRe : re,
          toScratch ? scratchIm : im);
      inScratch = toScratch;
    }
  }

  /**
   * Replaces X[k] by x[n] = Σ X[k]·exp(+2πi·nk/size), not divided by the size. The segments are
   * those of {@link #forward}.
   */
  public void inverse(
      MemorySegment re, MemorySegment im, MemorySegment scratchRe, MemorySegment scratchIm) {
    forward(im, re, scratchIm, scratchRe);
  }

  /** Stockham's radix 2. */
  private void scalar(
      MemorySegment re, MemorySegment im, MemorySegment scratchRe, MemorySegment scratchIm) {
    int half = 1 << bits >> 1;
    for (int stride = 1; stride <= half; stride *= 2) {
      for (int j = 0; j < half; j++) {
        int q = j % stride;
        int to = 2 * j - q;
        double ar = get(re, j);
        double ai = get(im, j);
        double br = get(re, j + half);
        double bi = get(im, j + half);
        double wr = get(roots, 2 * (j - q));
        double wi = get(roots, 2 * (j - q) + 1);
        double dr = ar - br;
        double di = ai - bi;
        set(scratchRe, to, ar + br);
        set(scratchIm, to, ai + bi);
        set(scratchRe, to + stride, dr * wr - di * wi);
        set(scratchIm, to + stride, dr * wi + di * wr);
      }
      MemorySegment.copy(scratchRe, 0, re, 0, 8L << bits);
      MemorySegment.copy(scratchIm, 0, im, 0, 8L << bits);
    }
  }

  private static double get(MemorySegment memory, int index) {
    return memory.getAtIndex(ValueLayout.JAVA_DOUBLE, index);
  }

  private static void set(MemorySegment memory, int index, double value) {
    memory.setAtIndex(ValueLayout.JAVA_DOUBLE, index, value);
  }
}
