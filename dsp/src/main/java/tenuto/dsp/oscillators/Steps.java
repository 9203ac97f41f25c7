package tenuto.dsp.oscillators;

import java.util.Arrays;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.math.Phase;

/**
 * Phase steps of frequencies, in 2<sup>-64</sup> of a turn per sample, and the moments within a
 * sample at which a phase wraps.
 */
final class Steps {
  /**
   * The largest magnitude of a frequency, as a share of the sample rate; half of it is impossible.
   */
  private static final double HIGHEST = 0.4999;

  private Steps() {}

  /** The step of a frequency in Hz, which is clamped to half the sample rate either way. */
  static long of(double hz, double sampleRate) {
    return Phase.of(Math.min(Math.max(hz / sampleRate, -HIGHEST), HIGHEST));
  }

  /**
   * The steps of frequencies.
   *
   * @param hz overwritten
   */
  static void of(double[] hz, double sampleRate, long[] steps, int n) {
    if (Held.isStill(hz, n)) {
      Arrays.fill(steps, 0, n, of(hz[0], sampleRate));
      return;
    }
    // As in Phase.of: below half a turn there are no whole turns to drop. The loops are two, as few
    // processors can convert vectors to longs.
    for (int i = 0; i < n; i++) {
      hz[i] = Math.min(Math.max(hz[i] / sampleRate, -HIGHEST), HIGHEST) * 0x1p64;
    }
    for (int i = 0; i < n; i++) {
      steps[i] = (long) hz[i];
    }
  }

  /**
   * Writes the phases at the next samples, and returns the phase after them.
   *
   * @param hz overwritten
   */
  static long phases(double[] hz, double sampleRate, long from, long[] phases, int n) {
    of(hz, sampleRate, phases, n);
    long phase = from;
    for (int i = 0; i < n; i++) {
      long step = phases[i];
      phases[i] = phase;
      phase += step;
    }
    return phase;
  }

  /** The number of samples before the first NaN. */
  static int until(double[] x, int n) {
    if (Held.isStill(x, n)) {
      return Double.isNaN(x[0]) ? 0 : n;
    }
    for (int i = 0; i < n; i++) {
      if (Double.isNaN(x[i])) {
        return i;
      }
    }
    return n;
  }

  /**
   * Whether a signed phase passes half a turn, and so wraps, in a step.
   *
   * @param from before the step
   * @param to after it
   */
  static boolean wraps(long from, long step, long to) {
    return ((from ^ to) & (step ^ to)) < 0;
  }

  /** How many steps a phase can advance before it {@link #wraps}, at most {@code most}. */
  static int clear(long from, long step, int most) {
    long way = step > 0 ? Long.MAX_VALUE - from : from - Long.MIN_VALUE;
    long steps = step == 0 ? most : Long.divideUnsigned(way, Math.abs(step));
    return Long.compareUnsigned(steps, most) < 0 ? (int) steps : most;
  }

  /**
   * The moment at which a phase {@link #wraps}, as a fraction of the sample, 0 to 1. Where the step
   * changes, the phase is a parabola, for which this is one step of Newton's method.
   *
   * @param before the step before the sample's step
   * @param after the step after it
   */
  static double place(long from, long before, long step, long after) {
    double way = step > 0 ? Long.MIN_VALUE - from : from - Long.MIN_VALUE;
    double steps = Math.abs((double) step);
    double straight = way / steps;
    if (before == after) {
      return straight;
    }
    double growth = Math.copySign(0.25, step) * ((double) after - before);
    double bowed = straight + growth * straight * (1 - straight) / steps;
    return Math.min(Math.max(bowed, 0), 1);
  }

  /**
   * The distance that a phase has covered at a moment of a step, such as one from {@link #place}.
   */
  static long way(double place, long before, long step, long after) {
    double bowed = ((double) after - before) / 4 * place * (1 - place);
    return (long) (place * step - bowed);
  }
}
