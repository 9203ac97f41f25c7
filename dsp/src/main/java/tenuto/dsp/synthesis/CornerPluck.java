package tenuto.dsp.synthesis;

import tenuto.engine.base.Milliseconds;

/**
 * What a string pulled into a corner does to its bridge when it is let go: a force of two levels,
 * one for as much of the period as the corner is of the string's length from the bridge. Harmonic n
 * is 2·sin(πnp)/(πn) (H. Helmholtz, "Die Lehre von den Tonempfindungen", 1863), but for the
 * rounding of the corner.
 *
 * @param position p of the corner, above 0 and below 1
 * @param ms over which each change takes place
 */
record CornerPluck(double position, double ms) implements StringLoop.Pluck {
  /** Samples that a change takes at least, so that it holds little that would fold back. */
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
