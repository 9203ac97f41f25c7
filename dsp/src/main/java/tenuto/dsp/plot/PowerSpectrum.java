package tenuto.dsp.plot;

import java.lang.foreign.Arena;
import tenuto.dsp.fft.FrameFft;
import tenuto.dsp.fft.RealFft;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Block;

/**
 * The power spectrum of a span of sound with a Hann window: a full-scale sine between the ends of
 * the spectrum has a power of 1 at its frequency.
 *
 * <p>The window is zero-padded to twice its length, which doubles the number of bins, so that a
 * sine between two bins loses 0.4 dB at most. Samples that are not finite count as 0. Used by one
 * thread at a time.
 */
public final class PowerSpectrum {
  private final int samples;
  private final int bins;
  private final FrameFft fft;
  private final double[] window;
  private final double scale;
  private final double[] frame;
  private final double[] re;
  private final double[] im;
  private boolean finite = true;

  /**
   * @param samples in the window: a power of two from 8 to 2^24
   * @param arena holds tables and working memory while it is used
   */
  public PowerSpectrum(int samples, Arena arena) {
    if (samples < Block.GROUP || samples > 1 << 24 || Integer.bitCount(samples) != 1) {
      throw new IllegalArgumentException(
          "a window must be a power of two from 8 to 2^24 samples, but is " + samples);
    }
    this.samples = samples;
    bins = samples + 1;
    int bits = Integer.numberOfTrailingZeros(samples) + 1;
    fft = new FrameFft(new RealFft(bits, new VectorWarmUp(), arena), arena);
    window = new double[samples];
    double sum = 0;
    for (int i = 0; i < samples; i++) {
      window[i] = 0.5 - 0.5 * Phase.cosine((i + 0.5) / samples);
      sum += window[i];
    }
    scale = 2 / sum;
    frame = new double[samples];
    re = new double[bins];
    im = new double[bins];
  }

  /** The number of bins: bin k is at k / (bins − 1) of half the sample rate. */
  public int bins() {
    return bins;
  }

  /** Whether all samples so far were finite. */
  public boolean finite() {
    return finite;
  }

  /**
   * Computes the powers of one window of samples, from sample {@code at} of a block on.
   *
   * @param powers receives {@link #bins} numbers
   */
  public void of(Block block, int at, double[] powers) {
    ArrayCopies.read(block.memory(), block.offset() + 8L * at, 0, frame, 0, 1, samples);
    for (int i = 0; i < samples; i++) {
      double x = frame[i];
      if (!Double.isFinite(x)) {
        x = 0;
        finite = false;
      }
      frame[i] = x * window[i];
    }
    fft.forward(frame, scale, re, im);
    for (int k = 1; k < samples; k++) {
      powers[k] = re[k] * re[k] + im[k] * im[k];
    }
    // The ends have no mirror image, so their whole amplitude is in one bin.
    powers[0] = re[0] * re[0] / 4;
    powers[samples] = re[samples] * re[samples] / 4;
  }
}
