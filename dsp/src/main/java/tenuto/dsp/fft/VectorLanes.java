package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;
import tenuto.engine.base.NativeMemory;

/**
 * The passes of radix 2 and 4 of a {@link LaneFft} in vectors, and its products; {@link
 * ScalarLanes} does the same operations in the same order.
 *
 * <p>Loads and stores are written out, and the methods are short, as in {@link VectorButterflies}.
 */
final class VectorLanes {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int BYTES = SPECIES.vectorByteSize();
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();
  private static final int ROW = LaneFft.ROW;
  private static final int PART = LaneFft.PART;

  /**
   * A bound of distances between rows in bytes and of numbers of rows, from which C2 knows that no
   * place is negative.
   */
  static final int MOST = (1 << 24) - 1;

  private VectorLanes() {}

  /**
   * A pass of radix 2.
   *
   * @param stride a power of two
   */
  static void two(
      MemorySegment source,
      long from,
      long pitch,
      MemorySegment target,
      long to,
      long unit,
      int count,
      int stride,
      double[] factors) {
    int rows = count * stride & MOST;
    long step = pitch & MOST;
    long next = unit & MOST;
    MemorySegment x = NativeMemory.checked(source, from, LanePass.bytes(step, 2 * rows));
    MemorySegment y = NativeMemory.checked(target, to, LanePass.bytes(next, 2 * rows));
    long apart = step * rows;
    long further = next * (stride & MOST);
    int shift = Integer.numberOfTrailingZeros(stride);
    for (int lane = 0; lane < PART; lane += BYTES) {
      for (int i = 0; i < rows; i++) {
        int p = i & -stride;
        long a = lane + step * i;
        long b = a + apart;
        long o = lane + next * (i + p);
        DoubleVector ar = DoubleVector.fromMemorySegment(SPECIES, x, a, ORDER);
        DoubleVector ai = DoubleVector.fromMemorySegment(SPECIES, x, a + PART, ORDER);
        DoubleVector br = DoubleVector.fromMemorySegment(SPECIES, x, b, ORDER);
        DoubleVector bi = DoubleVector.fromMemorySegment(SPECIES, x, b + PART, ORDER);
        ar.add(br).intoMemorySegment(y, o, ORDER);
        ai.add(bi).intoMemorySegment(y, o + PART, ORDER);
        int k = 2 * (p >>> shift);
        double w = factors[k];
        double v = factors[k + 1];
        DoubleVector dr = ar.sub(br);
        DoubleVector di = ai.sub(bi);
        o += further;
        dr.mul(w).sub(di.mul(v)).intoMemorySegment(y, o, ORDER);
        di.fma(DoubleVector.broadcast(SPECIES, w), dr.mul(v)).intoMemorySegment(y, o + PART, ORDER);
      }
    }
  }

