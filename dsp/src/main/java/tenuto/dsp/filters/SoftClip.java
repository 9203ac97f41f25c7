package tenuto.dsp.filters;

import tenuto.engine.base.Fma;

/**
 * The soft clipper that bounds a ladder: u − (4/(27·c²))·u³ with c = 3, constant at ±3 from u =
 * ±4.5 on, where its slope is 0. Up to an amplitude of 0.1 it is linear within 0.002 dB; below ±4.5
 * it adds third harmonics only.
 */
final class SoftClip {
  /** The largest output. */
  static final double MOST = 3;

  static final double ENDS = 1.5 * MOST;
  static final double BEND = -4 / (27 * MOST * MOST);

  private SoftClip() {}

  /** The clipped value; NaN stays NaN. */
  static double of(double u) {
    if (Math.abs(u) >= ENDS) {
      return Math.copySign(MOST, u);
    }
    return u * Fma.of(BEND, u * u, 1);
  }
}
