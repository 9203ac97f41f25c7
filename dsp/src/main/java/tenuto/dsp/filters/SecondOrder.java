package tenuto.dsp.filters;

import tenuto.dsp.kernel.Response;

/**
 * Responses of analogue filters of first and second order with their cutoff at 1 radian a second,
 * mapped by the bilinear transform: s = j·tan(π·f/rate)/tan(π·cutoff/rate).
 */
final class SecondOrder {
  private SecondOrder() {}

  /** The imaginary part of s, whose real part is 0. */
  static double s(double hz, double cutoff, double sampleRate) {
    return StrictMath.tan(Math.PI * hz / sampleRate)
        / StrictMath.tan(Math.PI * cutoff / sampleRate);
  }

  /** a2·s² + a1·s + a0. */
  static Response polynomial(double a2, double a1, double a0, double s) {
    return new Response(a0 - a2 * s * s, a1 * s);
  }

  /** (b2·s² + b1·s + b0)/(a2·s² + a1·s + a0). */
  static Response of(double b2, double b1, double b0, double a2, double a1, double a0, double s) {
    return polynomial(b2, b1, b0, s).over(polynomial(a2, a1, a0, s));
  }
}
