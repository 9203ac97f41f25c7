package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;
import tenuto.engine.base.NativeMemory;

/**
 * Products of residues modulo z<sup>8</sup> - c.
 *
 * <p>{@link ScalarProducts} does the same operations in the same order.
 */
final class VectorProducts {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();

  private static final int ROW = ResidueTree.LEAST;

  private VectorProducts() {}

  /**
   * Writes a response's residues so that {@link #multiply} can read them shifted: for each c times
   * its coefficients, then these themselves.
   *
   * @param factors the constants of each second residue
   * @param first the number of the first residue, which is even
   */
  static void expand(
      MemorySegment source,
      long from,
      long apart,
      double[] re,
      double[] im,
      int count,
      double[] factors,
      int first) {
    MemorySegment h = NativeMemory.known(source);
    for (int lane = 0; lane < ROW; lane += LANES) {
      for (int n = 0; n < count; n++) {
        int k = (first + n) & -2;
        double w = (n & 1) == 0 ? factors[k] : -factors[k];
        double v = (n & 1) == 0 ? factors[k + 1] : -factors[k + 1];
        DoubleVector hr =
            DoubleVector.fromMemorySegment(SPECIES, h, from + 64L * n + 8 * lane, ORDER);
        DoubleVector hi =
            DoubleVector.fromMemorySegment(SPECIES, h, from + 64L * n + 8 * lane + apart, ORDER);
        int g = 2 * ROW * n + lane;
        hi.fma(DoubleVector.broadcast(SPECIES, -v), hr.mul(w)).intoArray(re, g);
        hr.fma(DoubleVector.broadcast(SPECIES, v), hi.mul(w)).intoArray(im, g);
        hr.intoArray(re, g + ROW);
        hi.intoArray(im, g + ROW);
      }
    }
  }

  /**
   * Writes the products of {@code count} residues to {@code target}. Coefficient k of one is Σ
   * x[j]·h[k-j], where h[k-j] for j above k is c·h[8+k-j]. Of the 8 j four are written out, as C2
   * leaves the loop as it is: in a near cache a convolution takes a tenth less then.
   *
   * @param sourceApart bytes from the real parts to the imaginary ones
   * @param re the response's real parts, as {@link #expand} writes them
   * @param im the imaginary parts
   */
  static void multiply(
      MemorySegment source,
      long from,
      long sourceApart,
      double[] re,
      double[] im,
      MemorySegment target,
      long apart,
      int count) {
    MemorySegment x = NativeMemory.known(source);
    MemorySegment y = NativeMemory.known(target);
    for (int lane = 0; lane < ROW; lane += LANES) {
      for (int n = 0; n < count; n++) {
        long a = from + 64L * n;
        long b = a + sourceApart;
        long o = 64L * n + 8 * lane;
        DoubleVector p = DoubleVector.zero(SPECIES);
        DoubleVector q = p;
        DoubleVector r = p;
        DoubleVector s = p;
        int g = 2 * ROW * n + ROW + lane;
        for (int j = 0; j < ROW; j += 4) {
          DoubleVector xr = DoubleVector.broadcast(SPECIES, x.get(ValueLayout.JAVA_DOUBLE, a));
          DoubleVector xi = DoubleVector.broadcast(SPECIES, x.get(ValueLayout.JAVA_DOUBLE, b));
          DoubleVector hr = DoubleVector.fromArray(SPECIES, re, g);
          DoubleVector hi = DoubleVector.fromArray(SPECIES, im, g);
          p = xr.fma(hr, p);
          q = xi.fma(hi, q);
          r = xr.fma(hi, r);
          s = xi.fma(hr, s);
          xr = DoubleVector.broadcast(SPECIES, x.get(ValueLayout.JAVA_DOUBLE, a + 8));
          xi = DoubleVector.broadcast(SPECIES, x.get(ValueLayout.JAVA_DOUBLE, b + 8));
          hr = DoubleVector.fromArray(SPECIES, re, g - 1);
          hi = DoubleVector.fromArray(SPECIES, im, g - 1);
          p = xr.fma(hr, p);
          q = xi.fma(hi, q);
          r = xr.fma(hi, r);
          s = xi.fma(hr, s);
          xr = DoubleVector.broadcast(SPECIES, x.get(ValueLayout.JAVA_DOUBLE, a + 16));
          xi = DoubleVector.broadcast(SPECIES, x.get(ValueLayout.JAVA_DOUBLE, b + 16));
          hr = DoubleVector.fromArray(SPECIES, re, g - 2);
          hi = DoubleVector.fromArray(SPECIES, im, g - 2);
          p = xr.fma(hr, p);
          q = xi.fma(hi, q);
          r = xr.fma(hi, r);
          s = xi.fma(hr, s);
          xr = DoubleVector.broadcast(SPECIES, x.get(ValueLayout.JAVA_DOUBLE, a + 24));
          xi = DoubleVector.broadcast(SPECIES, x.get(ValueLayout.JAVA_DOUBLE, b + 24));
          hr = DoubleVector.fromArray(SPECIES, re, g - 3);
          hi = DoubleVector.fromArray(SPECIES, im, g - 3);
          p = xr.fma(hr, p);
          q = xi.fma(hi, q);
          r = xr.fma(hi, r);
          s = xi.fma(hr, s);
          a += 32;
          b += 32;
          g -= 4;
        }
        p.sub(q).intoMemorySegment(y, o, ORDER);
        r.add(s).intoMemorySegment(y, o + apart, ORDER);
      }
    }
  }
}
