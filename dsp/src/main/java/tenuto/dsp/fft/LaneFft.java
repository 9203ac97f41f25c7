package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/**
 * Discrete Fourier transforms of 8 complex signals of the same length at once, each in a lane of
 * its own, for lengths that are products of small primes. It can be used by any number of threads
 * at a time.
 *
 * <p>Value k of all 8 signals is a row of 128 bytes: 8 real parts, then 8 imaginary parts. So no
 * step mixes lanes, and the bits are the same with vectors of any width and without.
 *
 * <p>The passes are those of a Stockham transform (decimation in frequency, self-sorting) of radix
 * 4, 2 and odd numbers. A pass of radix r cuts transforms of n points, of which s are interleaved,
 * into r times as many of n/r points: for each p below n/r and q below s it takes the r rows q +
 * s·(p + j·n/r), computes their transform, multiplies entry k by exp(-2πi·pk/n) and writes it to
 * row q + s·(rp + k).
 */
public final class LaneFft {
  /** Bytes of a value of all 8 signals. */
  public static final int ROW = 128;

  /** Bytes of the real parts in a row. */
  public static final int PART = ROW / 2;

  /** The largest prime that a length may contain: work for a prime grows with its square. */
  private static final int MOST_PRIME = 7;

  private final int size;
  private final List<LanePass> passes = new ArrayList<>();

  /**
   * @param size of the transforms
   * @throws IllegalArgumentException if it contains a prime above 7
   */
  public LaneFft(int size) {
    this(size, size);
  }

  /**
   * @param points 0 for transforms that do nothing, but take the same way
   */
  LaneFft(int size, int points) {
    if (!fits(size)) {
      throw new IllegalArgumentException("%d contains a prime above 7".formatted(size));
    }
    this.size = size;
    int rest = size;
    for (int radix : new int[] {4, 2, 3, 5, 7}) {
      for (; rest % radix == 0; rest /= radix) {
        passes.add(new LanePass(radix, rest, points == 0 ? 0 : size / rest));
      }
    }
  }

  /** Whether there are transforms of {@code size} points. */
  public static boolean fits(int size) {
    int rest = size;
    for (int prime = 2; prime <= MOST_PRIME; prime++) {
      while (rest > 0 && rest % prime == 0) {
        rest /= prime;
      }
    }
    return rest == 1;
  }

  /** The length of the signals. */
  public int size() {
    return size;
  }

  /**
   * Transforms the rows in {@code x}, of which nothing remains, with the help of {@code y}; both
   * have room for all rows, aligned to 64 bytes.
   *
   * @param vectors whether to use vectors, here as in all methods
   * @return which of them holds the transforms
   */
  public MemorySegment transform(MemorySegment x, MemorySegment y, boolean vectors) {
    MemorySegment from = x;
    MemorySegment to = y;
    for (LanePass pass : passes) {
      pass.run(from, to, vectors);
      MemorySegment swap = from;
      from = to;
      to = swap;
    }
    return from;
  }

  /**
   * Writes 8 neighbouring stretches of a signal to the lanes of {@code n} rows' real or imaginary
   * parts.
   *
   * @param from where the first stretch begins, in bytes
   * @param apart bytes from the begin of a stretch to that of the next
   * @param to {@code 0} for the real parts, {@link #PART} for the imaginary ones
   * @param n a multiple of 8
   */
  public static void pack(
      MemorySegment signal,
      long from,
      long apart,
      MemorySegment rows,
      long to,
      int n,
      boolean vectors) {
    if (!vectors) {
      ScalarLanes.transpose(signal, from, 8, apart, rows, to, ROW, 8, n);
      return;
    }
    for (int i = 0; i < n; i += 8) {
      Transposition.transpose(signal, from + 8L * i, apart, rows, to + (long) ROW * i, ROW, 8);
    }
  }

  /**
   * The reverse of {@link #pack}: writes the lanes of {@code n} rows as stretches of a signal.
   *
   * @param n a multiple of 8
   */
  public static void unpack(
      MemorySegment rows,
      long from,
      MemorySegment signal,
      long to,
      long apart,
      int n,
      boolean vectors) {
    if (vectors) {
      Transposition.transpose(rows, from, ROW, signal, to, apart, n);
    } else {
      ScalarLanes.transpose(rows, from, ROW, 8, signal, to, 8, apart, n);
    }
  }

  /**
   * Multiplies {@code n} rows by one complex factor each, and exchanges their real and imaginary
   * parts: a transform of what it writes is, with its parts exchanged again, a transform back.
   *
   * @param from the first row to read
   * @param to the first row to write
   * @param factors real and imaginary parts
   * @param at where the first row's factor is
   */
  public static void multiplyExchanged(
      MemorySegment x,
      int from,
      MemorySegment y,
      int to,
      int n,
      double[] factors,
      int at,
      boolean vectors) {
    if (vectors) {
      VectorLanes.multiplyExchanged(x, (long) ROW * from, y, (long) ROW * to, n, factors, at);
    } else {
      ScalarLanes.multiplyExchanged(x, (long) ROW * from, y, (long) ROW * to, n, factors, at);
    }
  }
}
