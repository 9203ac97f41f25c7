package tenuto.dsp.math;

import java.lang.foreign.MemorySegment;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.VectorKernel;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.base.NativeMemory;

/**
 * sign(x) × |x|^exponent, where sign(0) is 0; 0 to a negative exponent is NaN.
 *
 * <p>It is 2^(exponent·log2 |x|) by polynomials, within (2 + |exponent|)·3·10^-16 of itself. With m
 * = |x|/2^e between √½ and √2 and s = (m − 1)/(m + 1), log2 |x| = e + 2/ln 2·(s + s³/3 + s⁵/5 + …),
 * of which 11 terms are used, and the sum is kept in two parts. Samples outside its range
 * (denormal, infinite, or with a power beyond 2^±1000) are computed singly by the library.
 */
public record Power(double exponent) implements VectorKernel {
  private static final long MIN_NORMAL = Double.doubleToRawLongBits(Double.MIN_NORMAL);
  private static final long INFINITY = Double.doubleToRawLongBits(Double.POSITIVE_INFINITY);
  private static final long SQRT_HALF = Double.doubleToRawLongBits(0x1.6a09e667f3bcdp-1);
  private static final long BIAS = 1023L << 52;

  private static final double MOST = 1000;

  private static final double TWO_OVER_LN2 = 0x1.71547652b82fep+1;

  /** 2/ln 2 less the double nearest to it. */
  private static final double TWO_OVER_LN2_REST = 0x1.777d0ffda0d24p-55;

  /** 2/ln 2 divided by 3, 5, 7, … */
  private static final double C3 = 0x1.ec709dc3a03fdp-1;

  private static final double C5 = 0x1.2776c50ef9bfep-1;
  private static final double C7 = 0x1.a61762a7aded9p-2;
  private static final double C9 = 0x1.484b13d7c02a9p-2;
  private static final double C11 = 0x1.0c9a84994022dp-2;
  private static final double C13 = 0x1.c68f568d31760p-3;
  private static final double C15 = 0x1.89f3b1694cffep-3;
  private static final double C17 = 0x1.5b9ac9b743f0dp-3;
  private static final double C19 = 0x1.3703c1f4d0ffep-3;
  private static final double C21 = 0x1.1964ec6fc9491p-3;

  @Override
  public void vectors(Block in, Block out, int n) {
    Vectors.apply(in, out, n, exponent);
  }

  @Override
  public void scalar(double[] x, int n) {
    double ofZero = StrictMath.pow(0, exponent) * 0.0;
    for (int i = 0; i < n; i++) {
      double power = x[i] == 0 ? ofZero : power(Math.abs(x[i]));
      x[i] = Math.copySign(power, x[i]);
    }
  }

  /** The power of one sample above 0, to the bit. */
  public double power(double x) {
    long size = Double.doubleToRawLongBits(x);
    long shifted = size + (BIAS - SQRT_HALF) >>> 52;
    double whole = shifted - 1023;
    double part = log2(Double.longBitsToDouble(size - (shifted << 52) + BIAS));
    double sum = whole + part;
    double lost = whole - sum + part;
    double octaves = sum * exponent;
    double rest = Fma.of(sum, exponent, -octaves) + lost * exponent;
    if (size < MIN_NORMAL || size >= INFINITY || Math.abs(octaves) > MOST) {
      return Math.signum(x) * StrictMath.pow(x, exponent);
    }
    return GainOfDecibels.ofOctaves(octaves, rest);
  }

  private static double log2(double m) {
    double s = (m - 1) / (m + 1);
    double s2 = s * s;
    double sum = Fma.of(C21, s2, C19);
    sum = Fma.of(sum, s2, C17);
    sum = Fma.of(sum, s2, C15);
    sum = Fma.of(sum, s2, C13);
    sum = Fma.of(sum, s2, C11);
    sum = Fma.of(sum, s2, C9);
    sum = Fma.of(sum, s2, C7);
    sum = Fma.of(sum, s2, C5);
    sum = Fma.of(sum, s2, C3);
    sum = Fma.of(sum, s2, TWO_OVER_LN2_REST);
    return Fma.of(s, TWO_OVER_LN2, s * sum);
  }

