package tenuto.dsp.equalisers;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import tenuto.dsp.fft.RealFft;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.dsp.kernel.ArrayCopies;

/**
 * Transforms of one size between real signals in arrays and their spectra, as real parts and
 * imaginary parts from 0 to half the sample rate.
 */
final class HermitianSpectrum implements AutoCloseable {
  private final int half;
  private final Arena arena = Arena.ofConfined();
  private final RealFft fft;
  private final MemorySegment even;
  private final MemorySegment odd;
  private final MemorySegment scratchEven;
  private final MemorySegment scratchOdd;
  private final double[] row;

  /** For 2 to the power of {@code bits} samples. */
  HermitianSpectrum(int bits) {
    half = 1 << (bits - 1);
    fft = new RealFft(bits, new VectorWarmUp(), arena);
    even = arena.allocate(8L * half, 64);
    odd = arena.allocate(8L * half, 64);
    scratchEven = arena.allocate(8L * half, 64);
    scratchOdd = arena.allocate(8L * half, 64);
    row = new double[half];
  }

  /** The spectrum of samples. */
  void forward(double[] x, double[] re, double[] im) {
    split(x, 0, even);
    split(x, 1, odd);
    fft.forward(even, odd, scratchEven, scratchOdd, 1);
    ArrayCopies.read(even, 0, 0, re, 0, 1, half);
    ArrayCopies.read(odd, 0, 0, im, 0, 1, half);
    re[half] = im[0];
    im[0] = 0;
    im[half] = 0;
  }

  private void split(double[] x, int first, MemorySegment to) {
    for (int i = 0; i < half; i++) {
      row[i] = x[2 * i + first];
    }
    ArrayCopies.write(row, 0, 1, half, to, 0, 0);
  }

  /** The samples of a spectrum. */
  void inverse(double[] re, double[] im, double[] x) {
    ArrayCopies.write(re, 0, 1, half, even, 0, 0);
    System.arraycopy(im, 0, row, 0, half);
    row[0] = re[half];
    ArrayCopies.write(row, 0, 1, half, odd, 0, 0);
    fft.inverse(even, odd, scratchEven, scratchOdd, 0.5 / half);
    join(even, 0, x);
    join(odd, 1, x);
  }

  private void join(MemorySegment from, int first, double[] x) {
    ArrayCopies.read(from, 0, 0, row, 0, 1, half);
    for (int i = 0; i < half; i++) {
      x[2 * i + first] = row[i];
    }
  }

  @Override
  public void close() {
    arena.close();
  }
}
