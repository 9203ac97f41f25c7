package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.Spans;

/**
 * The static curve of a compressor or expander: the change in dB for a steady level, 0 on one side
 * of the threshold and growing on the other. Around the threshold a parabola, the knee, joins the
 * two lines (Giannoulis, Massberg, Reiss, "Digital dynamic range compressor design: a tutorial and
 * analysis", JAES 60, 2012).
 *
 * <p>It is written without a branch, so that C2 vectorizes its loops.
 */
final class StaticCurve {
  static final double MOST_RATIO = 1000;
  private static final double MOST_DB = 400;

  /** The knee in dB that stands in for none, as the knee is a divisor. */
  private static final double NO_KNEE = 1e-9;

  private final double knee;
  private final double range;
  private final Held thresholdHeld = new Held();
  private final Held ratioHeld = new Held();
  private final double[] threshold = new double[Spans.LENGTH];

  /** Change in dB for each dB beyond the threshold, 0 or less. */
  private final double[] slope = new double[Spans.LENGTH];

  /**
   * @param knee dB, 0 and up
   * @param range largest reduction, as a change in dB, of an expander, which acts below the
   *     threshold; NaN for a compressor, which acts above
   */
  StaticCurve(double knee, double range) {
    this.knee = knee < NO_KNEE ? 0 : knee;
    this.range = range;
  }

  /**
   * Replaces levels in dB by changes in dB, 0 or less; NaN where an input is.
   *
   * @param thresholds in dB; clamped to ±400
   * @param ratios clamped to 1 to 1000
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

  /** Above the threshold the output rises by 1/ratio of the input, below it falls by a multiple. */
  private void slopes(double[] ratios, boolean isAbove, int n) {
    for (int i = 0; i < n; i++) {
      double ratio = Math.min(Math.max(ratios[i], 1), MOST_RATIO);
      slope[i] = isAbove ? 1 / ratio - 1 : 1 - ratio;
    }
  }

  /**
   * @param side 1 to change levels above the threshold, −1 for those below
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
