package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;
import tenuto.engine.base.NativeMemory;

/**
 * The passes of odd radices of a {@link LaneFft} in vectors. Entries j and radix - j have the same
 * cosines and opposite sines, as input and as output: so their sums and differences are all that is
 * needed, and stay in registers. That is why each radix has a method of its own.
 *
 * <p>{@link ScalarLanes} does the same operations in the same order. Loads and stores are written
 * out, as in {@link VectorButterflies}.
 */
final class VectorOddLanes {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int BYTES = SPECIES.vectorByteSize();
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();
  private static final int ROW = LaneFft.ROW;
  private static final int PART = LaneFft.PART;
  private static final int MOST = VectorLanes.MOST;

  private VectorOddLanes() {}

  /** A pass of radix 3. */
  static void three(
      double[] waves,
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
    MemorySegment x = NativeMemory.checked(source, from, LanePass.bytes(step, 3 * rows));
    MemorySegment y = NativeMemory.checked(target, to, LanePass.bytes(next, 3 * rows));
    long apart = step * rows;
    long further = next * (stride & MOST);
    for (int lane = 0; lane < PART; lane += BYTES) {
      for (int i = 0; i < rows; i++) {
        int p = i / stride & MOST;
        long a = lane + step * i;
        long o = lane + next * (i + 2L * (stride & MOST) * p);
        DoubleVector zr = DoubleVector.fromMemorySegment(SPECIES, x, a, ORDER);
        DoubleVector zi = DoubleVector.fromMemorySegment(SPECIES, x, a + PART, ORDER);
        DoubleVector ur = DoubleVector.fromMemorySegment(SPECIES, x, a + apart, ORDER);
        DoubleVector ui = DoubleVector.fromMemorySegment(SPECIES, x, a + apart + PART, ORDER);
        DoubleVector vr = DoubleVector.fromMemorySegment(SPECIES, x, a + 2 * apart, ORDER);
        DoubleVector vi = DoubleVector.fromMemorySegment(SPECIES, x, a + 2 * apart + PART, ORDER);
        DoubleVector e1r = ur.add(vr);
        DoubleVector e1i = ui.add(vi);
        DoubleVector o1r = ur.sub(vr);
        DoubleVector o1i = ui.sub(vi);
        zr.add(e1r).intoMemorySegment(y, o, ORDER);
        zi.add(e1i).intoMemorySegment(y, o + PART, ORDER);
        DoubleVector cosine = DoubleVector.broadcast(SPECIES, waves[0]);
        DoubleVector sine = DoubleVector.broadcast(SPECIES, waves[1]);
        DoubleVector er = e1r.fma(cosine, zr);
        DoubleVector ei = e1i.fma(cosine, zi);
        DoubleVector or = o1r.mul(sine);
        DoubleVector oi = o1i.mul(sine);
        int f = 4 * p;
        o += further;
        DoubleVector s = er.add(oi);
        DoubleVector t = ei.sub(or);
        DoubleVector w = DoubleVector.broadcast(SPECIES, factors[f]);
        s.mul(w).sub(t.mul(factors[f + 1])).intoMemorySegment(y, o, ORDER);
        t.fma(w, s.mul(factors[f + 1])).intoMemorySegment(y, o + PART, ORDER);
        o += further;
        s = er.sub(oi);
        t = ei.add(or);
        w = DoubleVector.broadcast(SPECIES, factors[f + 2]);
        s.mul(w).sub(t.mul(factors[f + 3])).intoMemorySegment(y, o, ORDER);
        t.fma(w, s.mul(factors[f + 3])).intoMemorySegment(y, o + PART, ORDER);
      }
    }
  }

