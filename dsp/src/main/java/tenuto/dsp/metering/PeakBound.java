package tenuto.dsp.metering;

import tenuto.dsp.kernel.Spans;

/**
 * An upper bound of the wave between samples, for groups of {@value #GROUP}: where it is low, the
 * wave need not be computed. Each point that is interpolated is split into one on the line through
 * the samples around it and a sum of second differences. These are small where a sound is smooth;
 * the sum of all weights' magnitudes would bound it by 2.5 times the samples everywhere.
 */
final class PeakBound {
  static final int GROUP = 8;

  /** Far more than all rounding. */
  private static final double MARGIN = 1 + 1e-6;

  /** What the largest sample around a point counts. */
  private double line;

  /** What the largest second difference of each group counts. */
  private final double[] bends;

  private final int before;

  /** The magnitudes of the samples, then the largest of each and the seven that follow. */
  private final double[] largest;

  /** The same for second differences, each at the first of its three samples. */
  private final double[] bent;

  /**
   * @param points the weights of each point, for consecutive samples
   * @param before samples before the one that the points follow
   */
  PeakBound(double[][] points, int before) {
    this.before = Math.ceilDiv(before, GROUP) * GROUP;
    int taps = points[0].length;
    int span = Math.ceilDiv(this.before - before + taps + GROUP - 1, GROUP);
    bends = new double[span];
    largest = new double[span * GROUP + Spans.LENGTH];
    bent = new double[largest.length];
    for (double[] weights : points) {
      double[] rest = withoutLine(weights, before);
      for (int sample = 0; sample < GROUP; sample++) {
        double[] each = new double[span];
        for (int i = 0; i < taps; i++) {
          each[(this.before - before + sample + i) / GROUP] += Math.abs(rest[i]);
        }
        for (int i = 0; i < span; i++) {
          bends[i] = Math.max(bends[i], each[i]);
        }
      }
    }
  }

  /** The weights of second differences that remain without a line of the same mean and slope. */
  private double[] withoutLine(double[] weights, int before) {
    double[] rest = weights.clone();
    double mean = 0;
    double slope = 0;
    for (int i = 0; i < rest.length; i++) {
      mean += rest[i];
      slope += (i - before) * rest[i];
    }
    rest[before] -= mean - slope;
    rest[before + 1] -= slope;
    line = Math.max(line, Math.abs(mean - slope) + Math.abs(slope));
    for (int times = 0; times < 2; times++) {
      for (int i = 1; i < rest.length; i++) {
        rest[i] += rest[i - 1];
      }
    }
    return rest;
  }

  /**
   * Looks at samples.
   *
   * @param n how many, whole groups
   */
  void look(double[] x, int n) {
    System.arraycopy(x, 0, largest, 0, n);
    System.arraycopy(x, 0, bent, 0, n);
    differences(bent, n - 1);
    differences(bent, n - 2);
    bent[n - 2] = 0;
    bent[n - 1] = 0;
    slidingMaximum(largest, n);
    slidingMaximum(bent, n);
  }

  private static void differences(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      x[i] = x[i + 1] - x[i];
    }
  }

  /** The largest magnitude of each and the seven that follow, where there are as many. */
  private static void slidingMaximum(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      x[i] = Math.abs(x[i]);
    }
    for (int i = 0; i < n - 1; i++) {
      x[i] = Math.max(x[i], x[i + 1]);
    }
    for (int i = 0; i < n - 2; i++) {
      x[i] = Math.max(x[i], x[i + 2]);
    }
    for (int i = 0; i < n - 4; i++) {
      x[i] = Math.max(x[i], x[i + 4]);
    }
  }

  /**
   * What no point after one of a group of samples can exceed; NaN if one may be.
   *
   * @param group index of its first sample
   */
  double at(int group) {
    double sum = line * Math.max(largest[group], largest[group + 1]);
    for (int i = 0, at = group - before; i < bends.length; i++, at += GROUP) {
      sum += bends[i] * bent[at];
    }
    return sum * MARGIN;
  }
}
