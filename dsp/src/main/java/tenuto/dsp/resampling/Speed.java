package tenuto.dsp.resampling;

import java.math.BigInteger;

/**
 * Places in a sound played at some speed: whole samples, and a fraction in units of
 * 2<sup>-63</sup>. So a constant speed gives the same place whether it is summed or multiplied, and
 * nothing drifts.
 */
final class Speed {
  static final double FASTEST = 32;

  private static final BigInteger ONE = BigInteger.ONE.shiftLeft(63);

  private Speed() {}

  /** The nearest representable speed, or NaN. */
  static double of(double speed) {
    return Math.min(Math.max(speed, 0), FASTEST);
  }

  /** The fraction of a speed after its whole samples. */
  static long part(double speed) {
    return (long) ((speed - (long) speed) * 0x1p63);
  }

  static double place(long whole, long part) {
    return whole + part * 0x1p-63;
  }

  /** The place of sample {@code index} at a constant speed. */
  static double place(long index, double speed) {
    long part = part(speed);
    long low = index * part;
    long carry = (Math.multiplyHigh(index, part) << 1) | (low >>> 63);
    return place(index * (long) speed + carry, low & Long.MAX_VALUE);
  }

  /** The number of samples produced before {@code length} is reached, at a speed above 0. */
  static double samples(long length, double speed) {
    BigInteger step =
        BigInteger.valueOf((long) speed).shiftLeft(63).add(BigInteger.valueOf(part(speed)));
    if (step.signum() == 0) {
      return Double.POSITIVE_INFINITY;
    }
    BigInteger all = BigInteger.valueOf(length).multiply(ONE).add(step).subtract(BigInteger.ONE);
    return all.divide(step).doubleValue();
  }
}
