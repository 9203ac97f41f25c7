package tenuto.dsp.spectral;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import java.util.List;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.kernel.VectorCombiner;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.base.NativeMemory;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Groupwise;
import tenuto.engine.signal.Signal;

/**
 * The product of two spectra, bin by bin (CrossMultiply), whose real and imaginary parts alternate:
 * re = fma(a.re, b.re, -a.im·b.im), im = fma(a.im, b.re, a.re·b.im).
 */
public record CrossProduct() implements VectorCombiner, Groupwise {
  /** The product, as long as the longer spectrum; the other is padded with 0. */
  static Signal of(Signal a, Signal b) {
    long length = Math.max(a.length(), b.length());
    return Combined.of(new CrossProduct(), List.of(lengthened(a, length), lengthened(b, length)));
  }

  private static Signal lengthened(Signal x, long length) {
    return x.length() == length ? x : Gathered.of(new Timeline.Slice(0), List.of(x), length);
  }

  /** The imaginary part that the last bin lacks if both spectra have an odd length. */
  @Override
  public double identity() {
    return 0;
  }

  @Override
  public void scalar(double[] x, double[] y, int n) {
    for (int i = 0; i < n; i += 2) {
      double re = Fma.of(x[i], y[i], -(x[i + 1] * y[i + 1]));
      x[i + 1] = Fma.of(x[i + 1], y[i], x[i] * y[i + 1]);
      x[i] = re;
    }
  }

  @Override
  public void vectors(Block left, Block right, Block out, int n) {
    if (Vectors.CAN_SWAP) {
      Vectors.multiply(left, right, out, n);
    } else {
      scalarForm().apply(left, right, out, n);
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

    /**
     * Whether vectors have at least four lanes: some machines cannot swap the lanes of a vector of
     * two in one instruction.
     */
    static final boolean CAN_SWAP = LANES >= 4;

    private Vectors() {}

    static void multiply(Block left, Block right, Block to, int n) {
      MemorySegment a = NativeMemory.of(left);
      MemorySegment b = NativeMemory.of(right);
      MemorySegment out = NativeMemory.of(to);
      for (int i = 0; i < 8 * n; i += 8 * LANES) {
        DoubleVector x = DoubleVector.fromMemorySegment(SPECIES, a, left.offset() + i, ORDER);
        DoubleVector y = DoubleVector.fromMemorySegment(SPECIES, b, right.offset() + i, ORDER);
        DoubleVector turned = x.rearrange(SWAP).mul(y.rearrange(IMAGINARY).mul(SIGNS));
        x.fma(y.rearrange(REAL), turned).intoMemorySegment(out, to.offset() + i, ORDER);
      }
    }
  }
}
