package tenuto.dsp.metering;

/**
 * A histogram of levels in steps of 0.01 dB from −200 to +50 dB, from which percentiles are
 * computed.
 */
final class Levels {
  private static final double LOWEST = -200;
  private static final int STEPS_PER_DB = 100;

  private final int[] counts = new int[250 * STEPS_PER_DB + 1];
  private long all;

  /** Counts a mean square; lower ones, such as digital silence, and NaN are skipped. */
  void add(double meanSquare) {
    double dB = 10 * StrictMath.log10(meanSquare);
    if (dB >= LOWEST) {
      double step = Math.rint((dB - LOWEST) * STEPS_PER_DB);
      counts[(int) Math.min(step, counts.length - 1)]++;
      all++;
    }
  }

  /** The level in dB at a percentile, given as a share of all; NaN if there is none. */
  double percentile(double part) {
    long rank = (long) Math.floor((all - 1) * part + 0.5);
    for (int step = 0; step < counts.length; step++) {
      rank -= counts[step];
      if (rank < 0) {
        return all == 0 ? Double.NaN : LOWEST + step / (double) STEPS_PER_DB;
      }
    }
    return Double.NaN;
  }
}
