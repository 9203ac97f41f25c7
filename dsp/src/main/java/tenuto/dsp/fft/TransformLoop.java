package tenuto.dsp.fft;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** The vector methods of an {@link Fft} and a {@link RealFft}, and of spectra. */
final class TransformLoop extends WarmUpLoop {
  /** The memory for every method's input and output. */
  private static final int BYTES = 64 * ROWS * 8;

  private final MemorySegment x = Arena.ofAuto().allocate(BYTES, 64);
  private final MemorySegment y = Arena.ofAuto().allocate(BYTES, 64);
  private final double[] factors = new double[16 * ROWS];

  @Override
  void work(int n) {
    long apart = 64 * ROWS;
    VectorButterflies.four(x, x, 0, 64, apart, y, y, 0, 64, ROWS, factors, 4, 0, n);
    VectorButterflies.two(x, x, 0, 64, apart, y, y, 0, 64, apart, 0, n);
    VectorButterflies.turn(x, x, 0, 64, y, y, 0, 64, factors, factors, 0, 0, n);
    Transposition.transpose(x, 0, 64, y, 0, 64, n);
    VectorButterflies.pairs(x, y, 24 * ROWS, 0, 8, 8 + 8 * n, factors, factors, 0, 1, false);
    Bins.warmUp(x, y, apart, 8 * n);
    Interleaving.warmUp(x, y, 8 * n);
  }
}
