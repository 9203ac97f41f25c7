package tenuto.dsp.dynamics;

import tenuto.engine.base.Fma;

/**
 * Attack and release smoothing of a gain: at each sample it moves by 1 − c of the remaining
 * distance to its target, with one c on the way down and another on the way up. After the time
 * constant of either it has covered 1 − 1/e, 63 %, of the distance, in dB or as a factor, whichever
 * is smoothed.
 *
 * @param down c while the gain falls, 0 to 1
 * @param up c while it rises
 */
record Ballistics(double down, double up) {
  /** The c of a time constant in samples; 0 for none. */
  static double factor(double samples) {
    return StrictMath.exp(-1 / samples);
  }

  /** The next gain after {@code now} on the way to {@code target}. */
  double next(double now, double target) {
    double left = target < now ? down : up;
    return Fma.of(left, now, (1 - left) * target); // the next one waits for a single operation
  }
}
