package tenuto.dsp.filters;

import tenuto.dsp.kernel.Steered;
import tenuto.dsp.math.Exponential;
import tenuto.engine.base.Fma;

/**
 * The damping 1/Q of bands whose width is given in octaves, by the cookbook of {@link Rbj}:
 * 2·sinh(ln 2/2 · octaves · w0/sin w0).
 */
final class OctaveDamping {
  static final double NARROWEST = 1e-4;

  /** Half of the widest width, as a natural logarithm; wider bands are clamped to it. */
  private static final double WIDEST_HALF = 24;

  private static final double HALF_OCTAVE = StrictMath.log(2) / 2;

  /** Below this width the series is exact while a difference of two exponentials is not. */
  private static final double SMALL = 0.5;

  private OctaveDamping() {}

  /**
   * The dampings of some bands.
   *
   * @param hz clamped to 0 to half the sample rate
   * @param sine of π·hz/rate, as {@link tenuto.dsp.math.Bilinear} gives it
   */
  static void of(
      double[] octaves,
      double[] hz,
      double sampleRate,
      double[] sine,
      double[] cosine,
      double[] damping,
      int n) {
    double halfTurn = Math.PI / sampleRate;
    for (int i = 0; i < n; i++) {
      double stretch = halfTurn * Steered.hz(hz[i], sampleRate) / (sine[i] * cosine[i]);
      double half = HALF_OCTAVE * Math.max(octaves[i], NARROWEST) * stretch;
      damping[i] = twiceSinh(Math.min(half, WIDEST_HALF));
    }
  }

  private static double twiceSinh(double x) {
    if (x >= SMALL) {
      double power = Exponential.of(x);
      return power - 1 / power;
    }
    double x2 = x * x;
    double sum = Fma.of(x2, 1.0 / 1_307_674_368_000L, 1.0 / 6_227_020_800L);
    sum = Fma.of(sum, x2, 1.0 / 39_916_800);
    sum = Fma.of(sum, x2, 1.0 / 362_880);
    sum = Fma.of(sum, x2, 1.0 / 5040);
    sum = Fma.of(sum, x2, 1.0 / 120);
    sum = Fma.of(sum, x2, 1.0 / 6);
    return 2 * Fma.of(sum * x2, x, x);
  }
}
