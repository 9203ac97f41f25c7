package tenuto.dsp.resampling;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.dsp.kernel.KaiserWindow;
import tenuto.engine.base.Block;

/**
 * The low-pass filter between two sample rates: a sinc under a Kaiser window (Smith, "Digital Audio
 * Resampling", 2002; Kaiser, "Nonrecursive digital filter design using the I0-sinh window
 * function", 1974).
 *
 * <p>With r the lower of the two rates it passes what is below 0.4535·r (20 kHz of 44,100 Hz)
 * within 0.0001 dB and stops what is above r/2 by 120 dB and more; its phase is linear and its
 * delay nothing. A constant stays that constant.
 */
final class SincFilter {
  /** Of the lower rate: what is passed, as 20 kHz is of 44.1 kHz. */
  private static final double PASSED = 20_000.0 / 44_100;

  /** What the filter is designed to stop by, in dB. */
  private static final double STOPPED = 126;

  private final int taps;
  private final double turn;
  private final double[] sines;
  private final double[] cosines;
  private final KaiserWindow window;

  /**
   * @param shrink samples of the source to one of the target, or 1 if there are fewer
   */
  SincFilter(double shrink) {
    this(shrink, PASSED, STOPPED);
  }

  /**
   * @param shrink samples of the source to one of the target, or 1 if there are fewer
   * @param passed the part of the lower rate that is passed, below 1/2
   * @param stopped what it is designed to stop by, in dB
   */
  SincFilter(double shrink, double passed, double stopped) {
    double stop = 0.5 / shrink;
    // By Kaiser's formula: the width of the transition, times the number of taps.
    double width = (stopped - 7.95) / 14.357;
    taps = Block.wholeGroups((int) Math.ceil(width / (stop - passed / shrink)));
    turn = 2 * Math.PI * (stop - width / taps / 2);
    sines = new double[taps];
    cosines = new double[taps];
    for (int i = 0; i < taps; i++) {
      sines[i] = StrictMath.sin(turn * (taps / 2 - 1 - i));
      cosines[i] = StrictMath.cos(turn * (taps / 2 - 1 - i));
    }
    window = new KaiserWindow(KaiserWindow.beta(stopped));
  }

  /** How many taps a sample takes, half of them before its place: a multiple of 8. */
  int taps() {
    return taps;
  }

  /**
   * Computes the taps for one place between two samples of the source, which add up to 1. On a
   * sample they are the same backwards, the last being 0.
   *
   * @param place from 0, at the sample, to 1, at the next; or a little outside
   */
  void fill(double place, double[] row) {
    double sine = StrictMath.sin(turn * place);
    double cosine = StrictMath.cos(turn * place);
    double half = taps / 2.0;
    double sum = 0;
    for (int i = 0; i < taps; i++) {
      double t = place + (half - 1 - i);
      double wave = t == 0 ? turn : (sines[i] * cosine + cosines[i] * sine) / t;
      row[i] = t == -half ? 0 : wave * window.unscaled(1 - (t / half) * (t / half));
      sum += row[i];
    }
    for (int i = 0; i < taps; i++) {
      row[i] /= sum;
    }
  }

  /** Memory for {@code count} doubles that the collector frees. */
  static MemorySegment table(long count) {
    return Arena.ofAuto().allocate(8 * count, 64);
  }

  static void put(MemorySegment table, long index, double value) {
    table.setAtIndex(ValueLayout.JAVA_DOUBLE, index, value);
  }
}
