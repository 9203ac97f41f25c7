package tenuto.dsp.kernel;

/**
 * The complex gain of a linear filter at a frequency.
 *
 * @param re the real part
 * @param im the imaginary part
 */
public record Response(double re, double im) {
  /** The response of a wire: unchanged. */
  public static final Response ONE = new Response(1, 0);

  public Response plus(Response other) {
    return new Response(re + other.re, im + other.im);
  }

  public Response minus(Response other) {
    return new Response(re - other.re, im - other.im);
  }

  /** The response of both filters in series. */
  public Response times(Response other) {
    return new Response(re * other.re - im * other.im, re * other.im + im * other.re);
  }

  public Response times(double gain) {
    return new Response(gain * re, gain * im);
  }

  public Response over(Response other) {
    double square = other.re * other.re + other.im * other.im;
    return new Response(
        (re * other.re + im * other.im) / square, (im * other.re - re * other.im) / square);
  }

  /** The factor by which a sine's amplitude is multiplied. */
  public double gain() {
    return Math.hypot(re, im);
  }

  /** The gain in dB. */
  public double decibels() {
    return 20 * StrictMath.log10(gain());
  }

  /** The phase shift, from −180° to 180°; positive if a sine comes earlier. */
  public double degrees() {
    return StrictMath.toDegrees(StrictMath.atan2(im, re));
  }
}
