package tenuto.dsp.metering;

import java.util.Arrays;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.signal.StateTransfer;

/**
 * An upper bound of a crest that {@link FinePoints} refine, from its estimate by {@link
 * IntersamplePeaks} of as many points: so that most crests need not be refined. The weights of both
 * differ by numbers of changing signs, which to a signal are almost second differences, and these
 * are small where it is smooth.
 */
final class CrestBound {
  private static final int GROUP = 8;
  private static final int POINTS = FinePoints.POINTS;

  /** Samples from the first that any point around a crest needs to the crest's own. */
  private static final int BEFORE = FinePoints.HALF;

  private static final int SPAN = 2 * BEFORE + 2;

  /** Far more than all rounding. */
  private static final double MARGIN = 1 + 1e-6;

  /** What the second differences of each group count, from the one {@link #BEFORE} on. */
  private static final double[] WEIGHTS = new double[SPAN / GROUP + 2];

  /** What the largest sample counts for all that second differences are not. */
  private static final double REST;

  static {
    double rest = 0;
    double[] most = new double[SPAN];
    for (int point = -1; point <= POINTS + 1; point++) {
      boolean isEnd = point < 0 || point > POINTS;
      for (int side = -1; side <= 1; side += 2) {
        double[] all = difference(point, isEnd ? 0 : side / 8.0);
        rest = Math.max(rest, rest(all));
        for (int i = 0; i < SPAN; i++) {
          most[i] = Math.max(most[i], Math.abs(all[i]) / 4);
        }
      }
    }
    REST = rest;
    for (int i = 0; i < SPAN; i++) {
      for (int sample = 0; sample < GROUP; sample++) {
        int group = (sample + i) / GROUP;
        WEIGHTS[group] = Math.max(WEIGHTS[group], most[i]);
      }
    }
  }

  /** The sums of second differences' magnitudes in each group, by the sample before the middle. */
  private final double[] bends;

  private final double[] some = new double[Spans.LENGTH + 3 * GROUP];

  /** The largest magnitude in each group, as bits, whose order is that of the numbers. */
  private final long[] highs;

  /** The largest of the line. */
  private long largest;

  /**
   * @param length of the line of samples
   */
  CrestBound(int length) {
    bends = new double[length / GROUP + 1];
    highs = new long[bends.length];
  }

  /** The weights of a point, plus those of a share of the bend there, less the estimate's. */
  private static double[] difference(int point, double share) {
    double[] all = new double[SPAN];
    add(all, point, 1 + 2 * share);
    if (share != 0) {
      add(all, point - 1, -share);
      add(all, point + 1, -share);
    }
    int sample = BEFORE + Math.floorDiv(point, POINTS);
    int part = Math.floorMod(point, POINTS);
    if (part == 0) {
      all[sample] -= 1;
      return all;
    }
    double[] rough = IntersamplePeaks.weights((double) part / POINTS);
    for (int i = 0; i < rough.length; i++) {
      all[sample - IntersamplePeaks.DELAY + 1 + i] -= rough[i];
    }
    return all;
  }

  private static void add(double[] to, int point, double gain) {
    int sample = BEFORE + Math.floorDiv(point, POINTS);
    for (int i = 0; i < 2 * FinePoints.HALF; i++) {
      to[sample - FinePoints.HALF + 1 + i] +=
          gain * FinePoints.weight(i, Math.floorMod(point, POINTS));
    }
  }

  /** The sum of magnitudes that remain of weights w without second differences weighted by −w/4. */
  private static double rest(double[] weights) {
    double sum = 0;
    for (int i = -1; i <= SPAN; i++) {
      double before = i > 0 ? weights[i - 1] : 0;
      double here = i >= 0 && i < SPAN ? weights[i] : 0;
      double after = i < SPAN - 1 ? weights[i + 1] : 0;
      sum += Math.abs(before + 2 * here + after) / 4;
    }
    return sum;
  }

  /** Looks at the samples of a line from {@code from} to {@code end}, the newest. */
  void look(double[] line, int from, int end) {
    int begin = (from - 2) / GROUP * GROUP;
    int n = end - begin;
    System.arraycopy(line, begin, some, 0, n);
    Arrays.fill(highs, begin / GROUP, Math.ceilDiv(end, GROUP), 0);
    for (int i = 0; i < n; i++) {
      long high = Double.doubleToRawLongBits(some[i]) & Long.MAX_VALUE;
      highs[(begin + i) / GROUP] = Math.max(highs[(begin + i) / GROUP], high);
    }
    largest = 0;
    for (int i = 0; i < Math.ceilDiv(end, GROUP); i++) {
      largest = Math.max(largest, highs[i]);
    }
    for (int i = 0; i < n - 1; i++) {
      some[i] = some[i + 1] - some[i];
    }
    for (int i = 0; i < n - 2; i++) {
      some[i] = Math.abs(some[i + 1] - some[i]);
    }
    for (int i = n - 2; i < n + GROUP; i++) {
      some[i] = 0;
    }
    for (int at = 0; at < n; at += GROUP) {
      double first = (some[at] + some[at + 1]) + (some[at + 2] + some[at + 3]);
      double second = (some[at + 4] + some[at + 5]) + (some[at + 6] + some[at + 7]);
      bends[(begin + at) / GROUP] = first + second;
    }
  }

  /** Moves on by {@code n} samples, whole groups. */
  void move(int n) {
    System.arraycopy(bends, n / GROUP, bends, 0, bends.length - n / GROUP);
    System.arraycopy(highs, n / GROUP, highs, 0, highs.length - n / GROUP);
  }

  /** Hands over what it knows of the line. */
  void transfer(StateTransfer state) {
    state.of(bends);
    for (int i = 0; i < highs.length; i++) {
      highs[i] = state.of(highs[i]);
    }
  }

  /**
   * What the wave around a sample cannot exceed; NaN if it may.
   *
   * @param estimate the largest of its estimates
   */
  double at(int sample, double estimate) {
    int first = sample - BEFORE - 1;
    int group = first / GROUP;
    double even = 0;
    double odd = 0;
    for (int i = 0; i + 1 < WEIGHTS.length; i += 2) {
      even += WEIGHTS[i] * bends[group + i];
      odd += WEIGHTS[i + 1] * bends[group + i + 1];
    }
    return (estimate + (even + odd) + REST * Double.longBitsToDouble(largest)) * MARGIN;
  }
}
