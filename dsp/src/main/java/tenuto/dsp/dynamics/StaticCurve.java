package tenuto.dsp.dynamics;

/**
 * How many dB a level is to be changed by, when all has settled: nothing on one side of a
 * threshold, on the other more and more. Around the threshold the two lines pass into each other
 * within a knee, by a parabola (Giannoulis, Massberg, Reiss, "Digital dynamic range compressor
 * design: a tutorial and analysis", JAES 60, 2012).
 *
 * <p>It is written without a branch, so that C2 makes vectors of its loops.
 *
 * @param knee dB, 0 and up
 * @param range where the change ends below, for what is below the threshold; or NaN, for what is
 *     above
 */
record StaticCurve(double knee, double range) {
  static final double MOST_RATIO = 1000;
  private static final double MOST_DB = 400;

  /**
   * Makes levels in dB the changes in dB, 0 or less; NaN where anything is.
   *
   * @param thresholds in dB; what leaves ±400 counts as the nearest within
   * @param ratios what leaves 1 to 1000 counts as the nearest within
   */
  void changes(double[] levels, double[] thresholds, double[] ratios, int n) {
    if (Double.isNaN(range)) {
      above(levels, thresholds, ratios, n);
    } else {
      below(levels, thresholds, ratios, n);
    }
  }

  /** What is above the threshold rises by only a part of what it rises by. */
  private void above(double[] x, double[] thresholds, double[] ratios, int n) {
    double half = knee / 2;
    double bend = bend();
    for (int i = 0; i < n; i++) {
      double over = x[i] - Math.min(Math.max(thresholds[i], -MOST_DB), MOST_DB);
      double within = Math.min(Math.max(over + half, 0), knee);
      double bent = within * within * bend + Math.max(over - half, 0);
      x[i] = (1 / Math.min(Math.max(ratios[i], 1), MOST_RATIO) - 1) * bent;
    }
  }

  /** What is below the threshold falls by a multiple of what it falls by, down to a range. */
  private void below(double[] x, double[] thresholds, double[] ratios, int n) {
    double half = knee / 2;
    double bend = bend();
    for (int i = 0; i < n; i++) {
      double under = Math.min(Math.max(thresholds[i], -MOST_DB), MOST_DB) - x[i];
      double within = Math.min(Math.max(under + half, 0), knee);
      double bent = within * within * bend + Math.max(under - half, 0);
      x[i] = Math.max((1 - Math.min(Math.max(ratios[i], 1), MOST_RATIO)) * bent, range);
    }
  }

  /** What the parabola's square is multiplied by. */
  private double bend() {
    return knee == 0 ? 0 : 1 / (2 * knee);
  }
}
