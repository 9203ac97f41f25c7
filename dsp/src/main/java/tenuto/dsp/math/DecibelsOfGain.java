package tenuto.dsp.math;

/**
 * 20·log10 of a gain by a polynomial, within 10^-8 dB; a gain below 10^-15, −300 dB, counts as
 * that.
 *
 * <p>With m = x/2^e between √½ and √2 and s = (m − 1)/(m + 1), log2 x = e + 2/ln 2·(s + s³/3 + s⁵/5
 * + …), of which 5 terms are taken.
 */
public final class DecibelsOfGain {
  /** The least gain that counts. */
  public static final double LEAST = 1e-15;

  private static final long SQRT_HALF = Double.doubleToRawLongBits(0x1.6a09e667f3bcdp-1);
  private static final long BIAS = 1023L << 52;

  /** dB of a factor of 2. */
  private static final double OCTAVE = 20 * StrictMath.log10(2);

  /** dB of a factor of e, twice. */
  private static final double SCALE = 40 / StrictMath.log(10);

  private DecibelsOfGain() {}

  /** The level of a gain of 0 or more; NaN of NaN and of infinity. */
  public static double of(double gain) {
    long bits = Double.doubleToRawLongBits(Math.max(gain, LEAST));
    long shifted = bits + (BIAS - SQRT_HALF) >>> 52;
    double m = Double.longBitsToDouble(bits - (shifted << 52) + BIAS);
    double s = (m - 1) / (m + 1);
    double s2 = s * s;
    double sum = Math.fma(SCALE / 9, s2, SCALE / 7);
    sum = Math.fma(sum, s2, SCALE / 5);
    sum = Math.fma(sum, s2, SCALE / 3);
    sum = Math.fma(sum, s2, SCALE);
    return Math.fma(OCTAVE, shifted - 1023, s * sum) + 0 * gain;
  }
}
