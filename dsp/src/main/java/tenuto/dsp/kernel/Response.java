package tenuto.dsp.kernel;

/**
 * What a linear filter makes of a sine: its complex gain.
 *
 * @param re the real part
 * @param im the imaginary part
 */
public record Response(double re, double im) {
  /** That of a wire. */
  public static final Response ONE = new Response(1, 0);

  public Response plus(Response other) {
    return new Response(re + other.re, im + other.im);
  }

  public Response minus(Response other) {
    return new Response(re - other.re, im - other.im);
  }

  /** Of both filters, one after the other. */
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

  /** What the amplitude of a sine is multiplied by. */
  public double gain() {
    return Math.hypot(re, im);
  }

  /** The same in dB. */
  public double decibels() {
    return 20 * StrictMath.log10(gain());
  }

  /** By how much a sine comes earlier, from −180° to 180°. */
  public double degrees() {
    return StrictMath.toDegrees(StrictMath.atan2(im, re));
  }
}
