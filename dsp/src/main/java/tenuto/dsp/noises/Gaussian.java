package tenuto.dsp.noises;

import static tenuto.engine.base.SplitMix.GOLDEN_RATIO;
import static tenuto.engine.base.SplitMix.mix;

import tenuto.dsp.kernel.ScalarSource;
import tenuto.dsp.math.DecibelsOfGain;
import tenuto.dsp.math.SineOfTurns;

/**
 * White noise with normal distribution, of which any sample can be computed directly.
 *
 * <p>Each pair of samples is √(−2·ln u) times the cosine and the sine of 2π·v, with two uniform
 * numbers (G. E. P. Box and M. E. Muller, "A note on the generation of random normal deviates",
 * 1958).
 */
record Gaussian(long seed, double deviation) implements ScalarSource {
  /** Converts dB of u to −2·ln u: a call of the JDK's logarithm takes as long as all the rest. */
  private static final double OF_A_DECIBEL = -StrictMath.log(10) / 10;

  /** One of the independent normal numbers of a seed, with standard deviation 1. */
  static double at(long seed, int index) {
    double[] pair = new double[2];
    new Gaussian(seed, 1).scalar(2L * index, pair, 2);
    return pair[0];
  }

  @Override
  public void scalar(long start, double[] x, int n) {
    long at = mix(seed) + start * GOLDEN_RATIO;
    for (int i = 0; i < n; i += 2) {
      // Above 0 and below 1.
      at += GOLDEN_RATIO;
      double uniform = ((mix(at) >>> 12) + 0.5) * 0x1p-52;
      at += GOLDEN_RATIO;
      long turns = mix(at);
      double radius = deviation * Math.sqrt(OF_A_DECIBEL * DecibelsOfGain.of(uniform));
      x[i] = radius * SineOfTurns.of(turns);
      x[i + 1] = radius * SineOfTurns.of(turns + SineOfTurns.QUARTER);
    }
  }
}
