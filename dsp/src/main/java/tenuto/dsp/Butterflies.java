package tenuto.dsp;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * The steps of a transform over rows of 8 numbers, each of which belongs to a transform of its own,
 * so that no step ever mixes lanes; and the one that turns such rows into columns.
 *
 * <p>{@link PlainButterflies} does the same operations in the same order. Loads and stores are
 * written out because a vector passed to a method that is not inlined becomes an object on the
 * heap; the methods are short because a compiler's time for vectors grows faster than their number:
 * {@link #four} takes it 0.1 s, one of radix 8 took it ten.
 */
final class Butterflies {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();

  private static final int ROW = 8;

  private static final VectorShuffle<Double> SWAP_ONE = swap(1);
  private static final VectorShuffle<Double> SWAP_TWO = swap(2);
  private static final VectorShuffle<Double> SWAP_FOUR = swap(4);
  private static final VectorShuffle<Double> REVERSED =
      VectorShuffle.fromOp(SPECIES, lane -> LANES - 1 - lane);
  private static final VectorMask<Double> UPPER_ONE = upper(1);
  private static final VectorMask<Double> UPPER_TWO = upper(2);
  private static final VectorMask<Double> UPPER_FOUR = upper(4);

  private Butterflies() {}

  /**
   * One pass of radix 4. Row i of the input and those {@code apart} bytes behind it, twice that and
   * three times that, become rows o, o + stride, o + 2·stride and o + 3·stride of the output, where
   * o = i + 3p and p is i without its part below {@code stride}.
   *
   * @param step bytes from an input row to the next
   * @param unit bytes from an output row to the next
   * @param factors for each k = p / 2<sup>shift</sup> those of the second to the fourth output
   */
  static void four(
      MemorySegment xr,
      MemorySegment xi,
      long from,
      long step,
      long apart,
      MemorySegment yr,
      MemorySegment yi,
      long to,
      long unit,
      int stride,
      double[] factors,
      int shift,
      int begin,
      int end) {
    long further = unit * stride;
    for (int lane = 0; lane < ROW; lane += LANES) {
      for (int i = begin; i < end; i++) {
        int p = i & -stride;
        long a = from + 8 * lane + step * i;
        long b = a + apart;
        long c = b + apart;
        long d = c + apart;
        DoubleVector r0 = DoubleVector.fromMemorySegment(SPECIES, xr, a, ORDER);
        DoubleVector i0 = DoubleVector.fromMemorySegment(SPECIES, xi, a, ORDER);
        DoubleVector r1 = DoubleVector.fromMemorySegment(SPECIES, xr, b, ORDER);
        DoubleVector i1 = DoubleVector.fromMemorySegment(SPECIES, xi, b, ORDER);
        DoubleVector r2 = DoubleVector.fromMemorySegment(SPECIES, xr, c, ORDER);
        DoubleVector i2 = DoubleVector.fromMemorySegment(SPECIES, xi, c, ORDER);
        DoubleVector r3 = DoubleVector.fromMemorySegment(SPECIES, xr, d, ORDER);
        DoubleVector i3 = DoubleVector.fromMemorySegment(SPECIES, xi, d, ORDER);
        DoubleVector er = r0.add(r2);
        DoubleVector ei = i0.add(i2);
        DoubleVector fr = r1.add(r3);
        DoubleVector fi = i1.add(i3);
        DoubleVector gr = r0.sub(r2);
        DoubleVector gi = i0.sub(i2);
        DoubleVector hr = r1.sub(r3);
        DoubleVector hi = i1.sub(i3);
        long o = to + 8 * lane + unit * (i + 3 * p);
        er.add(fr).intoMemorySegment(yr, o, ORDER);
        ei.add(fi).intoMemorySegment(yi, o, ORDER);
        int k = 6 * (p >>> shift);
        DoubleVector x = gr.add(hi);
        DoubleVector y = gi.sub(hr);
        DoubleVector w = DoubleVector.broadcast(SPECIES, factors[k]);
        DoubleVector v = DoubleVector.broadcast(SPECIES, factors[k + 1]);
        o += further;
        x.mul(w).sub(y.mul(v)).intoMemorySegment(yr, o, ORDER);
        y.fma(w, x.mul(v)).intoMemorySegment(yi, o, ORDER);
        x = er.sub(fr);
        y = ei.sub(fi);
        w = DoubleVector.broadcast(SPECIES, factors[k + 2]);
        v = DoubleVector.broadcast(SPECIES, factors[k + 3]);
        o += further;
        x.mul(w).sub(y.mul(v)).intoMemorySegment(yr, o, ORDER);
        y.fma(w, x.mul(v)).intoMemorySegment(yi, o, ORDER);
        x = gr.sub(hi);
        y = gi.add(hr);
        w = DoubleVector.broadcast(SPECIES, factors[k + 4]);
        v = DoubleVector.broadcast(SPECIES, factors[k + 5]);
        o += further;
        x.mul(w).sub(y.mul(v)).intoMemorySegment(yr, o, ORDER);
        y.fma(w, x.mul(v)).intoMemorySegment(yi, o, ORDER);
      }
    }
  }

  /** A last pass of radix 2: row i and that {@code apart} behind it become sum and difference. */
  static void two(
      MemorySegment xr,
      MemorySegment xi,
      long from,
      long step,
      long apart,
      MemorySegment yr,
      MemorySegment yi,
      long to,
      long unit,
      long further,
      int begin,
      int end) {
    for (int lane = 0; lane < ROW; lane += LANES) {
      for (int i = begin; i < end; i++) {
        long a = from + 8 * lane + step * i;
        long b = a + apart;
        DoubleVector r0 = DoubleVector.fromMemorySegment(SPECIES, xr, a, ORDER);
        DoubleVector i0 = DoubleVector.fromMemorySegment(SPECIES, xi, a, ORDER);
        DoubleVector r1 = DoubleVector.fromMemorySegment(SPECIES, xr, b, ORDER);
        DoubleVector i1 = DoubleVector.fromMemorySegment(SPECIES, xi, b, ORDER);
        long o = to + 8 * lane + unit * i;
        r0.add(r1).intoMemorySegment(yr, o, ORDER);
        i0.add(i1).intoMemorySegment(yi, o, ORDER);
        o += further;
        r0.sub(r1).intoMemorySegment(yr, o, ORDER);
        i0.sub(i1).intoMemorySegment(yi, o, ORDER);
      }
    }
  }

  /**
   * Multiplies row r by the 8 factors {@code rows[r]} and by the one factor {@code line[r]}.
   *
   * @param rows for each r 8 real parts, then 8 imaginary parts
   * @param lineAt where the line begins, which has for each r a real part and an imaginary part
   */
  static void turn(
      MemorySegment xr,
      MemorySegment xi,
      long from,
      long step,
      MemorySegment yr,
      MemorySegment yi,
      long to,
      long unit,
      double[] rows,
      double[] line,
      int lineAt,
      int begin,
      int end) {
    for (int lane = 0; lane < ROW; lane += LANES) {
      for (int r = begin; r < end; r++) {
        long a = from + 8 * lane + step * r;
        DoubleVector x = DoubleVector.fromMemorySegment(SPECIES, xr, a, ORDER);
        DoubleVector y = DoubleVector.fromMemorySegment(SPECIES, xi, a, ORDER);
        DoubleVector w = DoubleVector.fromArray(SPECIES, rows, 2 * ROW * r + lane);
        DoubleVector v = DoubleVector.fromArray(SPECIES, rows, 2 * ROW * r + ROW + lane);
        DoubleVector s = x.mul(w).sub(y.mul(v));
        DoubleVector t = y.fma(w, x.mul(v));
        w = DoubleVector.broadcast(SPECIES, line[lineAt + 2 * r]);
        v = DoubleVector.broadcast(SPECIES, line[lineAt + 2 * r + 1]);
        long o = to + 8 * lane + unit * r;
        s.mul(w).sub(t.mul(v)).intoMemorySegment(yr, o, ORDER);
        t.fma(w, s.mul(v)).intoMemorySegment(yi, o, ORDER);
      }
    }
  }

  /**
   * Writes column c of {@code rows} rows of 8 numbers as a row that begins at {@code to + c·unit}.
   *
   * @param rows a multiple of 8
   */
  static void transpose(
      MemorySegment x, long from, long step, MemorySegment y, long to, long unit, int rows) {
    if (LANES < 4) {
      transposeSingly(x, from, step, y, to, unit, rows);
      return;
    }
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
        // Of rows 0 to 3 and 4 to 7 the columns stand now in a0 to a3 and in a4 to a7.
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

  /** The same for vectors of 2, whose lanes not every machine can swap in one instruction. */
  private static void transposeSingly(
      MemorySegment x, long from, long step, MemorySegment y, long to, long unit, int rows) {
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < ROW; c++) {
        MemorySegment.copy(x, from + step * r + 8 * c, y, to + unit * c + 8 * r, 8);
      }
    }
  }

  /**
   * Replaces bins {@code first + begin} to {@code first + n - 1} of a transform of {@code half}
   * points, and their partners at half less each, by those of a real transform, or back.
   *
   * @param begin a multiple of 8, as {@code first} and {@code n}; bin 0 must not be among them
   * @param places the factors' 8 real and 8 imaginary parts by place, which times those in {@code
   *     line} of each 8 bins are V<sup>k</sup>
   */
  static void pairs(
      MemorySegment re,
      MemorySegment im,
      long half,
      long first,
      int begin,
      int n,
      double[] places,
      double[] line,
      double scale,
      boolean back) {
    double sign = back ? -1 : 1;
    for (int lane = 0; lane < ROW; lane += LANES) {
      DoubleVector pr = DoubleVector.fromArray(SPECIES, places, lane);
      DoubleVector pi = DoubleVector.fromArray(SPECIES, places, ROW + lane);
      for (int i = begin; i < n; i += ROW) {
        double lr = line[i / ROW * 2];
        double li = line[i / ROW * 2 + 1];
        DoubleVector wr = pr.mul(lr).sub(pi.mul(li)).mul(sign);
        DoubleVector wi = pi.fma(DoubleVector.broadcast(SPECIES, lr), pr.mul(li));
        long at = 8 * (first + i + lane);
        long partners = 8 * (half - LANES + 1) - at;
        DoubleVector ar = DoubleVector.fromMemorySegment(SPECIES, re, at, ORDER);
        DoubleVector ai = DoubleVector.fromMemorySegment(SPECIES, im, at, ORDER);
        DoubleVector br =
            DoubleVector.fromMemorySegment(SPECIES, re, partners, ORDER).rearrange(REVERSED);
        DoubleVector bi =
            DoubleVector.fromMemorySegment(SPECIES, im, partners, ORDER).rearrange(REVERSED);
        DoubleVector er = ar.add(br);
        DoubleVector ei = ai.sub(bi);
        DoubleVector or = ai.add(bi);
        DoubleVector oi = br.sub(ar);
        DoubleVector tr = or.mul(wr).sub(oi.mul(wi));
        DoubleVector ti = oi.fma(wr, or.mul(wi));
        er.add(tr).mul(scale).intoMemorySegment(re, at, ORDER);
        ei.add(ti).mul(scale).intoMemorySegment(im, at, ORDER);
        er.sub(tr).mul(scale).rearrange(REVERSED).intoMemorySegment(re, partners, ORDER);
        ti.sub(ei).mul(scale).rearrange(REVERSED).intoMemorySegment(im, partners, ORDER);
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
