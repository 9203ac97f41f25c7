package tenuto.dsp.math;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * A part of a turn as a 128-bit fraction: {@code (high·2^64 + low) / 2^128}, whole turns dropped.
 *
 * <p>Sums and integer multiples wrap as turns do and lose nothing, so a phase many hours into a
 * signal is as exact as the first: after 10^12 samples the step's own rounding has grown to 10^-26.
 */
public record Turns(long high, long low) {
  private static final BigInteger WHOLE = BigInteger.ONE.shiftLeft(128);

  /** {@code numerator / denominator} turns, both taken as exact, to the nearest 2^-128. */
  public static Turns of(BigDecimal numerator, BigDecimal denominator) {
    BigInteger fraction =
        numerator
            .multiply(new BigDecimal(WHOLE))
            .divide(denominator, 0, RoundingMode.HALF_EVEN)
            .toBigInteger()
            .mod(WHOLE);
    return new Turns(fraction.shiftRight(64).longValue(), fraction.longValue());
  }

  /** {@code numerator / denominator} turns. */
  public static Turns of(double numerator, double denominator) {
    return of(new BigDecimal(numerator), new BigDecimal(denominator));
  }

  public Turns plus(Turns other) {
    long sum = low + other.low;
    return new Turns(high + other.high + carry(sum, other.low), sum);
  }

  /** This taken {@code count} times; a negative count counts backwards. */
  public Turns times(long count) {
    return new Turns(highOfProduct(high, low, count), low * count);
  }

  /** The upper 64 bits of {@code (high, low)·count}; the lower ones are {@code low * count}. */
  static long highOfProduct(long high, long low, long count) {
    // For a negative count the unsigned product is too large by low·2^64.
    return high * count + Math.unsignedMultiplyHigh(low, count) - (low & count >> 63);
  }

  /** What the sum of lower halves carries, where {@code sum = x + addend}. */
  public static long carry(long sum, long addend) {
    return Long.compareUnsigned(sum, addend) < 0 ? 1 : 0;
  }
}
