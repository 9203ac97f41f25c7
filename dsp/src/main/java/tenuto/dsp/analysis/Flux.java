package tenuto.dsp.analysis;

/**
 * How much of a spectrum was not there a hop before: the root of the sum of the squares of what
 * each magnitude has risen, scaled so that a sine that begins gives its amplitude. J. Bello et al.,
 * "A tutorial on onset detection in music signals", 2005. Before the start is silence.
 */
record Flux() implements Feature {
  @Override
  public Meter begin(Frame frame) {
    double[] before = new double[frame.bins()];
    return (now, to, at) -> {
      double[] magnitudes = now.magnitudes();
      double sum = 0;
      for (int k = 0; k < magnitudes.length; k++) {
        double rise = Math.max(0, magnitudes[k] - before[k]);
        sum += rise * rise;
        before[k] = magnitudes[k];
      }
      to[at] = now.amplitude(sum);
    };
  }
}
