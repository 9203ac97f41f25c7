package tenuto.dsp.math;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Fma;

/**
 * 20·log10 of a gain by a polynomial, within 10^-8 dB; gains below 10^-15, −300 dB, are clamped to
 * it.
 *
 * <p>With m = x/2^e between √½ and √2 and s = (m − 1)/(m + 1), log2 x = e + 2/ln 2·(s + s³/3 + s⁵/5
 * + …), of which 5 terms are used.
 */
public final class DecibelsOfGain {
  /** The smallest gain. */
  public static final double LEAST = 1e-15;

  private static final long SQRT_HALF = Double.doubleToRawLongBits(0x1.6a09e667f3bcdp-1);
  private static final long BIAS = 1023L << 52;

  /** The bits of 2^52, whose last mantissa bit is worth 1. */
  private static final long WHOLE = Double.doubleToRawLongBits(0x1p52);

  /** The dB of a factor of 2. */
  private static final double OCTAVE = 20 * StrictMath.log10(2);

  /** Twice the dB of a factor of e. */
  private static final double SCALE = 40 / StrictMath.log(10);

  private DecibelsOfGain() {}

  /** The level of a gain of 0 or more; NaN for NaN and infinity. */
  public static double of(double gain) {
    long bits = Double.doubleToRawLongBits(Math.max(gain, LEAST));
    long shifted = bits + (BIAS - SQRT_HALF) >>> 52;
    double m = Double.longBitsToDouble(bits - (shifted << 52) + BIAS);
    return level(m, shifted - 1023) + 0 * gain;
  }

  /** The level of m·2^exponent. */
  private static double level(double m, double exponent) {
    double s = (m - 1) / (m + 1);
    double s2 = s * s;
    double sum = Fma.of(SCALE / 9, s2, SCALE / 7);
    sum = Fma.of(sum, s2, SCALE / 5);
    sum = Fma.of(sum, s2, SCALE / 3);
    sum = Fma.of(sum, s2, SCALE);
    return Fma.of(OCTAVE, exponent, s * sum);
  }

  /**
   * The same for arrays, to the bit. Each of its loops is vectorized by C2; a single loop for
   * everything would not be.
   */
  public static final class Rows {
    private final double[] mantissas = new double[Spans.LENGTH];
    private final double[] exponents = new double[Spans.LENGTH];

    /**
     * The levels of at most {@link Spans#LENGTH} gains.
     *
     * @param dB not the array of the gains
     */
    public void of(double[] gains, double[] dB, int n) {
      for (int i = 0; i < n; i++) {
        dB[i] = Math.max(gains[i], LEAST);
      }
      for (int i = 0; i < n; i++) {
        long bits = Double.doubleToRawLongBits(dB[i]);
        long shifted = bits + (BIAS - SQRT_HALF) >>> 52;
        mantissas[i] = Double.longBitsToDouble(bits - (shifted << 52) + BIAS);
      }
      for (int i = 0; i < n; i++) {
        long shifted = Double.doubleToRawLongBits(dB[i]) + (BIAS - SQRT_HALF) >>> 52;
        exponents[i] = Double.longBitsToDouble(shifted | WHOLE);
      }
      for (int i = 0; i < n; i++) {
        dB[i] = level(mantissas[i], exponents[i] - (0x1p52 + 1023)) + 0 * gains[i];
      }
    }
  }

  /** The same for vectors, to the bit. */
  public static final class Vectors {
    private Vectors() {}

    /** The levels of gains of 0 or more. */
    public static DoubleVector of(DoubleVector gains) {
      DoubleVector held = gains.blend(LEAST, gains.compare(VectorOperators.LT, LEAST));
      LongVector bits = held.reinterpretAsLongs();
      LongVector shifted = bits.add(BIAS - SQRT_HALF).lanewise(VectorOperators.LSHR, 52);
      LongVector mantissa = bits.sub(shifted.lanewise(VectorOperators.LSHL, 52)).add(BIAS);
      DoubleVector exponent = shifted.or(WHOLE).reinterpretAsDoubles().sub(0x1p52 + 1023);
      DoubleVector m = mantissa.reinterpretAsDoubles();
      DoubleVector s = m.sub(1).div(m.add(1));
      DoubleVector s2 = s.mul(s);
      DoubleVector sum = constant(SCALE / 9).fma(s2, constant(SCALE / 7));
      sum = sum.fma(s2, constant(SCALE / 5));
      sum = sum.fma(s2, constant(SCALE / 3));
      sum = sum.fma(s2, constant(SCALE));
      return constant(OCTAVE).fma(exponent, s.mul(sum)).add(gains.mul(0));
    }

    private static DoubleVector constant(double value) {
      return DoubleVector.broadcast(Lanes.DOUBLES, value);
    }
  }
}
