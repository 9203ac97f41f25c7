package tenuto.dsp.support;

/** How much a signal that ought to be smooth jumps. */
public final class Zipper {
  /** Differences taken of differences. */
  private static final int TIMES = 6;

  /** What they make of a step of 1. */
  private static final double OF_A_STEP = 10;

  private Zipper() {}

  /**
   * The largest step in dB, 0 being full scale. Of a sine of 200 Hz at 48 kHz, which has none, it
   * is below −175 dB.
   */
  public static double largestStep(double[] y, int from, int to) {
    double largest = 0;
    for (int i = from + TIMES; i < to; i++) {
      double difference =
          y[i] - 6 * (y[i - 1] + y[i - 5]) + 15 * (y[i - 2] + y[i - 4]) - 20 * y[i - 3] + y[i - 6];
      largest = Math.max(largest, Math.abs(difference));
    }
    return 20 * Math.log10(largest / OF_A_STEP + 1e-20);
  }
}
