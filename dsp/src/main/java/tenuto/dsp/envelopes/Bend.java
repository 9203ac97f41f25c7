package tenuto.dsp.envelopes;

import tenuto.dsp.math.Exponential;

/**
 * The curvature of an envelope's segment from 0 to 1: (e^(c·x) − 1)/(e^c − 1) for x from 0 to 1. A
 * curve c of 0 is linear, a negative one starts fast, a positive one slowly, as in SuperCollider's
 * envelopes; a capacitor charges with about −4.
 */
final class Bend {
  /** The largest magnitude of a curve. */
  static final double MOST = 100;

  /** Below this magnitude the linear segment has the same values within rounding. */
  private static final double STRAIGHT = 1e-16;

  /** Below this magnitude a difference of two exponentials has too few digits. */
  private static final double NEARLY_STRAIGHT = 0.05;

  private final double curve;
  private final double scale;

  Bend(double asked) {
    curve = nearest(asked);
    scale = curve == 0 ? 1 : 1 / StrictMath.expm1(curve);
  }

  /** The curve, or 0 if it is as good as linear. */
  static double nearest(double curve) {
    return Math.abs(curve) < STRAIGHT ? 0 : curve;
  }

  double at(double x) {
    if (curve == 0) {
      return x;
    }
    double u = curve * x;
    if (Math.abs(curve) >= NEARLY_STRAIGHT) {
      return (Exponential.of(u) - 1) * scale;
    }
    double sum = 1 + u / 8;
    for (int i = 7; i > 1; i--) {
      sum = 1 + u / i * sum;
    }
    return u * sum * scale;
  }
}
