package tenuto.dsp.kernel;

/** Clamps control signals to the range of a filter. */
public final class Steered {
  /** A cent as a frequency ratio: an inaudible step in pitch. */
  public static final double CENT = StrictMath.pow(2, 1.0 / 1200);

  private static final double LOWEST_HZ = 0.001;

  /**
   * The highest cutoff as a share of the sample rate; half the sample rate itself is impossible.
   */
  private static final double HIGHEST = 0.4999;

  private Steered() {}

  /** A cutoff clamped to the range from {@link #LOWEST_HZ} to half the sample rate, or NaN. */
  public static double hz(double hz, double sampleRate) {
    return Math.min(Math.max(hz, LOWEST_HZ), HIGHEST * sampleRate);
  }

  /** Whether a frequency has changed by more than a cent, or to or from NaN. */
  public static boolean moved(double from, double to) {
    return !(to <= from * CENT && from <= to * CENT);
  }
}
