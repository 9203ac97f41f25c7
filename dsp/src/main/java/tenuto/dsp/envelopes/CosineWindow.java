package tenuto.dsp.envelopes;

import tenuto.dsp.kernel.ScalarSource;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Fma;

/**
 * A symmetric window: mean − (1 − mean)·cos(2π·i/(length − 1)). A mean of 0.5 gives the Hann
 * window, 0.54 the Hamming window (F. J. Harris, "On the use of windows for harmonic analysis with
 * the discrete Fourier transform", 1978). A single sample is 1.
 *
 * @param length in samples
 * @param mean of the window, from 0.5 to 1
 */
public record CosineWindow(long length, double mean) implements ScalarSource {
  @Override
  public void scalar(long start, double[] x, int n) {
    long last = length - 1;
    for (int i = 0; i < n; i++) {
      // From the nearer end, so that the window is symmetric to the bit.
      double near = Math.min(start + i, last - (start + i));
      double wave = last == 0 ? -1 : Phase.cosine(near / last);
      x[i] = Fma.of(mean - 1, wave, mean);
    }
  }
}
