package tenuto.dsp.envelopes;

import tenuto.dsp.kernel.ScalarKernel;

/** The gain for a frequency in Hz: 1 up to 20 kHz, falling linearly to 0 at 24 kHz. */
public record AudibleGain() implements ScalarKernel {
  @Override
  public void scalar(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      x[i] = Math.clamp((24_000 - Math.abs(x[i])) / 4_000, 0.0, 1.0);
    }
  }
}
