package tenuto.dsp.fft;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The discrete Fourier transform of one size, a power of two, over native memory. It holds tables
 * and working memory, and can be shared by any number of threads.
 *
 * <p>Real and imaginary parts are in two segments. Neither direction scales: {@link #inverse} of
 * {@link #forward} is the input times the number of points. The caller also lends two segments of
 * scratch; nothing of the signal's size is allocated on the Java heap. The same input gives the
 * same bits on any machine and with any vector width; the error is about 1e-16·√(log₂ size) of the
 * signal's root mean square.
 *
 * <p>A Stockham transform (decimation in frequency, self-sorting) in two passes of radix √size up
 * to 2<sup>22</sup> points, in more passes above, each of which reads and writes the signal once;
 * within a pass radix 4: C. Van Loan, "Computational Frameworks for the Fast Fourier Transform",
 * SIAM 1992, sections 1.7 and 3.3.
 */
public final class Fft {
  /** The largest size is 2 to this. */
  public static final int MAX_BITS = 40;

  /** The exponent of the smallest size for which two passes fill the vectors. */
  private static final int VECTOR_BITS = 6;

  /** The exponent of the largest radix whose pass fits in a second-level cache. */
  private static final int MOST_RADIX_BITS = 11;

  private final int bits;
  private final List<StockhamPass> passes;
  private final VectorWarmUp warmUp;
  private final Arena arena;
  private final Runnable between;

  /** Working memory that no thread is using. */
  private final Deque<Worker> spare = new ArrayDeque<>();

  /**
   * @param roots roots of unity of order 2<sup>bits + finer</sup>
   */
  Fft(int bits, Roots roots, int finer, VectorWarmUp warmUp, Arena arena) {
    this(bits, MOST_RADIX_BITS, roots, finer, warmUp, arena, () -> {});
  }

  /**
   * @param between called repeatedly during a transform, which may take long; aborts it by throwing
   */
  Fft(int bits, Roots roots, int finer, VectorWarmUp warmUp, Arena arena, Runnable between) {
    this(bits, MOST_RADIX_BITS, roots, finer, warmUp, arena, between);
  }

  /**
   * @param most bits of the largest radix, at least 4
   */
  Fft(
      int bits,
      int most,
      Roots roots,
      int finer,
      VectorWarmUp warmUp,
      Arena arena,
      Runnable between) {
    this.bits = bits;
    this.warmUp = warmUp;
    this.arena = arena;
    this.between = between;
    int count = bits < VECTOR_BITS ? 1 : Math.max(2, Math.ceilDiv(bits, most));
    List<StockhamPass> made = new ArrayList<>();
    int done = 0;
    for (int i = 0; i < count; i++) {
      int radixBits = (bits - done) / (count - i);
      made.add(new StockhamPass(radixBits, done, bits, roots, finer));
      done += radixBits;
    }
    passes = List.copyOf(made);
  }

  /**
   * A transform of {@code size} points.
   *
   * @param size a power of two from 1 to 2<sup>40</sup>
   * @param arena holds the working memory, up to 512 KiB per thread, while the transform is used;
   *     must be shared if several threads use it
   */
  public static Fft ofSize(long size, Arena arena) {
    if (size < 1 || Long.bitCount(size) != 1 || size > 1L << MAX_BITS) {
      throw new IllegalArgumentException(
          "a transform's size must be a power of two from 1 to 2^40, but is " + size);
    }
    int bits = Long.numberOfTrailingZeros(size);
    return new Fft(bits, new Roots(bits), 0, new VectorWarmUp(), arena);
  }

  /**
   * Replaces x[n] by X[k] = Σ x[n]·exp(-2πi·nk/size).
   *
   * @param re the real parts: a double for each point, best aligned to 64 bytes
   * @param im the imaginary parts, likewise
   * @param scratchRe as large, overlapping none of the others; its final contents are undefined
   * @param scratchIm likewise
   */
  public void forward(
      MemorySegment re, MemorySegment im, MemorySegment scratchRe, MemorySegment scratchIm) {
    Worker worker = borrow();
    try {
      boolean inScratch = false;
      for (StockhamPass pass : passes) {
        // The last pass may be in place: with an odd number of passes the result so ends in re and
        // im.
        boolean toScratch = !inScratch && !pass.isLast();
        pass.run(
            inScratch ? scratchRe : re,
            inScratch ? scratchIm : im,
            toScratch ? scratchRe : re,
            toScratch ? scratchIm : im,
            worker);
        inScratch = toScratch;
      }
    } finally {
      synchronized (spare) {
        spare.push(worker);
      }
    }
  }

  private Worker borrow() {
    synchronized (spare) {
      if (!spare.isEmpty()) {
        return spare.pop();
      }
    }
    return new Worker();
  }

  /** A thread's working memory: columns in scalar form first, and vectors once they are faster. */
  final class Worker {
    private Columns scalar;
    private Columns vectors;

    /** The columns for the next {@code points}. */
    Columns columns(long points) {
      between.run();
      boolean faster = warmUp.vectorsAreFaster();
      if (!faster) {
        warmUp.worked(points);
      }
      if (faster && bits >= VECTOR_BITS) {
        return vectors == null ? vectors = new VectorColumns(passes, arena) : vectors;
      }
      return scalar == null ? scalar = new ScalarColumns(passes) : scalar;
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
}
