package tenuto.dsp.math;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Fma;

/**
 * 10^(dB/20) by a polynomial, for |dB| up to 6000.
 *
 * <p>With t = dB·log2(10)/20, kept in two parts, and k the nearest integer, the gain is 2^(t−k)
 * with k added to its exponent. The polynomial of degree 11 is the least-squares fit to 2^r over
 * |r| ≤ 1/2, with its coefficients up to r³ rounded before the rest was fitted; it is within
 * 5·10^-18 of 2^r before rounding, and the gain has a relative error within 6·10^-16 after it. 0 dB
 * is exactly 1.
 */
public final class GainOfDecibels {
  private static final double OCTAVES = 0x1.542a5a12e1c5bp-3;

  /** log2(10)/20 less the double nearest to it. */
  private static final double OCTAVES_REST = -0x1.33e2bb36cd142p-57;

  /** Added to a small number, it leaves the nearest integer in the last bits. */
  private static final double ROUND = 0x1.8p52;

  private static final double C1 = 0x1.62e42fefa39efp-1;
  private static final double C2 = 0x1.ebfbdff82c5a6p-3;
  private static final double C3 = 0x1.c6b08d704a183p-5;
  private static final double C4 = 0x1.3b2ab6fb9fd4fp-7;
  private static final double C5 = 0x1.5d87fe7888b62p-10;
  private static final double C6 = 0x1.4309130f862b6p-13;
  private static final double C7 = 0x1.ffcbfcdbb0872p-17;
  private static final double C8 = 0x1.62bfc60f55994p-20;
  private static final double C9 = 0x1.b524224fae8b2p-24;
  private static final double C10 = 0x1.e61dcc21a2ccbp-28;
  private static final double C11 = 0x1.eafe8883d6d27p-32;

  private GainOfDecibels() {}

  /** The gain of one level. */
  public static double of(double dB) {
    double octaves = dB * OCTAVES;
    double rest = Fma.of(dB, OCTAVES, -octaves) + dB * OCTAVES_REST;
    return ofOctaves(octaves, rest);
  }

  /** 2^(octaves + rest), for |octaves| up to 1000 and a rest below their last digits. */
  public static double ofOctaves(double octaves, double rest) {
    double shifted = octaves + ROUND;
    return scaled(part(octaves - (shifted - ROUND) + rest), shifted);
  }

  /** 2^r, for |r| up to 1/2. */
  private static double part(double r) {
    double sum = Fma.of(C11, r, C10);
    sum = Fma.of(sum, r, C9);
    sum = Fma.of(sum, r, C8);
    sum = Fma.of(sum, r, C7);
    sum = Fma.of(sum, r, C6);
    sum = Fma.of(sum, r, C5);
    sum = Fma.of(sum, r, C4);
    sum = Fma.of(sum, r, C3);
    sum = Fma.of(sum, r, C2);
    sum = Fma.of(sum, r, C1);
    return Fma.of(sum, r, 1);
  }

  /** A number times 2 to the integer in the last bits of another number. */
  private static double scaled(double x, double shifted) {
    long exponent = Double.doubleToRawLongBits(shifted) << 52;
    return Double.longBitsToDouble(Double.doubleToRawLongBits(x) + exponent);
  }

  /** The same for arrays, to the bit, in loops that C2 vectorizes: a single loop would not be. */
  public static final class Rows {
    private final double[] shifted = new double[Spans.LENGTH];

    /** Replaces at most {@link Spans#LENGTH} levels by their gains. */
    public void of(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        double octaves = x[i] * OCTAVES;
        double rest = Fma.of(x[i], OCTAVES, -octaves) + x[i] * OCTAVES_REST;
        double whole = octaves + ROUND;
        shifted[i] = whole;
        x[i] = part(octaves - (whole - ROUND) + rest);
      }
      scale(x, n);
    }

    /** Replaces octaves by their ratios, as {@link #ofOctaves} does. */
    public void ofOctaves(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        double whole = x[i] + ROUND;
        shifted[i] = whole;
        x[i] = part(x[i] - (whole - ROUND));
      }
      scale(x, n);
    }

    private void scale(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        x[i] = scaled(x[i], shifted[i]);
      }
    }
  }

  /** The same for vectors, to the bit. */
  public static final class Vectors {
    private Vectors() {}

    public static DoubleVector of(DoubleVector dB) {
      DoubleVector octaves = dB.mul(OCTAVES);
      DoubleVector rest = dB.fma(constant(OCTAVES), octaves.neg()).add(dB.mul(OCTAVES_REST));
      return ofOctaves(octaves, rest);
    }

    public static DoubleVector ofOctaves(DoubleVector octaves, DoubleVector rest) {
      DoubleVector shifted = octaves.add(ROUND);
      DoubleVector r = octaves.sub(shifted.sub(ROUND)).add(rest);
      DoubleVector sum = constant(C11).fma(r, constant(C10));
      sum = sum.fma(r, constant(C9));
      sum = sum.fma(r, constant(C8));
      sum = sum.fma(r, constant(C7));
      sum = sum.fma(r, constant(C6));
      sum = sum.fma(r, constant(C5));
      sum = sum.fma(r, constant(C4));
      sum = sum.fma(r, constant(C3));
      sum = sum.fma(r, constant(C2));
      sum = sum.fma(r, constant(C1));
      sum = sum.fma(r, constant(1));
      LongVector exponent = shifted.reinterpretAsLongs().lanewise(VectorOperators.LSHL, 52);
      return sum.reinterpretAsLongs().add(exponent).reinterpretAsDoubles();
    }

    private static DoubleVector constant(double value) {
      return DoubleVector.broadcast(Lanes.DOUBLES, value);
    }
  }
}
