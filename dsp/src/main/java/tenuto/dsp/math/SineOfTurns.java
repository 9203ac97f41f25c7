package tenuto.dsp.math;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import tenuto.dsp.kernel.Lanes;
import tenuto.engine.base.Fma;

/**
 * The sine of a phase given in turns as a 64-bit fraction, by a polynomial.
 *
 * <p>Folding the phase to a quarter turn either side of zero is exact in integers: with u = phase +
 * 1/4, the sine is that of |u| − 1/4. The polynomial z·2π + z³·(c3 + c5·z² + …) of degree 17 is the
 * least-squares fit to sin 2πz over |z| ≤ 1/4 with 2π held in two parts and c3, c5, c7 rounded
 * before the rest was fitted; it is within 2·10^-19 of the sine before rounding, within 2.5·10^-16
 * after it, and sin 0 and sin π are 0 exactly.
 */
public final class SineOfTurns {
  /** A quarter turn, which the caller adds to the phase once. */
  public static final long QUARTER = 1L << 62;

  private static final double TWO_PI = 0x1.921fb54442d18p2;

  /** 2π less the double nearest to it. */
  private static final double TWO_PI_REST = 0x1.1a62633145c07p-52;

  private static final double C3 = -0x1.4abbce625be52p5;
  private static final double C5 = 0x1.466bc6775aa4ap6;
  private static final double C7 = -0x1.32d2cce626425p6;
  private static final double C9 = 0x1.507834849b91cp5;
  private static final double C11 = -0x1.e3074d9e88126p3;
  private static final double C13 = 0x1.e8f34d34388fbp1;
  private static final double C15 = -0x1.6f76ecc1b6f47p-1;
  private static final double C17 = 0x1.9ccdf1600db56p-4;

  private SineOfTurns() {}

  /** The sine of {@code phaseAndQuarter} − 1/4 turn. */
  public static double of(long phaseAndQuarter) {
    return ofQuarter(quarter(phaseAndQuarter));
  }

  private static double quarter(long phaseAndQuarter) {
    return (Math.abs(phaseAndQuarter) - QUARTER) * 0x1p-64;
  }

  /**
   * The sine of a phase in turns, of any magnitude: whole turns are dropped, with their rounding.
   */
  public static double of(double turns) {
    double ahead = turns + 0.25;
    return ofQuarter(Math.abs(ahead - Math.rint(ahead)) - 0.25);
  }

  /** The sine of a phase of at most a quarter turn either way. */
  private static double ofQuarter(double z) {
    double z2 = z * z;
    double sum = Fma.of(C17, z2, C15);
    sum = Fma.of(sum, z2, C13);
    sum = Fma.of(sum, z2, C11);
    sum = Fma.of(sum, z2, C9);
    sum = Fma.of(sum, z2, C7);
    sum = Fma.of(sum, z2, C5);
    sum = Fma.of(sum, z2, C3);
    sum = Fma.of(sum, z2, TWO_PI_REST);
    return Fma.of(z, TWO_PI, z * sum);
  }

  /**
   * The sine of {@code turns} within a quarter turn of zero, to the same accuracy. It repeats the
   * polynomial because a call of the other would be slower in code compiled by C1.
   */
  public static double near(double turns) {
    double z2 = turns * turns;
    double sum = Fma.of(C17, z2, C15);
    sum = Fma.of(sum, z2, C13);
    sum = Fma.of(sum, z2, C11);
    sum = Fma.of(sum, z2, C9);
    sum = Fma.of(sum, z2, C7);
    sum = Fma.of(sum, z2, C5);
    sum = Fma.of(sum, z2, C3);
    sum = Fma.of(sum, z2, TWO_PI_REST);
    return Fma.of(turns, TWO_PI, turns * sum);
  }

  /**
   * The sines of {@code n} phases that each lead by a quarter turn. C2 vectorizes these loops, the
   * first only where vectors of longs can be converted; it does not if each sine is computed as
   * soon as its phase is known.
   */
  public static void of(long[] phasesAndQuarter, double[] sines, int n) {
    for (int i = 0; i < n; i++) {
      sines[i] = quarter(phasesAndQuarter[i]);
    }
    for (int i = 0; i < n; i++) {
      sines[i] = ofQuarter(sines[i]);
    }
  }

  /** The same for phases in turns. */
  public static void of(double[] turns, double[] sines, int n) {
    for (int i = 0; i < n; i++) {
      sines[i] = of(turns[i]);
    }
  }

  /** The same for vectors, to the bit. */
  public static final class Vectors {
    private Vectors() {}

    public static DoubleVector of(LongVector phaseAndQuarter) {
      // abs() of 64-bit lanes is slow without AVX-512
      LongVector folded =
          phaseAndQuarter.blend(
              phaseAndQuarter.neg(), phaseAndQuarter.compare(VectorOperators.LT, 0));
      DoubleVector z = Lanes.fraction(folded, 0.25);
      DoubleVector z2 = z.mul(z);
      DoubleVector sum = DoubleVector.broadcast(Lanes.DOUBLES, C17).fma(z2, constant(C15));
      sum = sum.fma(z2, constant(C13));
      sum = sum.fma(z2, constant(C11));
      sum = sum.fma(z2, constant(C9));
      sum = sum.fma(z2, constant(C7));
      sum = sum.fma(z2, constant(C5));
      sum = sum.fma(z2, constant(C3));
      sum = sum.fma(z2, constant(TWO_PI_REST));
      return z.fma(constant(TWO_PI), z.mul(sum));
    }

    private static DoubleVector constant(double value) {
      return DoubleVector.broadcast(Lanes.DOUBLES, value);
    }
  }
}
