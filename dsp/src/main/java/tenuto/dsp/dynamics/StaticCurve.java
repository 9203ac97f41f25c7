package tenuto.dsp.dynamics;

import tenuto.dsp.math.DecibelsOfGain;
import tenuto.dsp.math.GainOfDecibels;

/**
 * How many dB a level is to be changed by, when all has settled: nothing on one side of a
 * threshold, on the other more and more. Around the threshold the two lines pass into each other
 * within a knee, by a parabola (Giannoulis, Massberg, Reiss, "Digital dynamic range compressor
 * design: a tutorial and analysis", JAES 60, 2012).
 */
abstract sealed class StaticCurve {
  static final double MOST_RATIO = 1000;
  private static final double MOST_DB = 400;

  final double knee;
  double threshold = Double.NaN;

  /** The level up to which, or from which on, nothing is changed: no logarithm is needed there. */
  double edge = Double.NaN;

  private StaticCurve(double knee) {
    this.knee = knee;
  }

  /**
   * The change in dB, 0 or less; NaN if anything is.
   *
   * @param level a factor, 0 and up
   * @param dB the threshold
   * @param ratio 1 and up
   */
  final double change(double level, double dB, double ratio) {
    if (dB != threshold) {
      threshold = dB;
      edge = GainOfDecibels.of(held(dB) + edgeBeyondThreshold());
    }
    double r = Math.min(Math.max(ratio, 1), MOST_RATIO);
    return leaves(level) ? 0 * r : change(DecibelsOfGain.of(level) - held(dB), r);
  }

  private static double held(double dB) {
    return Math.min(Math.max(dB, -MOST_DB), MOST_DB);
  }

  abstract double edgeBeyondThreshold();

  /** Whether a level is not changed. */
  abstract boolean leaves(double level);

  abstract double change(double over, double ratio);

  /** How far a level is beyond a threshold, bent within the knee. */
  final double bent(double beyond) {
    double within = beyond + knee / 2;
    return 2 * beyond >= knee ? beyond : within * within / (2 * knee);
  }

  /** What is above the threshold rises by only a part of what it rises by. */
  static final class Above extends StaticCurve {
    Above(double knee) {
      super(knee);
    }

    @Override
    double edgeBeyondThreshold() {
      return -knee / 2;
    }

    @Override
    boolean leaves(double level) {
      return level <= edge;
    }

    @Override
    double change(double over, double ratio) {
      return (1 / ratio - 1) * bent(over);
    }
  }

  /** What is below the threshold falls by a multiple of what it falls by, down to a range. */
  static final class Below extends StaticCurve {
    private final double range;

    /**
     * @param range the largest change in dB, 0 or less
     */
    Below(double knee, double range) {
      super(knee);
      this.range = range;
    }

    @Override
    double edgeBeyondThreshold() {
      return knee / 2;
    }

    @Override
    boolean leaves(double level) {
      return level >= edge;
    }

    @Override
    double change(double over, double ratio) {
      return Math.max((1 - ratio) * bent(-over), range);
    }
  }
}
