package tenuto.dsp.analysis;

/**
 * Spectral rolloff: the frequency in Hz below which a given share of the sum of a spectrum's
 * magnitudes is; 0 for silence. G. Tzanetakis and P. Cook, "Musical genre classification of audio
 * signals", 2002. Each bin counts as spread evenly over its width, so that the frequency moves
 * without steps.
 *
 * @param part share of the sum of all magnitudes
 */
record Rolloff(double part) implements Feature {
  @Override
  public Meter begin(Frame frame) {
    return (now, to, at) -> {
      double[] magnitudes = now.magnitudes();
      double all = 0;
      for (double each : magnitudes) {
        all += each;
      }
      to[at] = all == 0 ? 0 : bin(magnitudes, part * all) * now.spacing();
    };
  }

  /** The bin below which the sum of the magnitudes is {@code wanted}, which may be NaN. */
  private static double bin(double[] magnitudes, double wanted) {
    double sum = 0;
    for (int k = 0; k < magnitudes.length; k++) {
      double next = sum + magnitudes[k];
      if (next >= wanted && magnitudes[k] > 0) {
        double bin = k - 0.5 + (wanted - sum) / magnitudes[k];
        return Math.clamp(bin, 0, magnitudes.length - 1);
      }
      sum = next;
    }
    return Double.isNaN(sum) ? sum : magnitudes.length - 1;
  }
}
