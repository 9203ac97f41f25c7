package tenuto.dsp.math;

/** Gains from decibels: 20·log10 of a gain. */
public final class Decibels {
  /** The loudest gain in dB that words take: 10^20. */
  public static final int MOST = 400;

  /** Silence, and then the gains from −400 dB on, in steps of 0.1 dB. */
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
   * The gain that brings what has one level to another, both factors; 1 for what is so soft, −6000
   * dB and less, that it counts as silence and no gain need bring it there.
   */
  public static double gain(double from, double to) {
    return Math.abs(from) < Double.MIN_NORMAL * Math.max(1, to) ? 1 : to / from;
  }

  /**
   * The gain of the next step of 0.1 dB at or below {@code dB}, as Sonic Field's table had it:
   * −2.95 acts as −3.0, and anything below −400 is silence. (The step is found by truncating (dB +
   * 400)·10 in doubles, which takes some exact steps below −256 dB for the next lower one.)
   *
   * @throws IllegalArgumentException if {@code dB} is above 400 or NaN
   */
  public static double tableGain(double dB) {
    if (!(dB <= MOST)) {
      throw new IllegalArgumentException("dB must be at most 400, but is " + dB);
    }
    return TABLE[step(dB)];
  }

  /**
   * The same for {@code n} numbers in place, where what is above 400 dB counts as 400. None may be
   * NaN.
   */
  public static void tableGains(double[] x, int n) {
    // Two loops: of the first, which is most of the work, C2 makes vectors.
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
