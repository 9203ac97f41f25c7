package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;
import tenuto.engine.base.NativeMemory;

/** Transposes rows of 8 numbers, as {@link VectorButterflies} use them, into columns. */
final class Transposition {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();

  private static final int ROW = 8;

  /** A bound of distances in bytes, from which C2 knows that no place is negative. */
  private static final long MOST = (1L << 32) - 1;

  private static final VectorShuffle<Double> SWAP_ONE = swap(1);
  private static final VectorShuffle<Double> SWAP_TWO = swap(2);
  private static final VectorShuffle<Double> SWAP_FOUR = swap(4);
  private static final VectorMask<Double> UPPER_ONE = upper(1);
  private static final VectorMask<Double> UPPER_TWO = upper(2);
  private static final VectorMask<Double> UPPER_FOUR = upper(4);

  private Transposition() {}

  /**
   * Writes column c of {@code rows} rows of 8 numbers as a row that starts at {@code to + c·unit}.
   *
   * @param rows a multiple of 8
   */
  static void transpose(
      MemorySegment source,
      long from,
      long step,
      MemorySegment target,
      long to,
      long unit,
      int rows) {
    if (LANES < 4) {
      singly(source, from, step, target, to, unit, rows);
      return;
    }
    MemorySegment x = NativeMemory.known(source);
    MemorySegment y = NativeMemory.known(target);
    for (int lane = 0; lane < ROW; lane += LANES) {
      for (int r = 0; r < rows; r += ROW) {
        long a = from + step * r + 8 * lane;
        DoubleVector a0 = DoubleVector.fromMemorySegment(SPECIES, x, a, ORDER);
        DoubleVector a1 = DoubleVector.fromMemorySegment(SPECIES, x, a + step, ORDER);
        DoubleVector a2 = DoubleVector.fromMemorySegment(SPECIES, x, a + 2 * step, ORDER);
        DoubleVector a3 = DoubleVector.fromMemorySegment(SPECIES, x, a + 3 * step, ORDER);
        DoubleVector a4 = DoubleVector.fromMemorySegment(SPECIES, x, a + 4 * step, ORDER);
        DoubleVector a5 = DoubleVector.fromMemorySegment(SPECIES, x, a + 5 * step, ORDER);
        DoubleVector a6 = DoubleVector.fromMemorySegment(SPECIES, x, a + 6 * step, ORDER);
        DoubleVector a7 = DoubleVector.fromMemorySegment(SPECIES, x, a + 7 * step, ORDER);
        DoubleVector t;
        t = a0.rearrange(SWAP_ONE);
        a0 = a0.blend(a1.rearrange(SWAP_ONE), UPPER_ONE);
        a1 = t.blend(a1, UPPER_ONE);
        t = a2.rearrange(SWAP_ONE);
        a2 = a2.blend(a3.rearrange(SWAP_ONE), UPPER_ONE);
        a3 = t.blend(a3, UPPER_ONE);
        t = a4.rearrange(SWAP_ONE);
        a4 = a4.blend(a5.rearrange(SWAP_ONE), UPPER_ONE);
        a5 = t.blend(a5, UPPER_ONE);
        t = a6.rearrange(SWAP_ONE);
        a6 = a6.blend(a7.rearrange(SWAP_ONE), UPPER_ONE);
        a7 = t.blend(a7, UPPER_ONE);
        t = a0.rearrange(SWAP_TWO);
        a0 = a0.blend(a2.rearrange(SWAP_TWO), UPPER_TWO);
        a2 = t.blend(a2, UPPER_TWO);
        t = a1.rearrange(SWAP_TWO);
        a1 = a1.blend(a3.rearrange(SWAP_TWO), UPPER_TWO);
        a3 = t.blend(a3, UPPER_TWO);
        t = a4.rearrange(SWAP_TWO);
        a4 = a4.blend(a6.rearrange(SWAP_TWO), UPPER_TWO);
        a6 = t.blend(a6, UPPER_TWO);
        t = a5.rearrange(SWAP_TWO);
        a5 = a5.blend(a7.rearrange(SWAP_TWO), UPPER_TWO);
        a7 = t.blend(a7, UPPER_TWO);
        // The columns of rows 0 to 3 and of rows 4 to 7 are now in a0 to a3 and in a4 to a7.
        long low = to + 8 * r + unit * lane;
        long high = low + 32;
        if (LANES > 4) {
          t = a0.rearrange(SWAP_FOUR);
          a0 = a0.blend(a4.rearrange(SWAP_FOUR), UPPER_FOUR);
          a4 = t.blend(a4, UPPER_FOUR);
          t = a1.rearrange(SWAP_FOUR);
          a1 = a1.blend(a5.rearrange(SWAP_FOUR), UPPER_FOUR);
          a5 = t.blend(a5, UPPER_FOUR);
          t = a2.rearrange(SWAP_FOUR);
          a2 = a2.blend(a6.rearrange(SWAP_FOUR), UPPER_FOUR);
          a6 = t.blend(a6, UPPER_FOUR);
          t = a3.rearrange(SWAP_FOUR);
          a3 = a3.blend(a7.rearrange(SWAP_FOUR), UPPER_FOUR);
          a7 = t.blend(a7, UPPER_FOUR);
          high = low + 4 * unit;
        }
        a0.intoMemorySegment(y, low, ORDER);
        a1.intoMemorySegment(y, low + unit, ORDER);
        a2.intoMemorySegment(y, low + 2 * unit, ORDER);
        a3.intoMemorySegment(y, low + 3 * unit, ORDER);
        a4.intoMemorySegment(y, high, ORDER);
        a5.intoMemorySegment(y, high + unit, ORDER);
        a6.intoMemorySegment(y, high + 2 * unit, ORDER);
        a7.intoMemorySegment(y, high + 3 * unit, ORDER);
      }
    }
  }

