package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.kernel.Lanes;
import tenuto.engine.base.VectorApi;

/**
 * Discrete Fourier transforms of 8 or 4 complex signals of the same length at once, each in a lane
 * of its own, for lengths that are products of small primes. It can be used by any number of
 * threads at a time.
 *
 * <p>Value k of all signals is a row: their real parts, then their imaginary parts. So no step
 * mixes lanes, and the bits are the same with vectors of any width and without.
 *
 * <p>Long transforms are done in two steps, so that most passes need a first-level cache only: of
 * size = high·wide points, the {@code wide} columns of {@code high} points each are transformed,
 * multiplied by factors, and then the {@code high} rows of {@code wide} points (W. Gentleman and G.
 * Sande, "Fast Fourier Transforms", 1966).
 *
 * <p>The passes are those of a Stockham transform (decimation in frequency, self-sorting) of radix
 * 4, 2 and odd numbers. A pass of radix r cuts transforms of n points, of which s are interleaved,
 * into r times as many of n/r points: for each p below n/r and q below s it takes the r rows q +
 * s·(p + j·n/r), computes their transform, multiplies entry k by exp(-2πi·pk/n) and writes it to
 * row q + s·(rp + k).
 */
public final class LaneFft {
  /**
   * The number of signals: as many as a vector has lanes, but at least 4, so that a pass goes
   * through memory once.
   */
  public static final int LANES = VectorApi.isPresent() ? Math.clamp(Lanes.COUNT, 4, 8) : 8;

  /** Bytes of the real parts in a row. */
  public static final int PART = 8 * LANES;

  /** Bytes of a value of all signals. */
  public static final int ROW = 2 * PART;

  /** The largest prime that a length may contain: work for a prime grows with its square. */
  private static final int MOST_PRIME = 7;

  /** The largest size: what the passes tell C2 of distances and rows holds for it. */
  private static final int MOST_SIZE = 1 << 16;

  /** The most points of a transform in one step: both copies fit in a first-level cache. */
  private static final int MOST_POINTS = 64;

  private final int size;

  /** The transforms of the first step, or the only ones. */
  private final List<LanePass> columnPasses;

  /** The transforms of the second step; none if there is one step. */
  private final List<LanePass> rowPasses;

  /** Points of a transform of the first step. */
  private final int high;

  /** Points of a transform of the second step. */
  private final int wide;

  /** Rows of a column that are multiplied between the steps. */
  private final int turned;

  /** Between the steps: entry k of column n is multiplied by exp(-2πi·kn/size). */
  private final double[] factors;

  /**
   * @param size of the transforms
   * @throws IllegalArgumentException if it contains a prime above 7 or is above 65,536
   */
  public LaneFft(int size) {
    this(size, size, MOST_POINTS);
  }

  /**
   * @param points 0 for transforms that do nothing, but take the same way
   * @param most points of a transform in one step
   */
  LaneFft(int size, int points, int most) {
    if (!fits(size)) {
      throw new IllegalArgumentException("%d contains a prime above 7".formatted(size));
    }
    if (size > MOST_SIZE) {
      throw new IllegalArgumentException("%d is above %d".formatted(size, MOST_SIZE));
    }
    this.size = size;
    high = size <= most ? size : divisor(size);
    wide = size / high;
    columnPasses = passes(high, points == 0);
    rowPasses = passes(wide, points == 0);
    turned = points == 0 ? 0 : high;
    factors = new double[wide == 1 ? 0 : 2 * size];
    for (int n = 0; n < factors.length / 2 / high; n++) {
      for (int k = 0; k < high; k++) {
        LanePass.root(-n * k, size, factors, 2 * (high * n + k));
      }
    }
  }

  /** The largest divisor that is no larger than the square root. */
  private static int divisor(int size) {
    int divisor = (int) Math.sqrt(size);
    while (size % divisor != 0) {
      divisor--;
    }
    return divisor;
  }

  private static List<LanePass> passes(int size, boolean empty) {
    List<LanePass> passes = new ArrayList<>();
    int rest = size;
    for (int radix : new int[] {4, 2, 3, 5, 7}) {
      for (; rest % radix == 0; rest /= radix) {
        passes.add(new LanePass(radix, rest, empty ? 0 : size / rest));
      }
    }
    return passes;
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

  /** The rows that each memory has for a transform: those of the signals, and some to work with. */
  public int rows() {
    return size + Math.max(high, wide);
  }

  /**
   * Transforms the rows in {@code x}, of which nothing remains, with the help of {@code y}; both
   * have room for {@link #rows}, aligned to 64 bytes.
   *
   * @param vectors whether to use vectors, here as in all methods
   * @return which of them holds the transforms
   */
  public MemorySegment transform(MemorySegment x, MemorySegment y, boolean vectors) {
    if (size == 1) {
      return x;
    }
    if (wide == 1) {
      return run(columnPasses, x, 0, ROW, y, 0, ROW, vectors);
    }
    long column = (long) ROW * high;
    long row = (long) ROW * wide;
    for (int n = 0; n < wide; n++) {
      run(columnPasses, x, (long) ROW * n, row, y, column * n, ROW, vectors);
      if (vectors) {
        VectorLanes.turn(y, column * n, turned, factors, 2 * high * n);
      } else {
        ScalarLanes.turn(y, column * n, turned, factors, 2 * high * n);
      }
    }
    for (int k = 0; k < high; k++) {
      run(rowPasses, y, (long) ROW * k, column, x, (long) ROW * k, column, vectors);
    }
    return x;
  }

  /** Transforms rows of {@code x} to rows of {@code y}; returns {@code y}. */
  private MemorySegment run(
      List<LanePass> passes,
      MemorySegment x,
      long from,
      long pitch,
      MemorySegment y,
      long to,
      long unit,
      boolean vectors) {
    long room = (long) ROW * size;
    MemorySegment source = x;
    MemorySegment work = y;
    long at = from;
    long step = pitch;
    for (int i = 0; i < passes.size() - 1; i++) {
      passes.get(i).run(source, at, step, work, room, ROW, vectors);
      source = work;
      work = source == x ? y : x;
      at = room;
      step = ROW;
    }
    passes.getLast().run(source, at, step, y, to, unit, vectors);
    return y;
  }

  /**
   * Writes as many neighbouring stretches of a signal as there are lanes to the lanes of {@code n}
   * rows' real or imaginary parts.
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
    if (!vectors || Lanes.COUNT < 4) {
      ScalarLanes.transpose(signal, from, 8, apart, rows, to, ROW, 8, n);
      return;
    }
    if (LANES == 4) {
      Transposition.squares(signal, from, apart, 8L * LANES, rows, to, ROW, 4L * ROW, n / 4);
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
    if (!vectors || Lanes.COUNT < 4) {
      ScalarLanes.transpose(rows, from, ROW, 8, signal, to, 8, apart, n);
    } else if (LANES == 4) {
      Transposition.squares(rows, from, ROW, 4L * ROW, signal, to, apart, 8L * LANES, n / 4);
    } else {
      Transposition.transpose(rows, from, ROW, signal, to, apart, n);
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
