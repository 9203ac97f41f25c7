package tenuto.dsp.resampling;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.dsp.kernel.KaiserWindow;
import tenuto.engine.base.Block;

/**
 * The low-pass filter between two sample rates: a Kaiser-windowed sinc (Smith, "Digital Audio
 * Resampling", 2002; Kaiser, "Nonrecursive digital filter design using the I0-sinh window
 * function", 1974).
 *
 * <p>With r the lower of the two rates, frequencies below 0.4535·r (20 kHz at 44,100 Hz) pass
 * within 0.0001 dB, and those above r/2 are attenuated by 120 dB or more, or by what is asked for;
 * it has linear phase and no delay. A constant is reproduced exactly.
 */
final class SincFilter {
  /** The pass band's edge as a share of the lower rate, as 20 kHz is of 44.1 kHz. */
  private static final double PASSED = 20_000.0 / 44_100;

  /** The stopband attenuation in dB for which the filter is designed. */
  private static final double STOPPED = 126;

  private final int taps;
  private final double turn;
  private final double[] sines;
  private final double[] cosines;
  private final KaiserWindow window;

  /**
   * @param shrink source samples per target sample, at least 1
   */
  SincFilter(double shrink) {
    this(shrink, STOPPED);
  }

  /**
   * @param shrink source samples per target sample, at least 1
   * @param stopped stopband attenuation in dB
   */
  SincFilter(double shrink, double stopped) {
    this(shrink, PASSED, stopped);
  }

  /**
   * @param shrink source samples per target sample, at least 1
   * @param passed edge of the pass band as a share of the lower rate, below 1/2
   * @param stopped stopband attenuation in dB
   */
  SincFilter(double shrink, double passed, double stopped) {
    double stop = 0.5 / shrink;
    // By Kaiser's formula: the transition width times the number of taps.
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

  /** The number of taps of a sample, half of them before its place: a multiple of 8. */
  int taps() {
    return taps;
  }

  /**
   * Computes the taps for one place between two samples of the source, which add up to 1. At a
   * sample they are symmetric, and the last is 0.
   *
   * @param place from 0, at the sample, to 1, at the next; or slightly outside
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

  /** Memory for {@code count} doubles, freed by the garbage collector. */
  static MemorySegment table(long count) {
    return Arena.ofAuto().allocate(8 * count, 64);
  }

  static void put(MemorySegment table, long index, double value) {
    table.setAtIndex(ValueLayout.JAVA_DOUBLE, index, value);
  }
}