  /**
   * Transposes squares of 4 by 4 numbers, with vectors of 4.
   *
   * @param step bytes from a row of a square to the next in {@code source}
   * @param advance bytes from a square to the next there
   * @param unit bytes from a row of a square to the next in {@code target}
   * @param beyond bytes from a square to the next there
   */
  static void squares(
      MemorySegment source,
      long from,
      long step,
      long advance,
      MemorySegment target,
      long to,
      long unit,
      long beyond,
      int squares) {
    long apart = step & MOST;
    long further = unit & MOST;
    long in = advance & MOST;
    long out = beyond & MOST;
    long last = Math.max(0, squares - 1);
    MemorySegment x =
        NativeMemory.checked(source, from, squares == 0 ? 0 : 3 * apart + in * last + 32);
    MemorySegment y =
        NativeMemory.checked(target, to, squares == 0 ? 0 : 3 * further + out * last + 32);
    for (int i = 0; i < squares; i++) {
      long a = in * i;
      DoubleVector a0 = DoubleVector.fromMemorySegment(SPECIES, x, a, ORDER);
      DoubleVector a1 = DoubleVector.fromMemorySegment(SPECIES, x, a + apart, ORDER);
      DoubleVector a2 = DoubleVector.fromMemorySegment(SPECIES, x, a + 2 * apart, ORDER);
      DoubleVector a3 = DoubleVector.fromMemorySegment(SPECIES, x, a + 3 * apart, ORDER);
      DoubleVector t;
      t = a0.rearrange(SWAP_ONE);
      a0 = a0.blend(a1.rearrange(SWAP_ONE), UPPER_ONE);
      a1 = t.blend(a1, UPPER_ONE);
      t = a2.rearrange(SWAP_ONE);
      a2 = a2.blend(a3.rearrange(SWAP_ONE), UPPER_ONE);
      a3 = t.blend(a3, UPPER_ONE);
      t = a0.rearrange(SWAP_TWO);
      a0 = a0.blend(a2.rearrange(SWAP_TWO), UPPER_TWO);
      a2 = t.blend(a2, UPPER_TWO);
      t = a1.rearrange(SWAP_TWO);
      a1 = a1.blend(a3.rearrange(SWAP_TWO), UPPER_TWO);
      a3 = t.blend(a3, UPPER_TWO);
      long o = out * i;
      a0.intoMemorySegment(y, o, ORDER);
      a1.intoMemorySegment(y, o + further, ORDER);
      a2.intoMemorySegment(y, o + 2 * further, ORDER);
      a3.intoMemorySegment(y, o + 3 * further, ORDER);
    }
  }

  /**
   * As {@link #transpose}, for vectors of 2, whose lanes not every machine can swap in one
   * instruction.
   */
  private static void singly(
      MemorySegment x, long from, long step, MemorySegment y, long to, long unit, int rows) {
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < ROW; c++) {
        MemorySegment.copy(x, from + step * r + 8 * c, y, to + unit * c + 8 * r, 8);
      }
    }
  }

  private static VectorShuffle<Double> swap(int distance) {
    return VectorShuffle.fromOp(SPECIES, lane -> (lane ^ distance) % LANES);
  }

  private static VectorMask<Double> upper(int distance) {
    boolean[] upper = new boolean[LANES];
    for (int lane = 0; lane < LANES; lane++) {
      upper[lane] = (lane & distance) != 0;
    }
    return VectorMask.fromArray(SPECIES, upper, 0);
  }
}
