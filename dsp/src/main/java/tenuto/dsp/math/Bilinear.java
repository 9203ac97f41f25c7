package tenuto.dsp.math;

import tenuto.dsp.kernel.Steered;

/**
 * The frequencies of filters that are analogue ones after the bilinear transform: g =
 * tan(π·hz/rate) as a sine over a cosine, each within 3·10^-16 of itself, so that who divides by
 * more than the cosine does so once.
 */
public final class Bilinear {
  private static final double QUARTER = 0.25;

  private Bilinear() {}

  /**
   * The sines and cosines of π·hz/rate.
   *
   * @param hz what leaves 0 to half the sample rate counts as the nearest within
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
