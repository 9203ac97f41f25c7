package tenuto.dsp.filters;

import tenuto.engine.base.Fma;

/**
 * What keeps a ladder within bounds: u − (4/(27·c²))·u³ with c = 3, which is level at ±4.5, its
 * ends, where it is ±3. Up to an amplitude of 0.1 it is a straight line within 0.002 dB, and it
 * adds nothing but third harmonics until it ends.
 */
final class SoftClip {
  /** The most that comes out. */
  static final double MOST = 3;

  static final double ENDS = 1.5 * MOST;
  static final double BEND = -4 / (27 * MOST * MOST);

  private SoftClip() {}

  /** The bent value; NaN stays what it is. */
  static double of(double u) {
    if (Math.abs(u) >= ENDS) {
      return Math.copySign(MOST, u);
    }
    return u * Fma.of(BEND, u * u, 1);
  }
}
