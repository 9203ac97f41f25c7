package tenuto.dsp;

/** What a filter makes of steering signals that leave its range: the nearest that it can. */
final class Steered {
  /** A cent, the step in pitch that is not heard. */
  static final double CENT = StrictMath.pow(2, 1.0 / 1200);

  private static final double LOWEST_HZ = 0.001;

  /** Of the sample rate: half of it is out of reach. */
  private static final double HIGHEST = 0.4999;

  private Steered() {}

  /** A cutoff within {@link #LOWEST_HZ} and half the sample rate, or NaN. */
  static double hz(double hz, double sampleRate) {
    return Math.min(Math.max(hz, LOWEST_HZ), HIGHEST * sampleRate);
  }

  /** Whether a frequency has moved by more than a cent, or to or from NaN. */
  static boolean moved(double from, double to) {
    return !(to <= from * CENT && from <= to * CENT);
  }
}
