package tenuto.dsp.stretching;

import java.lang.foreign.Arena;
import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.word.Controls;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/**
 * The time map of a ratio that a signal gives along the input: the output's time is the sum of the
 * ratios before. The sum is kept every {@value #STEP} samples, and between them is a straight line.
 *
 * @param sums the first of which is 0
 * @param last the ratio after them
 * @param least the smallest ratio
 * @param text what they follow from
 */
record RatioMap(double[] sums, double last, double least, String text) implements TimeMap {
  private static final int STEP = 512;
  private static final long MOST_STEPS = 1L << 28;

  /**
   * The map of a ratio, a number or a signal, which is read at once.
   *
   * @param length samples of the input
   * @param ratio makes a ratio of a sample; what leaves the range counts as the nearest in it, and
   *     NaN as the sample before it
   */
  static TimeMap of(Session session, Signal control, long length, DoubleUnaryOperator ratio) {
    if (Controls.isNumber(control)) {
      return new Steady(bounded(ratio, Controls.number(control).getAsDouble(), 1));
    }
    long steps = Math.ceilDiv(Math.min(length, control.length()), (long) STEP);
    Require.that(steps < MOST_STEPS, "x", "must be shorter for a ratio that moves", length);
    double[] sums = new double[(int) steps + 1];
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    double sample = Double.NaN;
    double now = 1;
    double lost = 0;
    double[] row = new double[STEP];
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(control)) {
      Block block = new Block(arena.allocate(8L * STEP, 64), 0);
      for (int k = 0; k < steps; k++) {
        reader.read((long) k * STEP, block, 0, STEP);
        ArrayCopies.read(block.memory(), 0, 0, row, 0, 1, STEP);
        int n = (int) Math.min(STEP, Math.min(length, control.length()) - (long) k * STEP);
        double sum = 0;
        for (int i = 0; i < STEP; i++) {
          if (i < n && row[i] != sample) {
            sample = row[i];
            now = bounded(ratio, sample, now);
            least = Math.min(least, now);
            most = Math.max(most, now);
          }
          sum += now;
        }
        double step = sum - lost;
        sums[k + 1] = sums[k] + step;
        lost = sums[k + 1] - sums[k] - step;
      }
    }
    return least >= most || steps == 0
        ? new Steady(now)
        : new RatioMap(sums, now, least, "Ratio[%s]".formatted(control.identity()));
  }

  private static double bounded(DoubleUnaryOperator ratio, double sample, double before) {
    double now = ratio.applyAsDouble(sample);
    return Double.isNaN(now) ? before : Math.clamp(now, LEAST, MOST);
  }

  @Override
  public double to(double in) {
    int k = (int) Math.floor(in / STEP);
    if (k < 0) {
      return in * sums[1] / STEP;
    }
    return k >= sums.length - 1
        ? sums[sums.length - 1] + (in - (sums.length - 1.0) * STEP) * last
        : sums[k] + (in / STEP - k) * (sums[k + 1] - sums[k]);
  }

  @Override
  public double from(double out) {
    if (out <= 0) {
      return out * STEP / sums[1];
    }
    int end = sums.length - 1;
    if (out >= sums[end]) {
      return (double) end * STEP + (out - sums[end]) / last;
    }
    int found = Arrays.binarySearch(sums, out);
    int k = found < 0 ? -found - 2 : found;
    return (k + (out - sums[k]) / (sums[k + 1] - sums[k])) * STEP;
  }

  @Override
  public String toString() {
    return text;
  }
}
