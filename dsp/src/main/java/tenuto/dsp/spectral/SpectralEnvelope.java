package tenuto.dsp.spectral;

/**
 * Powers smoothed over neighbouring bins: two moving averages of the same length, so triangular
 * weights.
 */
final class SpectralEnvelope {
  private final double width;
  private final double[] sums;

  /**
   * @param bins of a spectrum
   * @param width bins over which a mean is taken, with a fraction; of 1 or less nothing changes
   */
  SpectralEnvelope(int bins, double width) {
    this.width = Math.min(width, 2 * bins - 1);
    sums = new double[bins + 1];
  }

  void smooth(double[] powers) {
    if (width > 1) {
      mean(powers);
      mean(powers);
    }
  }

  private void mean(double[] powers) {
    int bins = powers.length;
    for (int k = 0; k < bins; k++) {
      sums[k + 1] = sums[k] + powers[k];
    }
    for (int k = 0; k < bins; k++) {
      double from = Math.max(0, k + 0.5 - width / 2);
      double to = Math.min(bins, k + 0.5 + width / 2);
      powers[k] = (below(to) - below(from)) / (to - from);
    }
  }

  /** The sum of the powers below a place; a bin's is spread evenly over its width. */
  private double below(double place) {
    int bin = Math.min((int) place, sums.length - 2);
    return sums[bin] + (place - bin) * (sums[bin + 1] - sums[bin]);
  }
}
