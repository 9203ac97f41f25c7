package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.Spans;

/**
 * How many dB a level is to be changed by, when all has settled: nothing on one side of a
 * threshold, on the other more and more. Around the threshold the two lines pass into each other
 * within a knee, by a parabola (Giannoulis, Massberg, Reiss, "Digital dynamic range compressor
 * design: a tutorial and analysis", JAES 60, 2012).
 *
 * <p>It is written without a branch, so that C2 makes vectors of its loops.
 */
final class StaticCurve {
  static final double MOST_RATIO = 1000;
  private static final double MOST_DB = 400;

  /** A knee in dB that is none. */
  private static final double NO_KNEE = 1e-9;

  private final double knee;
  private final double range;
  private final Held thresholdHeld = new Held();
  private final Held ratioHeld = new Held();
  private final double[] threshold = new double[Spans.LENGTH];

  /** Of the change: how many dB it is for each dB beyond the threshold, 0 or less. */
  private final double[] slope = new double[Spans.LENGTH];

  /**
   * @param knee dB, 0 and up
   * @param range where the change ends below, for what is below the threshold; or NaN, for what is
   *     above
   */
  StaticCurve(double knee, double range) {
    this.knee = knee < NO_KNEE ? 0 : knee;
    this.range = range;
  }

  /**
   * Makes levels in dB the changes in dB, 0 or less; NaN where anything is.
   *
   * @param thresholds in dB; what leaves ±400 counts as the nearest within
   * @param ratios what leaves 1 to 1000 counts as the nearest within
   */
  void changes(double[] x, double[] thresholds, double[] ratios, int n) {
    boolean isAbove = Double.isNaN(range);
    if (thresholdHeld.moves(thresholds, n)) {
      for (int i = 0; i < n; i++) {
        threshold[i] = Math.min(Math.max(thresholds[i], -MOST_DB), MOST_DB);
      }
    }
    if (ratioHeld.moves(ratios, n)) {
      slopes(ratios, isAbove, n);
    }
    bend(x, isAbove ? 1 : -1, n);
    if (!isAbove) {
      for (int i = 0; i < n; i++) {
        x[i] = Math.max(x[i], range);
      }
    }
  }

  /** What is above rises by only a part, what is below falls by a multiple. */
  private void slopes(double[] ratios, boolean isAbove, int n) {
    for (int i = 0; i < n; i++) {
      double ratio = Math.min(Math.max(ratios[i], 1), MOST_RATIO);
      slope[i] = isAbove ? 1 / ratio - 1 : 1 - ratio;
    }
  }

  /**
   * @param side 1 if what is above the threshold is changed, −1 if what is below
   */
  private void bend(double[] x, double side, int n) {
    double half = knee / 2;
    double square = knee == 0 ? 0 : 1 / (2 * knee);
    for (int i = 0; i < n; i++) {
      double beyond = side * (x[i] - threshold[i]);
      double within = Math.min(Math.max(beyond + half, 0), knee);
      x[i] = slope[i] * (within * within * square + Math.max(beyond - half, 0));
    }
  }
}