  /** A pass of radix 5. */
  static void five(
      double[] waves,
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
    MemorySegment x = NativeMemory.checked(source, from, LanePass.bytes(step, 5 * rows));
    MemorySegment y = NativeMemory.checked(target, to, LanePass.bytes(next, 5 * rows));
    long apart = step * rows;
    long further = next * (stride & MOST);
    for (int lane = 0; lane < PART; lane += BYTES) {
      for (int i = 0; i < rows; i++) {
        int p = i / stride & MOST;
        long a = lane + step * i;
        long o = lane + next * (i + 4L * (stride & MOST) * p);
        DoubleVector zr = DoubleVector.fromMemorySegment(SPECIES, x, a, ORDER);
        DoubleVector zi = DoubleVector.fromMemorySegment(SPECIES, x, a + PART, ORDER);
        DoubleVector ur = DoubleVector.fromMemorySegment(SPECIES, x, a + apart, ORDER);
        DoubleVector ui = DoubleVector.fromMemorySegment(SPECIES, x, a + apart + PART, ORDER);
        DoubleVector vr = DoubleVector.fromMemorySegment(SPECIES, x, a + 4 * apart, ORDER);
        DoubleVector vi = DoubleVector.fromMemorySegment(SPECIES, x, a + 4 * apart + PART, ORDER);
        DoubleVector e1r = ur.add(vr);
        DoubleVector e1i = ui.add(vi);
        DoubleVector o1r = ur.sub(vr);
        DoubleVector o1i = ui.sub(vi);
        ur = DoubleVector.fromMemorySegment(SPECIES, x, a + 2 * apart, ORDER);
        ui = DoubleVector.fromMemorySegment(SPECIES, x, a + 2 * apart + PART, ORDER);
        vr = DoubleVector.fromMemorySegment(SPECIES, x, a + 3 * apart, ORDER);
        vi = DoubleVector.fromMemorySegment(SPECIES, x, a + 3 * apart + PART, ORDER);
        DoubleVector e2r = ur.add(vr);
        DoubleVector e2i = ui.add(vi);
        DoubleVector o2r = ur.sub(vr);
        DoubleVector o2i = ui.sub(vi);
        zr.add(e1r).add(e2r).intoMemorySegment(y, o, ORDER);
        zi.add(e1i).add(e2i).intoMemorySegment(y, o + PART, ORDER);
        int f = 8 * p;
        for (int k = 1; k <= 2; k++) {
          int wave = 4 * (k - 1);
          DoubleVector cosine = DoubleVector.broadcast(SPECIES, waves[wave]);
          DoubleVector sine = DoubleVector.broadcast(SPECIES, waves[wave + 1]);
          DoubleVector er = e1r.fma(cosine, zr);
          DoubleVector ei = e1i.fma(cosine, zi);
          DoubleVector or = o1r.mul(sine);
          DoubleVector oi = o1i.mul(sine);
          cosine = DoubleVector.broadcast(SPECIES, waves[wave + 2]);
          sine = DoubleVector.broadcast(SPECIES, waves[wave + 3]);
          er = e2r.fma(cosine, er);
          ei = e2i.fma(cosine, ei);
          or = o2r.fma(sine, or);
          oi = o2i.fma(sine, oi);
          long at = o + further * k;
          int g = f + 2 * k - 2;
          DoubleVector s = er.add(oi);
          DoubleVector t = ei.sub(or);
          DoubleVector w = DoubleVector.broadcast(SPECIES, factors[g]);
          s.mul(w).sub(t.mul(factors[g + 1])).intoMemorySegment(y, at, ORDER);
          t.fma(w, s.mul(factors[g + 1])).intoMemorySegment(y, at + PART, ORDER);
          at = o + further * (5 - k);
          g = f + 2 * (5 - k) - 2;
          s = er.sub(oi);
          t = ei.add(or);
          w = DoubleVector.broadcast(SPECIES, factors[g]);
          s.mul(w).sub(t.mul(factors[g + 1])).intoMemorySegment(y, at, ORDER);
          t.fma(w, s.mul(factors[g + 1])).intoMemorySegment(y, at + PART, ORDER);
        }
      }
    }
  }

