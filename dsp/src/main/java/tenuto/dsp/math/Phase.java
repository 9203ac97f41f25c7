package tenuto.dsp.math;

/** Conversion of phases in turns to the 64-bit fractions that {@link SineOfTurns} takes. */
public final class Phase {
  /** Half a turn; as a signed number the smallest long. */
  public static final long HALF = Long.MIN_VALUE;

  private Phase() {}

  /** The fractional part of a phase, to 2^-64; whole turns are dropped. NaN and infinity give 0. */
  public static long of(double turns) {
    return (long) (part(turns) * 0x1p64);
  }

  /** The distance from the nearest whole turn, exactly; NaN for NaN and infinity. */
  public static double part(double turns) {
    return turns - Math.rint(turns);
  }

  /** The sine of 2π·turns. */
  public static double sine(double turns) {
    return SineOfTurns.of(of(turns) + SineOfTurns.QUARTER);
  }

  /** The cosine of 2π·turns. */
  public static double cosine(double turns) {
    return SineOfTurns.of(of(turns) + HALF);
  }
}