  /**
   * A pass of radix 4.
   *
   * @param stride a power of two
   */
  static void four(
      MemorySegment source,
      long from,
      long pitch,
      MemorySegment target,
      long to,
      long unit,
      int count,
      int stride,
      double[] factors) {
    int rows = count * stride & MOST;
    long step = pitch & MOST;
    long next = unit & MOST;
    MemorySegment x = NativeMemory.checked(source, from, LanePass.bytes(step, 4 * rows));
    MemorySegment y = NativeMemory.checked(target, to, LanePass.bytes(next, 4 * rows));
    long apart = step * rows;
    long further = next * (stride & MOST);
    int shift = Integer.numberOfTrailingZeros(stride);
    for (int lane = 0; lane < PART; lane += BYTES) {
      for (int i = 0; i < rows; i++) {
        int p = i & -stride;
        long a = lane + step * i;
        long b = a + apart;
        long c = b + apart;
        long d = c + apart;
        long o = lane + next * (i + 3 * p);
        DoubleVector ar = DoubleVector.fromMemorySegment(SPECIES, x, a, ORDER);
        DoubleVector ai = DoubleVector.fromMemorySegment(SPECIES, x, a + PART, ORDER);
        DoubleVector br = DoubleVector.fromMemorySegment(SPECIES, x, b, ORDER);
        DoubleVector bi = DoubleVector.fromMemorySegment(SPECIES, x, b + PART, ORDER);
        DoubleVector cr = DoubleVector.fromMemorySegment(SPECIES, x, c, ORDER);
        DoubleVector ci = DoubleVector.fromMemorySegment(SPECIES, x, c + PART, ORDER);
        DoubleVector dr = DoubleVector.fromMemorySegment(SPECIES, x, d, ORDER);
        DoubleVector di = DoubleVector.fromMemorySegment(SPECIES, x, d + PART, ORDER);
        DoubleVector er = ar.add(cr);
        DoubleVector ei = ai.add(ci);
        DoubleVector fr = br.add(dr);
        DoubleVector fi = bi.add(di);
        DoubleVector gr = ar.sub(cr);
        DoubleVector gi = ai.sub(ci);
        DoubleVector hr = br.sub(dr);
        DoubleVector hi = bi.sub(di);
        er.add(fr).intoMemorySegment(y, o, ORDER);
        ei.add(fi).intoMemorySegment(y, o + PART, ORDER);
        int k = 6 * (p >>> shift);
        DoubleVector s = gr.add(hi);
        DoubleVector t = gi.sub(hr);
        DoubleVector w = DoubleVector.broadcast(SPECIES, factors[k]);
        double v = factors[k + 1];
        o += further;
        s.mul(w).sub(t.mul(v)).intoMemorySegment(y, o, ORDER);
        t.fma(w, s.mul(v)).intoMemorySegment(y, o + PART, ORDER);
        s = er.sub(fr);
        t = ei.sub(fi);
        w = DoubleVector.broadcast(SPECIES, factors[k + 2]);
        v = factors[k + 3];
        o += further;
        s.mul(w).sub(t.mul(v)).intoMemorySegment(y, o, ORDER);
        t.fma(w, s.mul(v)).intoMemorySegment(y, o + PART, ORDER);
        s = gr.sub(hi);
        t = gi.add(hr);
        w = DoubleVector.broadcast(SPECIES, factors[k + 4]);
        v = factors[k + 5];
        o += further;
        s.mul(w).sub(t.mul(v)).intoMemorySegment(y, o, ORDER);
        t.fma(w, s.mul(v)).intoMemorySegment(y, o + PART, ORDER);
      }
    }
  }

  /** Multiplies {@code n} neighbouring rows by one factor each. */
  static void turn(MemorySegment memory, long from, int n, double[] factors, int at) {
    MemorySegment x = NativeMemory.checked(memory, from, (long) ROW * n);
    for (int lane = 0; lane < PART; lane += BYTES) {
      for (int i = 0; i < n; i++) {
        long a = lane + (long) ROW * i;
        DoubleVector s = DoubleVector.fromMemorySegment(SPECIES, x, a, ORDER);
        DoubleVector t = DoubleVector.fromMemorySegment(SPECIES, x, a + PART, ORDER);
        DoubleVector w = DoubleVector.broadcast(SPECIES, factors[at + 2 * i]);
        double v = factors[at + 2 * i + 1];
        s.mul(w).sub(t.mul(v)).intoMemorySegment(x, a, ORDER);
        t.fma(w, s.mul(v)).intoMemorySegment(x, a + PART, ORDER);
      }
    }
  }

  /** As {@link LaneFft#multiplyExchanged}, from byte {@code from} on to byte {@code to} on. */
  static void multiplyExchanged(
      MemorySegment source,
      long from,
      MemorySegment target,
      long to,
      int n,
      double[] factors,
      int at) {
    MemorySegment x = NativeMemory.checked(source, from, (long) ROW * n);
    MemorySegment y = NativeMemory.checked(target, to, (long) ROW * n);
    for (int lane = 0; lane < PART; lane += BYTES) {
      for (int i = 0; i < n; i++) {
        long a = lane + (long) ROW * i;
        long o = lane + (long) ROW * i;
        DoubleVector s = DoubleVector.fromMemorySegment(SPECIES, x, a, ORDER);
        DoubleVector t = DoubleVector.fromMemorySegment(SPECIES, x, a + PART, ORDER);
        DoubleVector w = DoubleVector.broadcast(SPECIES, factors[at + 2 * i]);
        double v = factors[at + 2 * i + 1];
        t.fma(w, s.mul(v)).intoMemorySegment(y, o, ORDER);
        s.mul(w).sub(t.mul(v)).intoMemorySegment(y, o + PART, ORDER);
      }
    }
  }
}
