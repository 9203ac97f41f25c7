package tenuto.dsp.synthesis;

import tenuto.engine.base.Milliseconds;

/**
 * The force on the bridge of an ideally plucked string, pulled into a triangle and released: it has
 * two levels, one for the share of the period that the corner's distance from the bridge is of the
 * string's length. Harmonic n is 2·sin(πnp)/(πn) (H. Helmholtz, "Die Lehre von den
 * Tonempfindungen", 1863), but for the rounding of the corner.
 *
 * @param position p of the corner, above 0 and below 1
 * @param ms duration of each change of level
 */
record CornerPluck(double position, double ms) implements StringLoop.Pluck {
  /** The shortest change in samples, so that it has few frequencies that would alias. */
  private static final double LEAST = 4;

  @Override
  public double[] period(double samples, double sampleRate) {
    double[] x = new double[(int) Math.ceil(samples)];
    double width = Math.min(fade(sampleRate), samples * Math.min(position, 1 - position));
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      x[i] =
          StringLoop.edge(i / width) - StringLoop.edge((i - position * samples) / width) - position;
    }
    return x;
  }

  @Override
  public double fade(double sampleRate) {
    return Math.max(LEAST, Milliseconds.exactly(ms, sampleRate));
  }
}
