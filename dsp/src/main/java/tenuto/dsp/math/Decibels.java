package tenuto.dsp.math;

/** Conversions between decibels and gains, where dB = 20·log10(gain). */
public final class Decibels {
  /** The largest gain in dB that words accept: a factor of 10^20. */
  public static final int MOST = 400;

  /** The table: silence, then the gains from −400 dB on in steps of 0.1 dB. */
  private static final double[] TABLE = new double[2 * 10 * MOST + 2];

  static {
    for (int i = 1; i < TABLE.length; i++) {
      TABLE[i] = gain((i - 1 - 10 * MOST) / 10.0);
    }
  }

  private Decibels() {}

  /** 10^(dB/20). */
  public static double gain(double dB) {
    return StrictMath.pow(10, dB / 20);
  }

  /**
   * The gain from one level to another, both as factors; 1 if the first is −6000 dB or less, which
   * counts as silence.
   */
  public static double gain(double from, double to) {
    return Math.abs(from) < Double.MIN_NORMAL * Math.max(1, to) ? 1 : to / from;
  }

  /**
   * The gain of the next step of 0.1 dB at or below {@code dB}, as in Sonic Field's table: −2.95
   * acts as −3.0, and anything below −400 is silence. (The step is found by truncating (dB +
   * 400)·10 in doubles, which turns some exact steps below −256 dB into the next lower one.)
   *
   * @throws IllegalArgumentException if {@code dB} is above 400 or NaN
   */
  public static double tableGain(double dB) {
    if (!(dB <= MOST)) {
      throw new IllegalArgumentException("dB must be at most 400, but is " + dB);
    }
    return TABLE[step(dB)];
  }

  /** The same for {@code n} numbers in place, clamped to 400 dB. None may be NaN. */
  public static void tableGains(double[] x, int n) {
    // Two loops, as C2 vectorizes the first, which is most of the work.
    int[] steps = new int[n];
    for (int i = 0; i < n; i++) {
      steps[i] = step(Math.min(MOST, x[i]));
    }
    for (int i = 0; i < n; i++) {
      x[i] = TABLE[steps[i]];
    }
  }

  private static int step(double dB) {
    return (int) Math.floor((Math.max(-MOST - 0.05, dB) + MOST) * 10) + 1;
  }
}
