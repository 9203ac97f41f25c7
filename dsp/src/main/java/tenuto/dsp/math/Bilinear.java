package tenuto.dsp.math;

import tenuto.dsp.kernel.Steered;

/**
 * The frequency warping of the bilinear transform: g = tan(π·hz/rate), returned as sine and cosine
 * with a relative error within 3·10^-16, so that a caller that divides by more than the cosine
 * needs only one division.
 */
public final class Bilinear {
  private static final double QUARTER = 0.25;

  private Bilinear() {}

  /**
   * The sines and cosines of π·hz/rate.
   *
   * @param hz clamped to 0 to half the sample rate
   */
  public static void warp(double[] hz, double sampleRate, double[] sine, double[] cosine, int n) {
    double turns = 0.5 / sampleRate;
    for (int i = 0; i < n; i++) {
      double z = Steered.hz(hz[i], sampleRate) * turns;
      sine[i] = SineOfTurns.near(z);
      cosine[i] = SineOfTurns.near(QUARTER - z);
    }
  }
}
