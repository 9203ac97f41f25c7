package tenuto.dsp.analysis;

/**
 * Spectral flux: the increase of a spectrum since the previous hop, as the root of the sum of the
 * squared increases of all magnitudes, scaled so that the start of a sine gives its amplitude. J.
 * Bello et al., "A tutorial on onset detection in music signals", 2005. Before the start, silence
 * is assumed.
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
