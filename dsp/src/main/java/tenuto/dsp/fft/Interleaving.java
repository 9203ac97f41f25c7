package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.NativeMemory;

/** Converts between pairs of doubles and two separate rows. */
public final class Interleaving {
  /** Pairs that pass through an array at a time. */
  private static final int SPAN = 1024;

  private Interleaving() {}

  /**
   * Writes pairs to two rows.
   *
   * @param from bytes to the first pair
   * @param to bytes to the first places in both rows
   * @param vectors whether to use vectors, see {@link VectorWarmUp}
   */
  public static void part(
      MemorySegment pairs,
      long from,
      MemorySegment firsts,
      MemorySegment seconds,
      long to,
      int count,
      boolean vectors) {
    int i = vectors ? Vectors.part(pairs, from, firsts, seconds, to, count) : 0;
    double[] row = i == count ? null : new double[3 * Math.min(SPAN, count - i)];
    for (; i < count; i += SPAN) {
      int n = Math.min(SPAN, count - i);
      ArrayCopies.read(pairs, from + 16L * i, 0, row, n, 1, 2 * n);
      for (int k = 0; k < n; k++) {
        row[k] = row[n + 2 * k];
        row[n + k] = row[n + 2 * k + 1];
      }
      ArrayCopies.write(row, 0, 1, n, firsts, to + 8L * i, 0);
      ArrayCopies.write(row, n, 1, n, seconds, to + 8L * i, 0);
    }
  }

  /** The inverse of {@link #part}. */
  public static void join(
      MemorySegment firsts,
      MemorySegment seconds,
      long from,
      MemorySegment pairs,
      long to,
      int count,
      boolean vectors) {
    int i = vectors ? Vectors.join(firsts, seconds, from, pairs, to, count) : 0;
    double[] row = i == count ? null : new double[3 * Math.min(SPAN, count - i)];
    for (; i < count; i += SPAN) {
      int n = Math.min(SPAN, count - i);
      ArrayCopies.read(firsts, from + 8L * i, 0, row, n, 1, n);
      ArrayCopies.read(seconds, from + 8L * i, 0, row, 2 * n, 1, n);
      for (int k = 0; k < n; k++) {
        double second = row[2 * n + k];
        row[2 * k] = row[n + k];
        row[2 * k + 1] = second;
      }
      ArrayCopies.write(row, 0, 1, 2 * n, pairs, to + 16L * i, 0);
    }
  }

  /** Calls every vector method, for {@link WarmUpLoop}. */
  static void warmUp(MemorySegment x, MemorySegment y, int count) {
    Vectors.part(x, 0, y, y, 0, count);
    Vectors.join(y, y, 0, x, 0, count);
  }

  /**
   * Converts as many pairs as fill vectors; returns how far. A separate class, as it starts slowly.
   */
  private static final class Vectors {
    private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
    private static final int LANES = SPECIES.length();
    private static final ByteOrder ORDER = ByteOrder.nativeOrder();

    private static final VectorShuffle<Double> EVENS =
        VectorShuffle.fromOp(SPECIES, lane -> 2 * lane % LANES);
    private static final VectorShuffle<Double> ODDS =
        VectorShuffle.fromOp(SPECIES, lane -> 2 * lane % LANES + 1);
    private static final VectorShuffle<Double> LOWER =
        VectorShuffle.fromOp(SPECIES, lane -> lane / 2);
    private static final VectorShuffle<Double> UPPER =
        VectorShuffle.fromOp(SPECIES, lane -> (LANES + lane) / 2);

    private static final VectorMask<Double> UPPER_LANES = lanes(LANES / 2);
    private static final VectorMask<Double> ODD_LANES = lanes(1);

    private Vectors() {}

    public static int part(
        MemorySegment joined,
        long from,
        MemorySegment evens,
        MemorySegment odds,
        long to,
        int count) {
      MemorySegment pairs = NativeMemory.known(joined);
      MemorySegment firsts = NativeMemory.known(evens);
      MemorySegment seconds = NativeMemory.known(odds);
      int i = 0;
      for (; LANES >= 4 && i <= count - LANES; i += LANES) {
        long at = from + 16L * i;
        DoubleVector x = DoubleVector.fromMemorySegment(SPECIES, pairs, at, ORDER);
        DoubleVector y = DoubleVector.fromMemorySegment(SPECIES, pairs, at + 8 * LANES, ORDER);
        x.rearrange(EVENS)
            .blend(y.rearrange(EVENS), UPPER_LANES)
            .intoMemorySegment(firsts, to + 8L * i, ORDER);
        x.rearrange(ODDS)
            .blend(y.rearrange(ODDS), UPPER_LANES)
            .intoMemorySegment(seconds, to + 8L * i, ORDER);
      }
      return i;
    }

    public static int join(
        MemorySegment evens,
        MemorySegment odds,
        long from,
        MemorySegment joined,
        long to,
        int count) {
      MemorySegment firsts = NativeMemory.known(evens);
      MemorySegment seconds = NativeMemory.known(odds);
      MemorySegment pairs = NativeMemory.known(joined);
      int i = 0;
      for (; LANES >= 4 && i <= count - LANES; i += LANES) {
        DoubleVector x = DoubleVector.fromMemorySegment(SPECIES, firsts, from + 8L * i, ORDER);
        DoubleVector y = DoubleVector.fromMemorySegment(SPECIES, seconds, from + 8L * i, ORDER);
        long at = to + 16L * i;
        x.rearrange(LOWER).blend(y.rearrange(LOWER), ODD_LANES).intoMemorySegment(pairs, at, ORDER);
        x.rearrange(UPPER)
            .blend(y.rearrange(UPPER), ODD_LANES)
            .intoMemorySegment(pairs, at + 8 * LANES, ORDER);
      }
      return i;
    }

    /** The lanes whose number has the given bit. */
    private static VectorMask<Double> lanes(int bit) {
      boolean[] lanes = new boolean[LANES];
      for (int lane = 0; lane < LANES; lane++) {
        lanes[lane] = (lane & bit) != 0;
      }
      return VectorMask.fromArray(SPECIES, lanes, 0);
    }
  }
}
