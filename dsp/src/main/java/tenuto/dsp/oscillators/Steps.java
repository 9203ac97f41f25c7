package tenuto.dsp.oscillators;

import java.util.Arrays;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.math.Phase;

/**
 * What a frequency adds to a phase each sample, in 2<sup>-64</sup> of a turn, and when within a
 * sample a phase comes to a place.
 */
final class Steps {
  /** Of the sample rate: half of it is out of reach, either way. */
  private static final double HIGHEST = 0.4999;

  private Steps() {}

  /** The step of a frequency in Hz; of those beyond half the sample rate the nearest within. */
  static long of(double hz, double sampleRate) {
    return Phase.of(Math.min(Math.max(hz / sampleRate, -HIGHEST), HIGHEST));
  }

  /** The steps of frequencies. */
  static void of(double[] hz, double sampleRate, long[] steps, int n) {
    if (Held.isStill(hz, n)) {
      Arrays.fill(steps, 0, n, of(hz[0], sampleRate));
      return;
    }
    for (int i = 0; i < n; i++) {
      // As Phase.of does it: less than half a turn has no whole turns to drop.
      double turns = Math.min(Math.max(hz[i] / sampleRate, -HIGHEST), HIGHEST);
      steps[i] = (long) (turns * 0x1p64);
    }
  }

  /** The phases at the next samples, and what it is after them. */
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

  /** How many samples there are before the first NaN. */
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
   * Whether a signed phase comes over half a turn by a step.
   *
   * @param from before the step
   * @param to after it
   */
  static boolean wraps(long from, long step, long to) {
    return ((from ^ to) & (step ^ to)) < 0;
  }

  /** How many steps a phase may go before it {@link #wraps}, at most {@code most}. */
  static int clear(long from, long step, int most) {
    long way = step > 0 ? Long.MAX_VALUE - from : from - Long.MIN_VALUE;
    long steps = step == 0 ? most : Long.divideUnsigned(way, Math.abs(step));
    return Long.compareUnsigned(steps, most) < 0 ? (int) steps : most;
  }

  /**
   * When a phase that {@link #wraps} does so, 0 to 1 of the sample. Where the step grows or shrinks
   * the phase is a parabola, of which this is Newton's first approach.
   *
   * @param before the sample's step's predecessor
   * @param after its successor
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

  /** How far a phase has come at a place of a step, which {@link #place} may have given. */
  static long way(double place, long before, long step, long after) {
    double bowed = ((double) after - before) / 4 * place * (1 - place);
    return (long) (place * step - bowed);
  }
}
