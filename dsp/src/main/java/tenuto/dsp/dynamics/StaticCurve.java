package tenuto.dsp.dynamics;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorOperators;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.DecibelsOfGain;

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
    tune(thresholds, ratios, n);
    bend(x, n);
  }

  /**
   * Takes thresholds and ratios, which also hold for later spans without a call if they are
   * constant.
   */
  void tune(double[] thresholds, double[] ratios, int n) {
    if (thresholdHeld.moves(thresholds, n)) {
      for (int i = 0; i < n; i++) {
        threshold[i] = Math.min(Math.max(thresholds[i], -MOST_DB), MOST_DB);
      }
    }
    if (ratioHeld.moves(ratios, n)) {
      slopes(ratios, n);
    }
  }

  private boolean isAbove() {
    return Double.isNaN(range);
  }

  /** Above the threshold the output rises by 1/ratio of the input, below it falls by a multiple. */
  private void slopes(double[] ratios, int n) {
    boolean isAbove = isAbove();
    for (int i = 0; i < n; i++) {
      double ratio = Math.min(Math.max(ratios[i], 1), MOST_RATIO);
      slope[i] = isAbove ? 1 / ratio - 1 : 1 - ratio;
    }
  }

  /** 1 to change levels above the threshold, −1 for those below. */
  private double side() {
    return isAbove() ? 1 : -1;
  }

  /** The factor of the knee's parabola. */
  private double square() {
    return knee == 0 ? 0 : 1 / (2 * knee);
  }

  /** Replaces levels by changes, with the thresholds and ratios that were given last. */
  void bend(double[] x, int n) {
    double side = side();
    double half = knee / 2;
    double square = square();
    for (int i = 0; i < n; i++) {
      double beyond = side * (x[i] - threshold[i]);
      double within = Math.min(Math.max(beyond + half, 0), knee);
      x[i] = slope[i] * (within * within * square + Math.max(beyond - half, 0));
    }
    if (!isAbove()) {
      for (int i = 0; i < n; i++) {
        x[i] = Math.max(x[i], range);
      }
    }
  }

  /** By vectors, from the gains on. */
  static final class Vectors {
    private Vectors() {}

    /** The changes for gains, to the bit of {@link #bend} for their levels. */
    static void changes(StaticCurve curve, double[] gains, double[] changes, int n) {
      double side = curve.side();
      double half = curve.knee / 2;
      double square = curve.square();
      double least = curve.isAbove() ? Double.NEGATIVE_INFINITY : curve.range;
      for (int i = 0; i < n; i += Lanes.COUNT) {
        DoubleVector level =
            DecibelsOfGain.Vectors.of(DoubleVector.fromArray(Lanes.DOUBLES, gains, i));
        DoubleVector threshold = DoubleVector.fromArray(Lanes.DOUBLES, curve.threshold, i);
        DoubleVector beyond = level.sub(threshold).mul(side);
        // As by min and max, which are slower as they tell 0 from -0.
        DoubleVector within = beyond.add(half);
        within = within.blend(0, within.compare(VectorOperators.LE, 0));
        within = within.blend(curve.knee, within.compare(VectorOperators.GT, curve.knee));
        DoubleVector over = beyond.sub(half);
        over = over.blend(0, over.compare(VectorOperators.LE, 0));
        DoubleVector slope = DoubleVector.fromArray(Lanes.DOUBLES, curve.slope, i);
        DoubleVector change = within.mul(within).mul(square).add(over).mul(slope);
        change.blend(least, change.compare(VectorOperators.LE, least)).intoArray(changes, i);
      }
    }
  }
}
