package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;
import tenuto.dsp.kernel.NativeMemory;
import tenuto.engine.Block;
import tenuto.engine.VectorApi;

/** The product of complex numbers whose real and imaginary parts alternate. */
public final class ComplexProduct {
  private ComplexProduct() {}

  /**
   * Writes n/2 products, re = fma(a.re, b.re, -a.im·b.im), im = fma(a.im, b.re, a.re·b.im).
   *
   * @param out may be {@code a} or {@code b} itself, never a shifted part of them
   * @param n a multiple of {@link Block#GROUP}
   */
  public static void multiply(Block a, Block b, Block out, int n) {
    multiply(a.memory(), a.offset(), b.memory(), b.offset(), out.memory(), out.offset(), n);
  }

  static void multiply(
      MemorySegment a, long atA, MemorySegment b, long atB, MemorySegment out, long at, int n) {
    if (n % Block.GROUP == 0 && VectorApi.isPresent() && Vectors.CAN_SWAP) {
      Vectors.multiply(a, atA, b, atB, out, at, n);
    } else {
      singly(a, atA, b, atB, out, at, n);
    }
  }

  private static void singly(
      MemorySegment left,
      long atA,
      MemorySegment right,
      long atB,
      MemorySegment to,
      long at,
      int n) {
    MemorySegment a = NativeMemory.known(left);
    MemorySegment b = NativeMemory.known(right);
    MemorySegment out = NativeMemory.known(to);
    for (int i = 0; i < 8 * n; i += 16) {
      double ar = a.get(ValueLayout.JAVA_DOUBLE, atA + i);
      double ai = a.get(ValueLayout.JAVA_DOUBLE, atA + i + 8);
      double br = b.get(ValueLayout.JAVA_DOUBLE, atB + i);
      double bi = b.get(ValueLayout.JAVA_DOUBLE, atB + i + 8);
      out.set(ValueLayout.JAVA_DOUBLE, at + i, Math.fma(ar, br, -(ai * bi)));
      out.set(ValueLayout.JAVA_DOUBLE, at + i + 8, Math.fma(ai, br, ar * bi));
    }
  }

  private static final class Vectors {
    private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
    private static final int LANES = SPECIES.length();
    private static final ByteOrder ORDER = ByteOrder.nativeOrder();

    private static final VectorShuffle<Double> REAL =
        VectorShuffle.fromOp(SPECIES, lane -> lane & -2);
    private static final VectorShuffle<Double> IMAGINARY =
        VectorShuffle.fromOp(SPECIES, lane -> lane | 1);
    private static final VectorShuffle<Double> SWAP =
        VectorShuffle.fromOp(SPECIES, lane -> lane ^ 1);
    private static final DoubleVector SIGNS =
        DoubleVector.fromArray(SPECIES, new double[] {-1, 1, -1, 1, -1, 1, -1, 1}, 0);

    /** Not every machine can swap the lanes of a vector of two in one instruction. */
    static final boolean CAN_SWAP = LANES >= 4;

    private Vectors() {}

    static void multiply(
        MemorySegment left,
        long atA,
        MemorySegment right,
        long atB,
        MemorySegment to,
        long at,
        int n) {
      MemorySegment a = NativeMemory.known(left);
      MemorySegment b = NativeMemory.known(right);
      MemorySegment out = NativeMemory.known(to);
      for (int i = 0; i < 8 * n; i += 8 * LANES) {
        DoubleVector x = DoubleVector.fromMemorySegment(SPECIES, a, atA + i, ORDER);
        DoubleVector y = DoubleVector.fromMemorySegment(SPECIES, b, atB + i, ORDER);
        DoubleVector turned = x.rearrange(SWAP).mul(y.rearrange(IMAGINARY).mul(SIGNS));
        x.fma(y.rearrange(REAL), turned).intoMemorySegment(out, at + i, ORDER);
      }
    }
  }
}
