package tenuto.dsp.resampling;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.Queue;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import tenuto.dsp.fft.LaneFft;
import tenuto.dsp.fft.LaneWarmUp;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/**
 * A resampler between rates in a ratio of small whole numbers for long signals, by transforms of
 * overlapping blocks (overlap-save; Crochiere and Rabiner, "Multirate Digital Signal Processing",
 * 1983): a block's spectrum is multiplied by the filter's, and transformed back with as many points
 * as the block has at the other rate.
 *
 * <p>Blocks begin at whole periods, which are counted from the signal's beginning. They are
 * computed in pairs, one for each lane of a vector: one is the real part and the other, the next,
 * is the imaginary part. So a sample follows from its place and the source alone, whatever is read
 * when. A sample that is not finite is taken out, and the results that its filter reaches are NaN.
 *
 * <p>A filter that ended at -120 dB would leave that much of a block's edges in its middle. So this
 * one, a {@link SincFilter} with the pass band of the others, stops by 300 dB; what its spectrum
 * holds above is left out. Its results are the same as those of its sums to some 10<sup>-15</sup>.
 */
public final class OverlapSaveResampler implements Resampler {
  /**
   * The shortest result in samples for which it is worth compiling the transforms, which takes as
   * long as what they save then.
   */
  public static final long LONG = 1L << 25;

  /** The stopband attenuation in dB: a double's precision. */
  private static final double STOPPED = 300;

  /**
   * The largest transform. Those of the usual rates, of up to 2,560 points, fit with their copies
   * in a second-level cache of 512 KiB, or of 1 MiB where vectors have 8 lanes.
   */
  private static final int MOST_POINTS = 4096;

  private static final int LANES = LaneFft.LANES;
  private static final int BLOCKS = 2 * LANES;

  private final LaneWarmUp warmUp;
  private final int taps;
  private final LaneFft forth;
  private final LaneFft back;

  /** Source samples from the begin of a block to that of the next. */
  private final int step;

  /** Results of a block. */
  private final int made;

  /** Results from the begin of a block to that of the next in {@link Batch}. */
  private final int pitch;

  /** For the bins below the lower rate's half, 0 first, the factors of positive frequencies. */
  private final double[] above;

  /** The factors of negative frequencies, the lowest first. */
  private final double[] below;

  private final Queue<Room> rooms = new ConcurrentLinkedQueue<>();
  private final Map<Reader, Batch> batches = new WeakHashMap<>();

  /** Memory of one computation: a stretch of the source and two sets of rows. */
  private record Room(Block samples, MemorySegment first, MemorySegment second) {}

  /** Results that a reader has asked for, and will soon ask for more of. */
  private static final class Batch {
    private final Block results;
    private long number = -1;

    Batch(int size) {
      results = new Block(Arena.ofAuto().allocate(8L * size, 64), 0);
    }
  }

  /** The sizes of blocks, in periods. */
  private record Sizes(int down, int up, int periods, int hop) {}

  /** Whether there are transforms for two rates. */
  public static boolean suits(double sourceRate, double targetRate) {
    return sizes(sourceRate, targetRate) != null;
  }

  /**
   * The resampler for two rates.
   *
   * @throws IllegalArgumentException if it does not suit them
   */
  public static OverlapSaveResampler of(double sourceRate, double targetRate) {
    return of(sourceRate, targetRate, new LaneWarmUp());
  }

  static OverlapSaveResampler of(double sourceRate, double targetRate, LaneWarmUp warmUp) {
    Sizes sizes = sizes(sourceRate, targetRate);
    if (sizes == null) {
      throw new IllegalArgumentException(
          "there are no transforms for %s and %s Hz".formatted(sourceRate, targetRate));
    }
    return new OverlapSaveResampler(sizes, warmUp);
  }

  /**
   * The largest blocks, a power of two times 8 periods; so the rows of both rates are whole groups.
   *
   * @return null if the overlap would be more than half of the largest
   */
  private static Sizes sizes(double sourceRate, double targetRate) {
    if (!isWhole(sourceRate) || !isWhole(targetRate)) {
      return null;
    }
    long divisor = divisor((long) sourceRate, (long) targetRate);
    long down = (long) sourceRate / divisor;
    long up = (long) targetRate / divisor;
    long longer = Math.max(down, up);
    if (longer * Block.GROUP > MOST_POINTS
        || !LaneFft.fits((int) down)
        || !LaneFft.fits((int) up)) {
      return null;
    }
    int periods = Integer.highestOneBit((int) (MOST_POINTS / longer));
    int overlap = Math.ceilDiv(filter((int) down, (int) up).taps(), (int) down);
    return 2 * overlap > periods
        ? null
        : new Sizes((int) down, (int) up, periods, periods - overlap);
  }

  private static boolean isWhole(double rate) {
    return rate == Math.rint(rate) && rate >= 1 && rate < 0x1p53;
  }

  private static long divisor(long a, long b) {
    return b == 0 ? a : divisor(b, a % b);
  }

  private static SincFilter filter(int down, int up) {
    return new SincFilter(Math.max(1, (double) down / up), STOPPED);
  }

