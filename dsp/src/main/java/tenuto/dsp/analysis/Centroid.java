package tenuto.dsp.analysis;

/**
 * Spectral centroid: the mean frequency of a spectrum in Hz, weighted by magnitude; 0 for silence.
 * G. Tzanetakis and P. Cook, "Musical genre classification of audio signals", 2002.
 */
record Centroid() implements Feature {
  @Override
  public Meter begin(Frame frame) {
    return (now, to, at) -> {
      double[] magnitudes = now.magnitudes();
      double sum = 0;
      double moment = 0;
      for (int k = 0; k < magnitudes.length; k++) {
        sum += magnitudes[k];
        moment += k * magnitudes[k];
      }
      to[at] = sum == 0 ? 0 : moment / sum * now.spacing();
    };
  }
}
