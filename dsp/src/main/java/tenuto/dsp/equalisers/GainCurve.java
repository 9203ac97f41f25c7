package tenuto.dsp.equalisers;

import java.util.List;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.Row;

/**
 * A gain curve over frequency through points (hz, dB): constant before the first and after the
 * last, smooth between them, and without overshoot (cubic in octaves and decibels; F. Fritsch and
 * J. Butland, "A method for constructing local monotone piecewise cubic interpolants", 1984).
 */
final class GainCurve {
  /** The largest gain in dB, up or down. */
  private static final double MOST = 400;

  private final double[] octaves;
  private final double[] dB;
  private final double[] slopes;

  /**
   * @throws IllegalArgumentException whose message begins with points, if they are invalid
   */
  GainCurve(List<Row> points) {
    int n = points.size();
    if (n == 0) {
      throw new IllegalArgumentException("points must contain at least one, but contains none");
    }
    octaves = new double[n];
    dB = new double[n];
    slopes = new double[n];
    double before = 0;
    for (int i = 0; i < n; i++) {
      Row point = points.get(i);
      if (point.size() != 2) {
        throw new IllegalArgumentException(
            "points must be pairs (hz, dB), but one has %d numbers".formatted(point.size()));
      }
      double hz = point.at(0);
      if (!(hz > before && hz < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException(
            "points must be at frequencies above 0, each above the one before, but one is at %s"
                .formatted(hz));
      }
      if (!(Math.abs(point.at(1)) <= MOST)) {
        throw new IllegalArgumentException(
            "points must have gains between -400 and 400 dB, but one has %s"
                .formatted(point.at(1)));
      }
      before = hz;
      octaves[i] = StrictMath.log(hz) / StrictMath.log(2);
      dB[i] = point.at(1);
    }
    for (int i = 1; i < n - 1; i++) {
      slopes[i] = slope(i);
    }
  }

  /**
   * The slope at a point: the weighted harmonic mean of the slopes on both sides, or 0 at a peak or
   * a dip.
   */
  private double slope(int i) {
    double h0 = octaves[i] - octaves[i - 1];
    double h1 = octaves[i + 1] - octaves[i];
    double d0 = (dB[i] - dB[i - 1]) / h0;
    double d1 = (dB[i + 1] - dB[i]) / h1;
    if (!(d0 * d1 > 0)) {
      return 0;
    }
    return 3 * (h0 + h1) / ((h0 + 2 * h1) / d0 + (2 * h0 + h1) / d1);
  }

  /** The gain in dB at a frequency, 0 and up. */
  double decibels(double hz) {
    double at = StrictMath.log(hz) / StrictMath.log(2);
    int n = octaves.length;
    if (!(at > octaves[0])) {
      return dB[0];
    }
    if (at >= octaves[n - 1]) {
      return dB[n - 1];
    }
    int i = 0;
    while (at >= octaves[i + 1]) {
      i++;
    }
    double h = octaves[i + 1] - octaves[i];
    double t = (at - octaves[i]) / h;
    double rise = dB[i + 1] - dB[i];
    double bend = h * (slopes[i] + slopes[i + 1]) - 2 * rise;
    double steep = 3 * rise - h * (2 * slopes[i] + slopes[i + 1]);
    return dB[i] + t * (h * slopes[i] + t * (steep + t * bend));
  }

  /** The gains as factors at {@code count} frequencies, from 0 upwards by a step. */
  double[] gains(int count, double step) {
    double[] gains = new double[count];
    for (int k = 0; k < count; k++) {
      gains[k] = Decibels.gain(decibels(k * step));
    }
    return gains;
  }
}