  private OverlapSaveResampler(Sizes sizes, LaneWarmUp warmUp) {
    this.warmUp = warmUp;
    forth = new LaneFft(sizes.periods * sizes.down);
    back = new LaneFft(sizes.periods * sizes.up);
    step = sizes.hop * sizes.down;
    made = sizes.hop * sizes.up;
    pitch = Block.wholeGroups(made);
    SincFilter filter = filter(sizes.down, sizes.up);
    taps = filter.taps();
    double[] row = new double[taps];
    filter.fill(0, row);
    int bins = (Math.min(forth.size(), back.size()) + 1) / 2;
    above = new double[2 * bins];
    below = new double[2 * (bins - 1)];
    for (int k = 0; k < bins; k++) {
      factor(k, row, above, 2 * k);
    }
    for (int k = 1; k < bins; k++) {
      int at = 2 * (bins - 1 - k);
      below[at] = above[2 * k];
      below[at + 1] = -above[2 * k + 1];
    }
  }

  /**
   * Bin k of the filter's spectrum, scaled for both transforms. A block begins half the taps before
   * its first result.
   */
  private void factor(int k, double[] row, double[] to, int at) {
    int half = taps / 2;
    double sum = row[half - 1];
    for (int n = 1; n < half; n++) {
      sum += 2 * row[half - 1 + n] * StrictMath.cos(angle((long) k * n));
    }
    to[at] = sum / forth.size() * StrictMath.cos(angle((long) k * half));
    to[at + 1] = sum / forth.size() * StrictMath.sin(angle((long) k * half));
  }

  private double angle(long turns) {
    return 2 * Math.PI * (turns % forth.size()) / forth.size();
  }

  @Override
  public void resample(long start, Block out, int n, Reader source) {
    Batch batch;
    synchronized (batches) {
      batch = batches.computeIfAbsent(source, each -> new Batch(BLOCKS * pitch));
    }
    for (int at = 0; at < n; ) {
      long block = (start + at) / made;
      int from = (int) ((start + at) % made);
      if (batch.number != block / BLOCKS) {
        compute(block / BLOCKS, batch, source);
      }
      int now = Math.min(n - at, made - from);
      int first = (int) (block % BLOCKS) * pitch + from;
      batch.results.copyTo(first, out, at, now);
      at += now;
    }
  }

  private void compute(long number, Batch batch, Reader source) {
    Room spare = rooms.poll();
    Room room = spare == null ? room() : spare;
    batch.number = -1; // while it is neither the one nor the other
    int count = (BLOCKS - 1) * step + forth.size();
    source.read(number * BLOCKS * step - taps / 2, room.samples, 0, count);
    transform(room, batch.results.memory());
    if (isSpoilt(batch.results)) {
      int[] places =
          IntStream.range(0, count).filter(i -> !Double.isFinite(room.samples.get(i))).toArray();
      for (int place : places) {
        room.samples.set(place, 0);
      }
      transform(room, batch.results.memory());
      for (int place : places) {
        spoil(batch.results, place);
      }
    }
    batch.number = number;
    rooms.add(room);
  }

  /**
   * Whether a block is not finite: one such sample is in all of its bins, and so in all results.
   */
  private boolean isSpoilt(Block results) {
    for (int block = 0; block < BLOCKS; block++) {
      if (!Double.isFinite(results.get(block * pitch))) {
        return true;
      }
    }
    return false;
  }

  /** Makes the results NaN whose filter reaches a sample that was not finite. */
  private void spoil(Block results, int place) {
    long first = Math.floorDiv((long) (place - taps) * made, step) + 1;
    long end = Math.ceilDiv((long) place * made, step);
    for (long i = Math.max(0, first); i < Math.min(end, (long) BLOCKS * made); i++) {
      results.set((int) (i / made * pitch + i % made), Double.NaN);
    }
  }

  private void transform(Room room, MemorySegment results) {
    boolean vectors = warmUp.vectorsAreFaster();
    MemorySegment samples = room.samples.memory();
    long apart = 16L * step;
    LaneFft.pack(samples, 0, apart, room.first, 0, forth.size(), vectors);
    LaneFft.pack(samples, 8L * step, apart, room.first, LaneFft.PART, forth.size(), vectors);
    MemorySegment x = forth.transform(room.first, room.second, vectors);
    MemorySegment y = x == room.first ? room.second : room.first;
    filter(x, y, vectors);
    MemorySegment z = back.transform(y, x, vectors);
    LaneFft.unpack(z, LaneFft.PART, results, 0, 16L * pitch, pitch, vectors);
    LaneFft.unpack(z, 0, results, 8L * pitch, 16L * pitch, pitch, vectors);
  }

  private void filter(MemorySegment x, MemorySegment y, boolean vectors) {
    int bins = above.length / 2;
    LaneFft.multiplyExchanged(x, 0, y, 0, bins, above, 0, vectors);
    int others = bins - 1;
    long empty = back.size() - bins - others;
    y.asSlice((long) LaneFft.ROW * bins, LaneFft.ROW * empty).fill((byte) 0);
    LaneFft.multiplyExchanged(
        x, forth.size() - others, y, back.size() - others, others, below, 0, vectors);
  }

  private Room room() {
    int samples = (BLOCKS - 1) * step + forth.size();
    long rows = (long) LaneFft.ROW * Math.max(forth.rows(), back.rows());
    Arena arena = Arena.ofAuto();
    return new Room(
        new Block(arena.allocate(8L * Block.wholeGroups(samples), 64), 0),
        arena.allocate(rows, 64),
        arena.allocate(rows, 64));
  }
}
