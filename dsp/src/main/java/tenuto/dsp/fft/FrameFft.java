package tenuto.dsp.fft;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.dsp.kernel.ArrayCopies;

/**
 * The transform of frames in arrays, with bins from 0 Hz to half the sample rate. Used by one
 * thread at a time.
 */
public final class FrameFft {
  private final RealFft fft;
  private final int half;
  private final MemorySegment re;
  private final MemorySegment im;
  private final MemorySegment scratchRe;
  private final MemorySegment scratchIm;

  /** The samples, where the scratch is. */
  private final MemorySegment pairs;

  /**
   * @param fft the transform, which may be shared
   * @param arena holds working memory
   */
  public FrameFft(RealFft fft, Arena arena) {
    this.fft = fft;
    half = (int) (fft.size() / 2);
    MemorySegment whole = arena.allocate(32L * half, 64);
    re = whole.asSlice(0, 8L * half);
    im = whole.asSlice(8L * half, 8L * half);
    scratchRe = whole.asSlice(16L * half, 8L * half);
    scratchIm = whole.asSlice(24L * half, 8L * half);
    pairs = whole.asSlice(16L * half);
  }

  /** The number of bins of a spectrum. */
  public int bins() {
    return half + 1;
  }

  /**
   * Writes X[k] = scale·Σ x[n]·exp(−2πi·nk/size).
   *
   * @param samples at most as many as the transform's size, padded with silence
   * @param toRe receives the bins' real parts
   * @param toIm receives their imaginary parts, of which the first and the last are 0
   */
  public void forward(double[] samples, double scale, double[] toRe, double[] toIm) {
    ArrayCopies.write(samples, 0, 1, samples.length, pairs, 0, 0);
    pairs.asSlice(8L * samples.length).fill((byte) 0);
    Interleaving.part(pairs, 0, re, im, 0, half, fft.vectorsAreFaster());
    fft.forward(re, im, scratchRe, scratchIm, scale);
    ArrayCopies.read(re, 0, 0, toRe, 0, 1, half);
    ArrayCopies.read(im, 0, 0, toIm, 0, 1, half);
    toRe[half] = toIm[0];
    toIm[0] = 0;
    toIm[half] = 0;
  }

  /** Writes the samples of a spectrum: the inverse of {@link #forward} with a scale of 1. */
  public void inverse(double[] fromRe, double[] fromIm, double[] samples) {
    ArrayCopies.write(fromRe, 0, 1, half, re, 0, 0);
    ArrayCopies.write(fromIm, 0, 1, half, im, 0, 0);
    im.set(ValueLayout.JAVA_DOUBLE, 0, fromRe[half]);
    fft.inverse(re, im, scratchRe, scratchIm, 0.5 / half);
    Interleaving.join(re, im, 0, pairs, 0, half, fft.vectorsAreFaster());
    ArrayCopies.read(pairs, 0, 0, samples, 0, 1, 2 * half);
  }
}
