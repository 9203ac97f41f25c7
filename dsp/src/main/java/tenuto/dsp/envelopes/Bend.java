package tenuto.dsp.envelopes;

import tenuto.dsp.math.Exponential;

/**
 * How a line from 0 to 1 is bent: (e^(c·x) − 1)/(e^c − 1) at x from 0 to 1. A curve c of 0 is
 * straight, a negative one quick first, a positive one slow first, as in SuperCollider's envelopes;
 * the loading of a capacitor is one of about −4.
 */
final class Bend {
  /** The most that a curve may be, either way. */
  static final double MOST = 100;

  /** Nearer to 0 the straight line is the next number to each of its values, or it. */
  private static final double STRAIGHT = 1e-16;

  /** Nearer to 0 the difference of two exponentials has too few digits. */
  private static final double NEARLY_STRAIGHT = 0.05;

  private final double curve;
  private final double scale;

  Bend(double asked) {
    curve = nearest(asked);
    scale = curve == 0 ? 1 : 1 / StrictMath.expm1(curve);
  }

  /** A curve, or 0 for one that is as good as that. */
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
