package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;
import tenuto.engine.base.NativeMemory;

/**
 * The passes of a {@link LaneFft} in vectors; {@link ScalarLanes} does the same operations in the
 * same order.
 *
 * <p>Loads and stores are written out, and the methods are short, as in {@link VectorButterflies}.
 */
final class VectorLanes {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int BYTES = SPECIES.vectorByteSize();
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();
  private static final int ROW = LaneFft.ROW;
  private static final int PART = LaneFft.PART;

  private VectorLanes() {}

  /**
   * A pass of radix 2.
   *
   * @param stride a power of two
   */
  static void two(
      MemorySegment source, MemorySegment target, int count, int stride, double[] factors) {
    MemorySegment x = NativeMemory.known(source);
    MemorySegment y = NativeMemory.known(target);
    int rows = count * stride;
    long apart = (long) ROW * rows;
    long further = (long) ROW * stride;
    int shift = Integer.numberOfTrailingZeros(stride);
    for (int lane = 0; lane < PART; lane += BYTES) {
      for (int i = 0; i < rows; i++) {
        int p = i & -stride;
        long a = lane + (long) ROW * i;
        long b = a + apart;
        long o = lane + (long) ROW * (i + p);
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
      MemorySegment source, MemorySegment target, int count, int stride, double[] factors) {
    MemorySegment x = NativeMemory.known(source);
    MemorySegment y = NativeMemory.known(target);
    int rows = count * stride;
    long apart = (long) ROW * rows;
    long further = (long) ROW * stride;
    int shift = Integer.numberOfTrailingZeros(stride);
    for (int lane = 0; lane < PART; lane += BYTES) {
      for (int i = 0; i < rows; i++) {
        int p = i & -stride;
        long a = lane + (long) ROW * i;
        long b = a + apart;
        long c = b + apart;
        long d = c + apart;
        long o = lane + (long) ROW * (i + 3 * p);
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

  /**
   * A pass of an odd radix for one p: takes {@code stride} rows from byte {@code from} on and those
   * {@code apart} bytes further, and writes them radix times as far. Entries j and radix - j have
   * the same cosines and opposite sines, as input and as output.
   */
  static void odd(
      int radix,
      double[] waves,
      MemorySegment source,
      long from,
      long apart,
      MemorySegment target,
      int stride,
      double[] factors,
      int first) {
    MemorySegment x = NativeMemory.known(source);
    MemorySegment y = NativeMemory.known(target);
    long further = (long) ROW * stride;
    int half = radix / 2;
    for (int lane = 0; lane < PART; lane += BYTES) {
      for (int q = 0; q < stride; q++) {
        long a = from + lane + (long) ROW * q;
        long o = radix * from + lane + (long) ROW * q;
        DoubleVector zr = DoubleVector.fromMemorySegment(SPECIES, x, a, ORDER);
        DoubleVector zi = DoubleVector.fromMemorySegment(SPECIES, x, a + PART, ORDER);
        DoubleVector sr = zr;
        DoubleVector si = zi;
        long u = a;
        for (int j = 1; j < radix; j++) {
          u += apart;
          sr = sr.add(DoubleVector.fromMemorySegment(SPECIES, x, u, ORDER));
          si = si.add(DoubleVector.fromMemorySegment(SPECIES, x, u + PART, ORDER));
        }
        sr.intoMemorySegment(y, o, ORDER);
        si.intoMemorySegment(y, o + PART, ORDER);
        for (int k = 1; k <= half; k++) {
          DoubleVector er = zr;
          DoubleVector ei = zi;
          DoubleVector or = DoubleVector.zero(SPECIES);
          DoubleVector oi = or;
          u = a;
          long v = a + apart * radix;
          for (int j = half * (k - 1); j < half * k; j++) {
            u += apart;
            v -= apart;
            DoubleVector cosine = DoubleVector.broadcast(SPECIES, waves[2 * j]);
            DoubleVector sine = DoubleVector.broadcast(SPECIES, waves[2 * j + 1]);
            DoubleVector br = DoubleVector.fromMemorySegment(SPECIES, x, u, ORDER);
            DoubleVector bi = DoubleVector.fromMemorySegment(SPECIES, x, u + PART, ORDER);
            DoubleVector cr = DoubleVector.fromMemorySegment(SPECIES, x, v, ORDER);
            DoubleVector ci = DoubleVector.fromMemorySegment(SPECIES, x, v + PART, ORDER);
            er = br.add(cr).fma(cosine, er);
            ei = bi.add(ci).fma(cosine, ei);
            or = br.sub(cr).fma(sine, or);
            oi = bi.sub(ci).fma(sine, oi);
          }
          long at = o + further * k;
          int f = first + 2 * k - 2;
          DoubleVector s = er.add(oi);
          DoubleVector t = ei.sub(or);
          DoubleVector w = DoubleVector.broadcast(SPECIES, factors[f]);
          s.mul(w).sub(t.mul(factors[f + 1])).intoMemorySegment(y, at, ORDER);
          t.fma(w, s.mul(factors[f + 1])).intoMemorySegment(y, at + PART, ORDER);
          at = o + further * (radix - k);
          f = first + 2 * (radix - k) - 2;
          s = er.sub(oi);
          t = ei.add(or);
          w = DoubleVector.broadcast(SPECIES, factors[f]);
          s.mul(w).sub(t.mul(factors[f + 1])).intoMemorySegment(y, at, ORDER);
          t.fma(w, s.mul(factors[f + 1])).intoMemorySegment(y, at + PART, ORDER);
        }
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
    MemorySegment x = NativeMemory.known(source);
    MemorySegment y = NativeMemory.known(target);
    for (int lane = 0; lane < PART; lane += BYTES) {
      for (int i = 0; i < n; i++) {
        long a = from + lane + (long) ROW * i;
        long o = to + lane + (long) ROW * i;
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