  /** A pass of radix 7. */
  static void seven(
      double[] waves,
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
    MemorySegment x = NativeMemory.checked(source, from, LanePass.bytes(step, 7 * rows));
    MemorySegment y = NativeMemory.checked(target, to, LanePass.bytes(next, 7 * rows));
    long apart = step * rows;
    long further = next * (stride & MOST);
    for (int lane = 0; lane < PART; lane += BYTES) {
      for (int i = 0; i < rows; i++) {
        int p = i / stride & MOST;
        long a = lane + step * i;
        long o = lane + next * (i + 6L * (stride & MOST) * p);
        DoubleVector zr = DoubleVector.fromMemorySegment(SPECIES, x, a, ORDER);
        DoubleVector zi = DoubleVector.fromMemorySegment(SPECIES, x, a + PART, ORDER);
        DoubleVector ur = DoubleVector.fromMemorySegment(SPECIES, x, a + apart, ORDER);
        DoubleVector ui = DoubleVector.fromMemorySegment(SPECIES, x, a + apart + PART, ORDER);
        DoubleVector vr = DoubleVector.fromMemorySegment(SPECIES, x, a + 6 * apart, ORDER);
        DoubleVector vi = DoubleVector.fromMemorySegment(SPECIES, x, a + 6 * apart + PART, ORDER);
        DoubleVector e1r = ur.add(vr);
        DoubleVector e1i = ui.add(vi);
        DoubleVector o1r = ur.sub(vr);
        DoubleVector o1i = ui.sub(vi);
        ur = DoubleVector.fromMemorySegment(SPECIES, x, a + 2 * apart, ORDER);
        ui = DoubleVector.fromMemorySegment(SPECIES, x, a + 2 * apart + PART, ORDER);
        vr = DoubleVector.fromMemorySegment(SPECIES, x, a + 5 * apart, ORDER);
        vi = DoubleVector.fromMemorySegment(SPECIES, x, a + 5 * apart + PART, ORDER);
        DoubleVector e2r = ur.add(vr);
        DoubleVector e2i = ui.add(vi);
        DoubleVector o2r = ur.sub(vr);
        DoubleVector o2i = ui.sub(vi);
        ur = DoubleVector.fromMemorySegment(SPECIES, x, a + 3 * apart, ORDER);
        ui = DoubleVector.fromMemorySegment(SPECIES, x, a + 3 * apart + PART, ORDER);
        vr = DoubleVector.fromMemorySegment(SPECIES, x, a + 4 * apart, ORDER);
        vi = DoubleVector.fromMemorySegment(SPECIES, x, a + 4 * apart + PART, ORDER);
        DoubleVector e3r = ur.add(vr);
        DoubleVector e3i = ui.add(vi);
        DoubleVector o3r = ur.sub(vr);
        DoubleVector o3i = ui.sub(vi);
        zr.add(e1r).add(e2r).add(e3r).intoMemorySegment(y, o, ORDER);
        zi.add(e1i).add(e2i).add(e3i).intoMemorySegment(y, o + PART, ORDER);
        int f = 12 * p;
        for (int k = 1; k <= 3; k++) {
          int wave = 6 * (k - 1);
          DoubleVector cosine = DoubleVector.broadcast(SPECIES, waves[wave]);
          DoubleVector sine = DoubleVector.broadcast(SPECIES, waves[wave + 1]);
          DoubleVector er = e1r.fma(cosine, zr);
          DoubleVector ei = e1i.fma(cosine, zi);
          DoubleVector or = o1r.mul(sine);
          DoubleVector oi = o1i.mul(sine);
          cosine = DoubleVector.broadcast(SPECIES, waves[wave + 2]);
          sine = DoubleVector.broadcast(SPECIES, waves[wave + 3]);
          er = e2r.fma(cosine, er);
          ei = e2i.fma(cosine, ei);
          or = o2r.fma(sine, or);
          oi = o2i.fma(sine, oi);
          cosine = DoubleVector.broadcast(SPECIES, waves[wave + 4]);
          sine = DoubleVector.broadcast(SPECIES, waves[wave + 5]);
          er = e3r.fma(cosine, er);
          ei = e3i.fma(cosine, ei);
          or = o3r.fma(sine, or);
          oi = o3i.fma(sine, oi);
          long at = o + further * k;
          int g = f + 2 * k - 2;
          DoubleVector s = er.add(oi);
          DoubleVector t = ei.sub(or);
          DoubleVector w = DoubleVector.broadcast(SPECIES, factors[g]);
          s.mul(w).sub(t.mul(factors[g + 1])).intoMemorySegment(y, at, ORDER);
          t.fma(w, s.mul(factors[g + 1])).intoMemorySegment(y, at + PART, ORDER);
          at = o + further * (7 - k);
          g = f + 2 * (7 - k) - 2;
          s = er.sub(oi);
          t = ei.add(or);
          w = DoubleVector.broadcast(SPECIES, factors[g]);
          s.mul(w).sub(t.mul(factors[g + 1])).intoMemorySegment(y, at, ORDER);
          t.fma(w, s.mul(factors[g + 1])).intoMemorySegment(y, at + PART, ORDER);
        }
      }
    }
  }
}