  private static final class Vectors {
    /** The bits of 2^52, whose last mantissa bit is worth 1. */
    private static final long WHOLE = Double.doubleToRawLongBits(0x1p52);

    private Vectors() {}

    static void apply(Block in, Block out, int n, double exponent) {
      MemorySegment from = NativeMemory.of(in);
      MemorySegment to = NativeMemory.of(out);
      long fromAt = in.offset();
      long toAt = out.offset();
      DoubleVector ofZero = constant(StrictMath.pow(0, exponent) * 0.0);
      for (int i = 0; i < 8 * n; i += Lanes.BYTES) {
        LongVector bits = Lanes.loadBits(from, fromAt + i);
        LongVector size = bits.and(Long.MAX_VALUE);
        LongVector shifted = size.add(BIAS - SQRT_HALF).lanewise(VectorOperators.LSHR, 52);
        DoubleVector whole = shifted.or(WHOLE).reinterpretAsDoubles().sub(0x1p52 + 1023);
        LongVector mantissa = size.sub(shifted.lanewise(VectorOperators.LSHL, 52)).add(BIAS);
        DoubleVector part = log2(mantissa.reinterpretAsDoubles());
        DoubleVector sum = whole.add(part);
        DoubleVector lost = whole.sub(sum).add(part);
        DoubleVector octaves = sum.mul(exponent);
        DoubleVector rest = sum.fma(constant(exponent), octaves.neg()).add(lost.mul(exponent));
        VectorMask<Double> zero = size.compare(VectorOperators.EQ, 0).cast(Lanes.DOUBLES);
        DoubleVector power = GainOfDecibels.Vectors.ofOctaves(octaves, rest).blend(ofZero, zero);
        VectorMask<Double> odd =
            size.compare(VectorOperators.LT, MIN_NORMAL)
                .or(size.compare(VectorOperators.GE, INFINITY))
                .cast(Lanes.DOUBLES)
                .or(octaves.abs().compare(VectorOperators.GT, MOST))
                .andNot(zero);
        if (odd.anyTrue()) {
          power = singly(size, power, odd, exponent);
        }
        LongVector sign = bits.and(Long.MIN_VALUE);
        Lanes.store(power.reinterpretAsLongs().or(sign).reinterpretAsDoubles(), to, toAt + i);
      }
    }

    private static DoubleVector singly(
        LongVector size, DoubleVector power, VectorMask<Double> odd, double exponent) {
      DoubleVector result = power;
      for (int lane = 0; lane < Lanes.COUNT; lane++) {
        if (odd.laneIsSet(lane)) {
          double x = Double.longBitsToDouble(size.lane(lane));
          result = result.withLane(lane, Math.signum(x) * StrictMath.pow(x, exponent));
        }
      }
      return result;
    }

    private static DoubleVector log2(DoubleVector m) {
      DoubleVector s = m.sub(1).div(m.add(1));
      DoubleVector s2 = s.mul(s);
      DoubleVector sum = constant(C21).fma(s2, constant(C19));
      sum = sum.fma(s2, constant(C17));
      sum = sum.fma(s2, constant(C15));
      sum = sum.fma(s2, constant(C13));
      sum = sum.fma(s2, constant(C11));
      sum = sum.fma(s2, constant(C9));
      sum = sum.fma(s2, constant(C7));
      sum = sum.fma(s2, constant(C5));
      sum = sum.fma(s2, constant(C3));
      sum = sum.fma(s2, constant(TWO_OVER_LN2_REST));
      return s.fma(constant(TWO_OVER_LN2), s.mul(sum));
    }

    private static DoubleVector constant(double value) {
      return DoubleVector.broadcast(Lanes.DOUBLES, value);
    }
  }
}
