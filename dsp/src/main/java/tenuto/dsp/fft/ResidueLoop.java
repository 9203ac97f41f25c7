package tenuto.dsp.fft;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** The vector methods of a {@link NegacyclicFft}. */
final class ResidueLoop extends WarmUpLoop {
  /** Bytes from the real parts to the imaginary ones. */
  private static final int APART = 64 * 4 * ROWS;

  private final MemorySegment x = Arena.ofAuto().allocate(2 * APART, 64);
  private final MemorySegment y = Arena.ofAuto().allocate(2 * APART, 64);
  private final double[] re = new double[16 * ROWS];
  private final double[] im = new double[16 * ROWS];
  private final double[] factors = new double[6 * ROWS];

  @Override
  void work(int n) {
    VectorSplits.four(x, 0, APART, 8, n, factors, 0);
    VectorSplits.two(x, 0, APART, n, factors, 0);
    VectorProducts.expand(y, 0, APART, re, im, n, factors, 0);
    VectorProducts.multiply(x, 0, APART, re, im, y, APART, n);
    VectorMerges.two(y, APART, x, 0, APART, n, factors, 0);
    VectorMerges.four(x, 0, APART, x, 0, APART, 8, n, factors, 0);
    Bins.add(y, x, 8 * n, true);
  }
}
