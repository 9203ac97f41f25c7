package tenuto.dsp;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/** The way between pairs of doubles and two rows, of the first and of the second of each pair. */
final class Interleaving {
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

  private Interleaving() {}

  /**
   * Writes pairs {@code start} to {@code end - 1} of {@code pairs} to the same places of two rows.
   */
  static void part(
      MemorySegment pairs, MemorySegment firsts, MemorySegment seconds, long start, long end) {
    long i = start;
    if (LANES >= 4) {
      for (; i <= end - LANES; i += LANES) {
        DoubleVector x = DoubleVector.fromMemorySegment(SPECIES, pairs, 16 * i, ORDER);
        DoubleVector y = DoubleVector.fromMemorySegment(SPECIES, pairs, 16 * i + 8 * LANES, ORDER);
        x.rearrange(EVENS)
            .blend(y.rearrange(EVENS), UPPER_LANES)
            .intoMemorySegment(firsts, 8 * i, ORDER);
        x.rearrange(ODDS)
            .blend(y.rearrange(ODDS), UPPER_LANES)
            .intoMemorySegment(seconds, 8 * i, ORDER);
      }
    }
    for (; i < end; i++) {
      firsts.set(ValueLayout.JAVA_DOUBLE, 8 * i, pairs.get(ValueLayout.JAVA_DOUBLE, 16 * i));
      seconds.set(ValueLayout.JAVA_DOUBLE, 8 * i, pairs.get(ValueLayout.JAVA_DOUBLE, 16 * i + 8));
    }
  }

  /** Writes {@code n} pairs. */
  static void join(MemorySegment firsts, MemorySegment seconds, MemorySegment pairs, long n) {
    long i = 0;
    if (LANES >= 4) {
      for (; i <= n - LANES; i += LANES) {
        DoubleVector x = DoubleVector.fromMemorySegment(SPECIES, firsts, 8 * i, ORDER);
        DoubleVector y = DoubleVector.fromMemorySegment(SPECIES, seconds, 8 * i, ORDER);
        x.rearrange(LOWER)
            .blend(y.rearrange(LOWER), ODD_LANES)
            .intoMemorySegment(pairs, 16 * i, ORDER);
        x.rearrange(UPPER)
            .blend(y.rearrange(UPPER), ODD_LANES)
            .intoMemorySegment(pairs, 16 * i + 8 * LANES, ORDER);
      }
    }
    for (; i < n; i++) {
      pairs.set(ValueLayout.JAVA_DOUBLE, 16 * i, firsts.get(ValueLayout.JAVA_DOUBLE, 8 * i));
      pairs.set(ValueLayout.JAVA_DOUBLE, 16 * i + 8, seconds.get(ValueLayout.JAVA_DOUBLE, 8 * i));
    }
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
