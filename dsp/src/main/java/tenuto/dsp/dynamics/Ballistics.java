package tenuto.dsp.dynamics;

/**
 * How fast a gain moves: by the part 1 − c of the way that is left at each sample, with c for the
 * way down or another for the way up. After the time that each stands for 1 − 1/e, 63 % of the way,
 * is done: in dB or as a factor, whichever moves.
 *
 * @param down c while the gain falls, 0 to 1
 * @param up c while it rises
 */
record Ballistics(double down, double up) {
  /** The c of a time in samples; 0 for none. */
  static double factor(double samples) {
    return StrictMath.exp(-1 / samples);
  }

  /** Where a gain that wants to {@code target} is after one that is {@code now}. */
  double next(double now, double target) {
    return target + (target < now ? down : up) * (now - target);
  }
}
