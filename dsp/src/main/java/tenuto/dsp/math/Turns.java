package tenuto.dsp.math;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * A phase or a phase step as a 128-bit fraction of a turn: {@code (high·2^64 + low) / 2^128},
 * without whole turns.
 *
 * <p>Sums and integer multiples wrap as turns do and lose nothing, so a phase many hours into a
 * signal is as exact as the first: after 10^12 samples the step's own rounding has grown to 10^-26.
 */
public record Turns(long high, long low) {
  private static final BigInteger WHOLE = BigInteger.ONE.shiftLeft(128);

  /**
   * Bits per step of a long division: a divisor has at most 53 bits, and a remainder shifted by
   * these fits a long.
   */
  private static final int DIGIT = 10;

  /** {@code numerator / denominator} turns, both exact, rounded to the nearest 2^-128. */
  public static Turns of(BigDecimal numerator, BigDecimal denominator) {
    BigInteger fraction =
        numerator
            .multiply(new BigDecimal(WHOLE))
            .divide(denominator, 0, RoundingMode.HALF_EVEN)
            .toBigInteger()
            .mod(WHOLE);
    return new Turns(fraction.shiftRight(64).longValue(), fraction.longValue());
  }

  /**
   * {@code numerator / denominator} turns, both finite and exact, rounded to the nearest 2^-128. It
   * is computed with 64-bit integers for speed, as each sine of a patch needs two of them.
   */
  public static Turns of(double numerator, double denominator) {
    if (denominator == 0) {
      throw new ArithmeticException("a part of a turn must not be a number divided by 0");
    }
    int shift = exponent(numerator) - exponent(denominator) + 128;
    Turns magnitude = quotient(mantissa(numerator), mantissa(denominator), shift);
    return numerator < 0 == denominator < 0 ? magnitude : magnitude.times(-1);
  }

  /** The exponent: a number is its integer mantissa times 2 to this. */
  private static int exponent(double x) {
    return Math.max(Math.getExponent(x), Double.MIN_EXPONENT) - 52;
  }

  private static long mantissa(double x) {
    long bits = Double.doubleToRawLongBits(x) & (1L << 52) - 1;
    return Math.getExponent(x) < Double.MIN_EXPONENT ? bits : bits | 1L << 52;
  }

  /** x·2<sup>shift</sup>/y rounded to the nearest integer, ties to even; its lower 128 bits. */
  private static Turns quotient(long x, long y, int shift) {
    long divisor = y;
    if (shift < 0) {
      if (Long.numberOfLeadingZeros(y) + shift < 8) {
        return new Turns(0, 0); // y·2^-shift is above 2^55, so more than twice x
      }
      divisor = y << -shift;
    }
    long high = 0;
    long low = x / divisor;
    long rest = x % divisor;
    for (int left = shift; left > 0; left -= DIGIT) {
      int bits = Math.min(DIGIT, left);
      long digits = rest << bits;
      high = high << bits | low >>> (64 - bits);
      low = low << bits | digits / divisor;
      rest = digits % divisor;
    }
    boolean up = 2 * rest > divisor || 2 * rest == divisor && (low & 1) != 0;
    Turns floor = new Turns(high, low);
    return up ? floor.plus(new Turns(0, 1)) : floor;
  }

  public Turns plus(Turns other) {
    long sum = low + other.low;
    return new Turns(high + other.high + carry(sum, other.low), sum);
  }

  /** {@code count} times this; negative counts go backwards. */
  public Turns times(long count) {
    return new Turns(highOfProduct(high, low, count), low * count);
  }

  /** The upper 64 bits of {@code (high, low)·count}; the lower ones are {@code low * count}. */
  static long highOfProduct(long high, long low, long count) {
    // For a negative count the unsigned product is too large by low·2^64.
    return high * count + Math.unsignedMultiplyHigh(low, count) - (low & count >> 63);
  }

  /** The carry of the lower halves' sum, where {@code sum = x + addend}. */
  public static long carry(long sum, long addend) {
    return Long.compareUnsigned(sum, addend) < 0 ? 1 : 0;
  }
}
