package tenuto.dsp.plot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.metering.InOrder;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;

/**
 * A signal's envelope: minimum, maximum and root mean square of the samples in each cell. Samples
 * that are not finite are skipped; a cell without finite samples is NaN.
 */
final class Envelope {
  /** Samples per unit of parallel work; a multiple of a block. */
  private static final int SPAN = 1 << 15;

  private final HistogramCells cells;
  private final double[] least;
  private final double[] most;
  private final double[] squares;
  private final long[] counted;

  private Envelope(HistogramCells cells) {
    this.cells = cells;
    least = new double[cells.count()];
    most = new double[cells.count()];
    squares = new double[cells.count()];
    counted = new long[cells.count()];
    Arrays.fill(least, Double.POSITIVE_INFINITY);
    Arrays.fill(most, Double.NEGATIVE_INFINITY);
  }

  /**
   * The envelopes of signals, in one pass.
   *
   * @param places the number of cells; a shorter signal has one for each sample
   */
  static List<Envelope> of(Session session, List<Signal> signals, int places) {
    List<Envelope> all = new ArrayList<>();
    signals.forEach(signal -> all.add(new Envelope(HistogramCells.of(signal.length(), places))));
    InOrder inOrder = new InOrder();
    session.visit(signals, SPAN, () -> new Looker(all, inOrder));
    return all;
  }

  HistogramCells cells() {
    return cells;
  }

  /** The minimum of a cell; NaN if it has no finite sample. */
  double least(int cell) {
    return counted[cell] == 0 ? Double.NaN : least[cell];
  }

  /** The maximum of a cell; likewise. */
  double most(int cell) {
    return counted[cell] == 0 ? Double.NaN : most[cell];
  }

  /** The root mean square of a cell; likewise. */
  double rms(int cell) {
    return Math.sqrt(squares[cell] / counted[cell]);
  }

  /** The largest magnitude. */
  double peak() {
    double peak = 0;
    for (int cell = 0; cell < cells.count(); cell++) {
      if (counted[cell] > 0) {
        peak = Math.max(peak, Math.max(most[cell], -least[cell]));
      }
    }
    return peak;
  }

  /** Whether all samples are finite. */
  boolean finite() {
    return Arrays.stream(counted).sum() == cells.samples();
  }

  private void add(Part part) {
    for (int i = 0; i < part.counted.length; i++) {
      int cell = part.first + i;
      least[cell] = Math.min(least[cell], part.least[i]);
      most[cell] = Math.max(most[cell], part.most[i]);
      squares[cell] += part.squares[i];
      counted[cell] += part.counted[i];
    }
  }

  /** The contribution of a span of the signal to the cells that it overlaps. */
  private static final class Part {
    final int first;
    final double[] least;
    final double[] most;
    final double[] squares;
    final long[] counted;

    Part(int first, int cells) {
      this.first = first;
      least = new double[cells];
      most = new double[cells];
      squares = new double[cells];
      counted = new long[cells];
    }

    void look(int cell, double[] x, int from, int to) {
      double low = Double.POSITIVE_INFINITY;
      double high = Double.NEGATIVE_INFINITY;
      double sum = 0;
      int count = 0;
      for (int i = from; i < to; i++) {
        double sample = x[i];
        if (Math.abs(sample) <= Double.MAX_VALUE) {
          low = Math.min(low, sample);
          high = Math.max(high, sample);
          sum += sample * sample;
          count++;
        }
      }
      least[cell - first] = low;
      most[cell - first] = high;
      squares[cell - first] = sum;
      counted[cell - first] = count;
    }
  }

  /** A thread's work on spans. */
  private static final class Looker implements SampleSink {
    private final List<Envelope> envelopes;
    private final InOrder inOrder;
    private final double[] x = new double[SPAN];

    Looker(List<Envelope> envelopes, InOrder inOrder) {
      this.envelopes = envelopes;
      this.inOrder = inOrder;
    }

    @Override
    public void take(long start, Block[] channels, int n) {
      List<Part> made = new ArrayList<>();
      for (int c = 0; c < channels.length; c++) {
        HistogramCells cells = envelopes.get(c).cells;
        int valid = (int) Math.clamp(cells.samples() - start, 0, n);
        Block block = channels[c];
        ArrayCopies.read(block.memory(), block.offset(), 0, x, 0, 1, valid);
        made.add(part(cells, start, valid));
      }
      inOrder.add(
          start / SPAN,
          () -> {
            for (int i = 0; i < made.size(); i++) {
              envelopes.get(i).add(made.get(i));
            }
          });
    }

    private Part part(HistogramCells cells, long start, int n) {
      if (n == 0) {
        return new Part(0, 0);
      }
      int first = cells.at(start);
      int last = cells.at(start + n - 1);
      Part part = new Part(first, last - first + 1);
      for (int cell = first; cell <= last; cell++) {
        int from = (int) Math.max(0, cells.begin(cell) - start);
        int to = (int) Math.min(n, cells.begin(cell + 1) - start);
        part.look(cell, x, from, to);
      }
      return part;
    }
  }
}
