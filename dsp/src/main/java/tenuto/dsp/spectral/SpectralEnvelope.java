package tenuto.dsp.spectral;

/**
 * Powers smoothed over neighbouring bins: two moving averages of the same length, so triangular
 * weights.
 */
final class SpectralEnvelope {
  private final int reach;
  private final double[] sums;

  /**
   * @param bins of a spectrum
   * @param reach bins on either side over which a mean is taken, 0 and up
   */
  SpectralEnvelope(int bins, int reach) {
    this.reach = Math.min(reach, bins - 1);
    sums = new double[bins + 1];
  }

  void smooth(double[] powers) {
    if (reach > 0) {
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
      int from = Math.max(0, k - reach);
      int to = Math.min(bins, k + reach + 1);
      powers[k] = (sums[to] - sums[from]) / (to - from);
    }
  }
}
