package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;
import tenuto.engine.base.NativeMemory;

/**
 * Takes polynomials modulo z<sup>m</sup> - c apart, in place, as {@link ResidueTree} says. With t a
 * root of c and a + z<sup>m/2</sup>·b the polynomial, its two residues are a + tb and a - tb; four
 * are those of those.
 *
 * <p>{@link ScalarSplits} does the same operations in the same order. Loads and stores are written
 * out, and the methods are short, as in {@link VectorButterflies}.
 */
final class VectorSplits {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();

  private static final int ROW = ResidueTree.LEAST;

  /** A bound of numbers of coefficients, from which C2 knows that no place is negative. */
  static final int MOST = (1 << 28) - 1;

  private VectorSplits() {}

  /**
   * Takes {@code count} polynomials apart into four each, with four times {@code quarter}
   * coefficients.
   *
   * @param apart bytes from the real parts to the imaginary ones
   * @param factors for each polynomial t, t² and t³ of a fourth root t of c
   * @param first the number of the first polynomial
   */
  static void four(
      MemorySegment memory,
      long from,
      long apart,
      int quarter,
      int count,
      double[] factors,
      int first) {
    int coefficients = quarter & MOST;
    long further = 8L * coefficients;
    MemorySegment re = NativeMemory.checked(memory, from, 4 * further * count);
    MemorySegment im = NativeMemory.checked(memory, from + apart, 4 * further * count);
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
        long b = a + further;
        long c = b + further;
        long d = c + further;
        DoubleVector br = DoubleVector.fromMemorySegment(SPECIES, re, b, ORDER);
        DoubleVector bi = DoubleVector.fromMemorySegment(SPECIES, im, b, ORDER);
        DoubleVector cr = DoubleVector.fromMemorySegment(SPECIES, re, c, ORDER);
        DoubleVector ci = DoubleVector.fromMemorySegment(SPECIES, im, c, ORDER);
        DoubleVector dr = DoubleVector.fromMemorySegment(SPECIES, re, d, ORDER);
        DoubleVector di = DoubleVector.fromMemorySegment(SPECIES, im, d, ORDER);
        DoubleVector fr = bi.fma(un, br.mul(ur));
        DoubleVector fi = br.fma(ui, bi.mul(ur));
        DoubleVector gr = ci.fma(vn, cr.mul(vr));
        DoubleVector gi = cr.fma(vi, ci.mul(vr));
        DoubleVector hr = di.fma(wn, dr.mul(wr));
        DoubleVector hi = dr.fma(wi, di.mul(wr));
        DoubleVector ar = DoubleVector.fromMemorySegment(SPECIES, re, a, ORDER);
        DoubleVector ai = DoubleVector.fromMemorySegment(SPECIES, im, a, ORDER);
        DoubleVector pr = ar.add(gr);
        DoubleVector pi = ai.add(gi);
        DoubleVector qr = ar.sub(gr);
        DoubleVector qi = ai.sub(gi);
        DoubleVector sr = fr.add(hr);
        DoubleVector si = fi.add(hi);
        DoubleVector tr = fr.sub(hr);
        DoubleVector ti = fi.sub(hi);
        pr.add(sr).intoMemorySegment(re, a, ORDER);
        pi.add(si).intoMemorySegment(im, a, ORDER);
        pr.sub(sr).intoMemorySegment(re, b, ORDER);
        pi.sub(si).intoMemorySegment(im, b, ORDER);
        qr.sub(ti).intoMemorySegment(re, c, ORDER);
        qi.add(tr).intoMemorySegment(im, c, ORDER);
        qr.add(ti).intoMemorySegment(re, d, ORDER);
        qi.sub(tr).intoMemorySegment(im, d, ORDER);
      }
    }
  }

  /**
   * Takes {@code count} polynomials of 16 coefficients apart into two each.
   *
   * @param factors for each polynomial t, a root of c
   * @param first the number of the first polynomial
   */
  static void two(
      MemorySegment memory, long from, long apart, int count, double[] factors, int first) {
    MemorySegment re = NativeMemory.checked(memory, from, 16L * ROW * count);
    MemorySegment im = NativeMemory.checked(memory, from + apart, 16L * ROW * count);
    for (int lane = 0; lane < ROW; lane += LANES) {
      for (int n = 0; n < count; n++) {
        int k = 2 * (first + n);
        DoubleVector w = DoubleVector.broadcast(SPECIES, factors[k]);
        DoubleVector v = DoubleVector.broadcast(SPECIES, factors[k + 1]);
        long a = 16L * ROW * n + 8 * lane;
        long b = a + 8 * ROW;
        DoubleVector ar = DoubleVector.fromMemorySegment(SPECIES, re, a, ORDER);
        DoubleVector ai = DoubleVector.fromMemorySegment(SPECIES, im, a, ORDER);
        DoubleVector br = DoubleVector.fromMemorySegment(SPECIES, re, b, ORDER);
        DoubleVector bi = DoubleVector.fromMemorySegment(SPECIES, im, b, ORDER);
        DoubleVector fr = bi.fma(v.neg(), br.mul(w));
        DoubleVector fi = br.fma(v, bi.mul(w));
        ar.add(fr).intoMemorySegment(re, a, ORDER);
        ai.add(fi).intoMemorySegment(im, a, ORDER);
        ar.sub(fr).intoMemorySegment(re, b, ORDER);
        ai.sub(fi).intoMemorySegment(im, b, ORDER);
      }
    }
  }
}
