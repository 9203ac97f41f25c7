package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;
import tenuto.engine.base.NativeMemory;

/**
 * The steps of a transform over rows of 8 numbers, each of which belongs to a separate transform,
 * so that no step mixes lanes.
 *
 * <p>{@link ScalarButterflies} does the same operations in the same order. Loads and stores are
 * written out because a vector passed to a method that is not inlined becomes an object on the
 * heap; the methods are short because a compiler's time for vectors grows faster than their number:
 * {@link #four} takes it 0.1 s, one of radix 8 took it ten.
 */
final class VectorButterflies {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();

  private static final int ROW = 8;

  /**
   * Bounds of distances in bytes and of numbers of rows, from which C2 knows that no place is
   * negative.
   */
  private static final long MOST = (1L << 43) - 1;

  private static final int MOST_ROWS = (1 << 16) - 1;

  private static final VectorShuffle<Double> REVERSED =
      VectorShuffle.fromOp(SPECIES, lane -> LANES - 1 - lane);

  private VectorButterflies() {}

  /**
   * One pass of radix 4. Row i of the input and those {@code apart} bytes after it, twice that and
   * three times that, become rows o, o + stride, o + 2·stride and o + 3·stride of the output, where
   * o = i + 3p and p is i without its part below {@code stride}.
   *
   * @param step bytes from an input row to the next
   * @param unit bytes from an output row to the next
   * @param factors for each k = p / 2<sup>shift</sup> those of the second to the fourth output
   */
  static void four(
      MemorySegment fromRe,
      MemorySegment fromIm,
      long from,
      long step,
      long apart,
      MemorySegment toRe,
      MemorySegment toIm,
      long to,
      long unit,
      int stride,
      double[] factors,
      int shift,
      int begin,
      int end) {
    int first = begin & MOST_ROWS;
    int after = end & MOST_ROWS;
    int last = Math.max(0, after - 1);
    long in = step & MOST;
    long out = unit & MOST;
    long away = apart & MOST;
    long further = out * (stride & MOST_ROWS);
    long read = after <= first ? 0 : in * last + 3 * away + 8 * ROW;
    long written =
        after <= first ? 0 : out * (last + 3L * (last & -stride)) + 3 * further + 8 * ROW;
    MemorySegment xr = NativeMemory.checked(fromRe, from, read);
    MemorySegment xi = NativeMemory.checked(fromIm, from, read);
    MemorySegment yr = NativeMemory.checked(toRe, to, written);
    MemorySegment yi = NativeMemory.checked(toIm, to, written);
    for (int lane = 0; lane < ROW; lane += LANES) {
      for (int i = first; i < after; i++) {
        int p = i & -stride;
        long a = 8 * lane + in * i;
        long b = a + away;
        long c = b + away;
        long d = c + away;
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
        long o = 8 * lane + out * (i + 3L * p);
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

  /**
   * A last pass of radix 2: row i and the one {@code apart} bytes after it become sum and
   * difference.
   */
  static void two(
      MemorySegment fromRe,
      MemorySegment fromIm,
      long from,
      long step,
      long apart,
      MemorySegment toRe,
      MemorySegment toIm,
      long to,
      long unit,
      long further,
      int begin,
      int end) {
    int first = begin & MOST_ROWS;
    int after = end & MOST_ROWS;
    int last = Math.max(0, after - 1);
    long in = step & MOST;
    long out = unit & MOST;
    long away = apart & MOST;
    long beyond = further & MOST;
    long read = after <= first ? 0 : in * last + away + 8 * ROW;
    long written = after <= first ? 0 : out * last + beyond + 8 * ROW;
    MemorySegment xr = NativeMemory.checked(fromRe, from, read);
    MemorySegment xi = NativeMemory.checked(fromIm, from, read);
    MemorySegment yr = NativeMemory.checked(toRe, to, written);
    MemorySegment yi = NativeMemory.checked(toIm, to, written);
    for (int lane = 0; lane < ROW; lane += LANES) {
      for (int i = first; i < after; i++) {
        long a = 8 * lane + in * i;
        long b = a + away;
        DoubleVector r0 = DoubleVector.fromMemorySegment(SPECIES, xr, a, ORDER);
        DoubleVector i0 = DoubleVector.fromMemorySegment(SPECIES, xi, a, ORDER);
        DoubleVector r1 = DoubleVector.fromMemorySegment(SPECIES, xr, b, ORDER);
        DoubleVector i1 = DoubleVector.fromMemorySegment(SPECIES, xi, b, ORDER);
        long o = 8 * lane + out * i;
        r0.add(r1).intoMemorySegment(yr, o, ORDER);
        i0.add(i1).intoMemorySegment(yi, o, ORDER);
        o += beyond;
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
      MemorySegment fromRe,
      MemorySegment fromIm,
      long from,
      long step,
      MemorySegment toRe,
      MemorySegment toIm,
      long to,
      long unit,
      double[] rows,
      double[] line,
      int lineAt,
      int begin,
      int end) {
    int first = begin & MOST_ROWS;
    int after = end & MOST_ROWS;
    int last = Math.max(0, after - 1);
    long in = step & MOST;
    long out = unit & MOST;
    long read = after <= first ? 0 : in * last + 8 * ROW;
    long written = after <= first ? 0 : out * last + 8 * ROW;
    MemorySegment xr = NativeMemory.checked(fromRe, from, read);
    MemorySegment xi = NativeMemory.checked(fromIm, from, read);
    MemorySegment yr = NativeMemory.checked(toRe, to, written);
    MemorySegment yi = NativeMemory.checked(toIm, to, written);
    for (int lane = 0; lane < ROW; lane += LANES) {
      for (int r = first; r < after; r++) {
        long a = 8 * lane + in * r;
        DoubleVector x = DoubleVector.fromMemorySegment(SPECIES, xr, a, ORDER);
        DoubleVector y = DoubleVector.fromMemorySegment(SPECIES, xi, a, ORDER);
        DoubleVector w = DoubleVector.fromArray(SPECIES, rows, 2 * ROW * r + lane);
        DoubleVector v = DoubleVector.fromArray(SPECIES, rows, 2 * ROW * r + ROW + lane);
        DoubleVector s = x.mul(w).sub(y.mul(v));
        DoubleVector t = y.fma(w, x.mul(v));
        w = DoubleVector.broadcast(SPECIES, line[lineAt + 2 * r]);
        v = DoubleVector.broadcast(SPECIES, line[lineAt + 2 * r + 1]);
        long o = 8 * lane + out * r;
        s.mul(w).sub(t.mul(v)).intoMemorySegment(yr, o, ORDER);
        t.fma(w, s.mul(v)).intoMemorySegment(yi, o, ORDER);
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
   * @param lineAt where the line begins, with the factor of bin {@code first}
   */
  static void pairs(
      MemorySegment reals,
      MemorySegment imaginaries,
      long half,
      long first,
      int begin,
      int n,
      double[] places,
      double[] line,
      int lineAt,
      double scale,
      boolean back) {
    MemorySegment re = NativeMemory.known(reals);
    MemorySegment im = NativeMemory.known(imaginaries);
    double sign = back ? -1 : 1;
    for (int lane = 0; lane < ROW; lane += LANES) {
      DoubleVector pr = DoubleVector.fromArray(SPECIES, places, lane);
      DoubleVector pi = DoubleVector.fromArray(SPECIES, places, ROW + lane);
      for (int i = begin; i < n; i += ROW) {
        double lr = line[lineAt + i / ROW * 2];
        double li = line[lineAt + i / ROW * 2 + 1];
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
}
