package tenuto.dsp.metering;

import java.util.concurrent.ConcurrentSkipListMap;
import tenuto.engine.setup.Cache;

/**
 * The power of K-weighted channels in each cell of time, accumulated for {@link Loudness}: within
 * each part of a cache, and then of a cell that two parts share.
 */
final class WeightedPower {
  private final Cells cells;

  /** The sums of each part, from the cell of its first sample on. */
  private final ConcurrentSkipListMap<Integer, CellSums> parts = new ConcurrentSkipListMap<>();

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

  /** Adds the power of all channels in a span, which come in the order of time in each part. */
  void add(long start, double[] sums) {
    int part = (int) (start / Cache.PART);
    parts.computeIfAbsent(part, _ -> new CellSums()).add(cells.of(start) - first(part), sums);
  }

  private long first(int part) {
    return cells.of((long) part * Cache.PART);
  }

  /** The power in the cells of a part, after all of it was added. */
  double[] part(int part) {
    return parts.get(part).all();
  }

  /** Puts in what is known of a part. */
  void part(int part, double[] sums) {
    parts.put(part, new CellSums(sums));
  }

  /** The loudness of all samples added. */
  Loudness loudness(long length) {
    CellSums power = new CellSums();
    parts.forEach((part, sums) -> power.add(first(part), sums.all()));
    return new Loudness(cells, power, length);
  }
}
