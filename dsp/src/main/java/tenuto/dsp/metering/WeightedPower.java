package tenuto.dsp.metering;

/** The power of K-weighted channels in each cell of time, accumulated for {@link Loudness}. */
final class WeightedPower {
  private final Cells cells;
  private final CellSums power = new CellSums();

  WeightedPower(double sampleRate) {
    cells = new Cells(sampleRate, Loudness.CELLS_PER_SECOND);
  }

  /**
   * Adds a channel's power in each cell of a span to that of others.
   *
   * @param sums the others' power; empty before the first channel
   * @param x the K-weighted channel
   */
  double[] added(double[] sums, double weight, double[] x, long start, int n) {
    double[] more = cells.squares(x, start, n);
    for (int i = 0; i < more.length; i++) {
      more[i] = more[i] * weight + (sums.length == 0 ? 0 : sums[i]);
    }
    return more;
  }

  /** Adds the power of all channels in a span, in the order of time. */
  void add(long start, double[] sums) {
    power.add(cells.of(start), sums);
  }

  /** The loudness of all samples added. */
  Loudness loudness(long length) {
    return new Loudness(cells, power, length);
  }
}
