package tenuto.dsp.metering;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.Cascade;
import tenuto.dsp.Rows;
import tenuto.engine.Block;
import tenuto.engine.Filtered;
import tenuto.engine.Session;
import tenuto.engine.Signal;
import tenuto.engine.Visitor;

/**
 * Measures {@link Loudness} in one reading of the channels, in memory that grows by 400 bytes for
 * each second of them; the same to the bit for any number of threads.
 */
public final class LoudnessMeter {
  /** A block: with filters, so one thread can follow another closely. */
  static final int STRETCH = 2048;

  private final Cells cells;
  private final CellSums power = new CellSums();

  LoudnessMeter(double sampleRate) {
    cells = new Cells(sampleRate, Loudness.CELLS_PER_SECOND);
  }

  /**
   * The loudness of the channels of one sound.
   *
   * @param channels at least one, in a file's usual order; shorter ones end in silence
   * @throws IllegalArgumentException if the rate is below {@link KWeighting#LEAST_RATE}
   */
  public static Loudness of(Session session, List<Signal> channels, double sampleRate) {
    double[] weights = ChannelWeights.of(channels.size());
    Cascade weighting = KWeighting.at(sampleRate);
    List<Signal> weighted = new ArrayList<>();
    List<Double> counting = new ArrayList<>();
    for (int i = 0; i < weights.length; i++) {
      if (weights[i] > 0) {
        weighted.add(Filtered.of(weighting, channels.get(i)));
        counting.add(weights[i]);
      }
    }
    LoudnessMeter meter = new LoudnessMeter(sampleRate);
    InOrder order = new InOrder();
    session.visit(weighted, STRETCH, () -> meter.new Ear(counting, order));
    return meter.loudness(channels.stream().mapToLong(Signal::length).max().orElse(0));
  }

  /** What one thread hears. */
  private final class Ear implements Visitor {
    private final List<Double> weights;
    private final InOrder order;
    private final double[] x = new double[STRETCH];

    Ear(List<Double> weights, InOrder order) {
      this.weights = weights;
      this.order = order;
    }

    @Override
    public void take(long start, Block[] channels, int n) {
      double[] sums = new double[0];
      for (int i = 0; i < channels.length; i++) {
        Rows.read(channels[i].memory(), channels[i].offset(), 0, x, 0, 1, n);
        sums = added(sums, weights.get(i), x, start, n);
      }
      double[] all = sums;
      order.add(start / STRETCH, () -> add(start, all));
    }
  }

  /**
   * The power in each cell of a stretch with that of another channel added.
   *
   * @param sums what it was before; empty before the first channel
   * @param x the K-weighted channel
   */
  double[] added(double[] sums, double weight, double[] x, long start, int n) {
    double[] more = cells.squares(x, start, n);
    for (int i = 0; i < more.length; i++) {
      more[i] = more[i] * weight + (sums.length == 0 ? 0 : sums[i]);
    }
    return more;
  }

  /** Adds the power of all channels of a stretch, in the order of time. */
  void add(long start, double[] sums) {
    power.add(cells.of(start), sums);
  }

  /** The loudness of all that was added, of so many samples. */
  Loudness loudness(long length) {
    return new Loudness(cells, power, length);
  }
}
