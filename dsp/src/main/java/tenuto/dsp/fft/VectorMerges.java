package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;
import tenuto.engine.base.NativeMemory;

/**
 * Puts the residues together that {@link VectorSplits} makes. Of x = a + tb and y = a - tb it makes
 * 2a = x + y and 2b = (x - y)/t; from one place to another, which may be the same.
 *
 * <p>{@link ScalarMerges} does the same operations in the same order.
 */
final class VectorMerges {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();

  private static final int ROW = ResidueTree.LEAST;

  /** A bound of numbers of coefficients, from which C2 knows that no place is negative. */
  private static final int MOST = VectorSplits.MOST;

  private VectorMerges() {}

  /**
   * Puts {@code count} times four residues of {@code quarter} coefficients together, times 4.
   *
   * @param sourceApart bytes from the real parts to the imaginary ones
   * @param factors for each polynomial t, t² and t³ of a fourth root t of c
   * @param first the number of the first polynomial
   */
  static void four(
      MemorySegment source,
      long from,
      long sourceApart,
      MemorySegment target,
      long to,
      long apart,
      int quarter,
      int count,
      double[] factors,
      int first) {
    int coefficients = quarter & MOST;
    long further = 8L * coefficients;
    long bytes = 4 * further * count;
    MemorySegment xr = NativeMemory.checked(source, from, bytes);
    MemorySegment xi = NativeMemory.checked(source, from + sourceApart, bytes);
    MemorySegment yr = NativeMemory.checked(target, to, bytes);
    MemorySegment yi = NativeMemory.checked(target, to + apart, bytes);
    for (int n = 0; n < count; n++) {
      int k = 6 * (first + n);
      DoubleVector ur = DoubleVector.broadcast(SPECIES, factors[k]);
      DoubleVector ui = DoubleVector.broadcast(SPECIES, factors[k + 1]);
      DoubleVector un = DoubleVector.broadcast(SPECIES, -factors[k + 1]);
      DoubleVector vr = DoubleVector.broadcast(SPECIES, factors[k + 2]);
      DoubleVector vi = DoubleVector.broadcast(SPECIES, factors[k + 3]);
      DoubleVector vn = DoubleVector.broadcast(SPECIES, -factors[k + 3]);
      DoubleVector wr = DoubleVector.broadcast(SPECIES, factors[k + 4]);
      DoubleVector wi = DoubleVector.broadcast(SPECIES, factors[k + 5]);
      DoubleVector wn = DoubleVector.broadcast(SPECIES, -factors[k + 5]);
      long at = 4 * further * n;
      for (int i = 0; i < coefficients; i += LANES) {
        long a = at + 8L * i;
        DoubleVector ar = DoubleVector.fromMemorySegment(SPECIES, xr, a, ORDER);
        DoubleVector ai = DoubleVector.fromMemorySegment(SPECIES, xi, a, ORDER);
        a += further;
        DoubleVector br = DoubleVector.fromMemorySegment(SPECIES, xr, a, ORDER);
        DoubleVector bi = DoubleVector.fromMemorySegment(SPECIES, xi, a, ORDER);
        a += further;
        DoubleVector cr = DoubleVector.fromMemorySegment(SPECIES, xr, a, ORDER);
        DoubleVector ci = DoubleVector.fromMemorySegment(SPECIES, xi, a, ORDER);
        a += further;
        DoubleVector dr = DoubleVector.fromMemorySegment(SPECIES, xr, a, ORDER);
        DoubleVector di = DoubleVector.fromMemorySegment(SPECIES, xi, a, ORDER);
        DoubleVector pr = ar.add(br);
        DoubleVector pi = ai.add(bi);
        DoubleVector qr = ar.sub(br);
        DoubleVector qi = ai.sub(bi);
        DoubleVector rr = cr.add(dr);
        DoubleVector ri = ci.add(di);
        DoubleVector sr = cr.sub(dr);
        DoubleVector si = ci.sub(di);
        long e = at + 8L * i;
        pr.add(rr).intoMemorySegment(yr, e, ORDER);
        pi.add(ri).intoMemorySegment(yi, e, ORDER);
        e += further;
        DoubleVector s = qr.add(si);
        DoubleVector t = qi.sub(sr);
        t.fma(ui, s.mul(ur)).intoMemorySegment(yr, e, ORDER);
        s.fma(un, t.mul(ur)).intoMemorySegment(yi, e, ORDER);
        e += further;
        s = pr.sub(rr);
        t = pi.sub(ri);
        t.fma(vi, s.mul(vr)).intoMemorySegment(yr, e, ORDER);
        s.fma(vn, t.mul(vr)).intoMemorySegment(yi, e, ORDER);
        e += further;
        s = qr.sub(si);
        t = qi.add(sr);
        t.fma(wi, s.mul(wr)).intoMemorySegment(yr, e, ORDER);
        s.fma(wn, t.mul(wr)).intoMemorySegment(yi, e, ORDER);
      }
    }
  }

  /**
   * Puts {@code count} pairs of residues of 8 coefficients together, from the beginning of {@code
   * source}.
   */
  static void two(
      MemorySegment source,
      long sourceApart,
      MemorySegment target,
      long to,
      long apart,
      int count,
      double[] factors,
      int first) {
    long bytes = 16L * ROW * count;
    MemorySegment xr = NativeMemory.checked(source, 0, bytes);
    MemorySegment xi = NativeMemory.checked(source, sourceApart, bytes);
    MemorySegment yr = NativeMemory.checked(target, to, bytes);
    MemorySegment yi = NativeMemory.checked(target, to + apart, bytes);
    for (int lane = 0; lane < ROW; lane += LANES) {
      for (int n = 0; n < count; n++) {
        int k = 2 * (first + n);
        DoubleVector w = DoubleVector.broadcast(SPECIES, factors[k]);
        DoubleVector v = DoubleVector.broadcast(SPECIES, factors[k + 1]);
        long a = 16L * ROW * n + 8 * lane;
        long b = a + 8 * ROW;
        DoubleVector ar = DoubleVector.fromMemorySegment(SPECIES, xr, a, ORDER);
        DoubleVector ai = DoubleVector.fromMemorySegment(SPECIES, xi, a, ORDER);
        DoubleVector br = DoubleVector.fromMemorySegment(SPECIES, xr, b, ORDER);
        DoubleVector bi = DoubleVector.fromMemorySegment(SPECIES, xi, b, ORDER);
        DoubleVector s = ar.sub(br);
        DoubleVector t = ai.sub(bi);
        ar.add(br).intoMemorySegment(yr, a, ORDER);
        ai.add(bi).intoMemorySegment(yi, a, ORDER);
        t.fma(v, s.mul(w)).intoMemorySegment(yr, b, ORDER);
        s.fma(v.neg(), t.mul(w)).intoMemorySegment(yi, b, ORDER);
      }
    }
  }
}
