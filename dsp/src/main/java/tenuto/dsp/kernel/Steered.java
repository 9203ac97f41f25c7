package tenuto.dsp.kernel;

/** What a filter makes of steering signals that leave its range: the nearest that it can. */
public final class Steered {
  /** A cent, the step in pitch that is not heard. */
  public static final double CENT = StrictMath.pow(2, 1.0 / 1200);

  private static final double LOWEST_HZ = 0.001;

  /** Of the sample rate: half of it is out of reach. */
  private static final double HIGHEST = 0.4999;

  private Steered() {}

  /** A cutoff within {@link #LOWEST_HZ} and half the sample rate, or NaN. */
  public static double hz(double hz, double sampleRate) {
    return Math.min(Math.max(hz, LOWEST_HZ), HIGHEST * sampleRate);
  }

  /** Whether a frequency has moved by more than a cent, or to or from NaN. */
  public static boolean moved(double from, double to) {
    return !(to <= from * CENT && from <= to * CENT);
  }
}
