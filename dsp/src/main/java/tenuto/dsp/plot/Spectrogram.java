package tenuto.dsp.plot;

import java.util.ArrayList;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * The power of a signal over time and frequency: each column is the mean of its frames.
 *
 * <p>Longer signals have longer frames, which shows rhythm in a second and partials in an hour. A
 * column with more than {@value #MOST_FRAMES} frames, as in signals of hours, is the mean of that
 * many, and samples between them are skipped.
 */
final class Spectrogram {
  private static final int MOST_FRAMES = 64;

  /**
   * The frame length in seconds for a signal of one second; it grows with the square root of the
   * length.
   */
  private static final double FRAME_SECONDS = 0.03;

  private static final double LONGEST_FRAME_SECONDS = 0.17;

  private final HistogramCells cells;
  private final int rows;
  private final double[] powers;
  private final int[] frames;
  private boolean finite;

  private Spectrogram(HistogramCells cells, int rows) {
    this.cells = cells;
    this.rows = rows;
    powers = new double[cells.count() * rows];
    frames = new int[cells.count()];
  }

  /**
   * The spectrograms of signals, as long as the longest, in one pass; together, a single one of the
   * mean power of all.
   *
   * @param axis frequency axis, whose pixels are the rows
   * @param columns largest number of columns
   */
  static List<Spectrogram> of(
      Session session,
      List<Signal> signals,
      double sampleRate,
      Axis axis,
      int columns,
      boolean together) {
    long samples = signals.stream().mapToLong(Signal::length).max().orElse(0);
    HistogramCells cells = HistogramCells.of(samples, columns);
    double seconds = samples / sampleRate;
    int size =
        SpectralFrames.size(
            sampleRate * Math.min(LONGEST_FRAME_SECONDS, FRAME_SECONDS * Math.sqrt(seconds)));
    long cell = Math.max(1, samples / Math.max(1, cells.count()));
    long hop = Math.max(Math.min(size / 2, cell), Math.ceilDiv(cell, MOST_FRAMES));
    PixelRows rows = new PixelRows(axis, size + 1, sampleRate);
    List<Spectrogram> all = new ArrayList<>();
    for (int i = 0; i < (together ? 1 : signals.size()); i++) {
      all.add(new Spectrogram(cells, rows.count()));
    }
    boolean finite =
        SpectralFrames.apart(samples, size, hop)
            .visit(
                session,
                signals,
                new SpectralFrames.Sum<List<Column>>() {
                  @Override
                  public List<Column> empty(long first) {
                    return new ArrayList<>();
                  }

                  @Override
                  public void add(List<Column> sum, int channel, long frame, double[] powers) {
                    int number = cells.at(frame * hop);
                    int which = together ? 0 : channel;
                    Column last = sum.isEmpty() ? null : sum.getLast();
                    if (last == null || last.number != number || last.which != which) {
                      last = new Column(which, number, new double[rows.count()]);
                      sum.add(last);
                    }
                    for (int row = 0; row < rows.count(); row++) {
                      last.powers[row] += rows.power(powers, row);
                    }
                    last.frames++;
                  }
                },
                made -> made.forEach(column -> all.get(column.which).add(column)));
    all.forEach(each -> each.finite = finite);
    return all;
  }

  /** A span's contribution to a column. */
  private static final class Column {
    final int which;
    final int number;
    final double[] powers;
    int frames;

    Column(int which, int number, double[] powers) {
      this.which = which;
      this.number = number;
      this.powers = powers;
    }
  }

  private void add(Column column) {
    for (int row = 0; row < rows; row++) {
      powers[column.number * rows + row] += column.powers[row];
    }
    frames[column.number] += column.frames;
  }

  /** The number of columns; 0 for an empty signal. */
  int columns() {
    return cells.count();
  }

  /** The mean power in a column at a row, counted from the lowest; NaN where there is no data. */
  double power(int column, int row) {
    return powers[column * rows + row] / frames[column];
  }

  /** The highest power; 0 if there is none. */
  double peak() {
    double peak = 0;
    for (int column = 0; column < cells.count(); column++) {
      for (int row = 0; row < rows; row++) {
        double power = power(column, row);
        peak = power > peak ? power : peak;
      }
    }
    return peak;
  }

  /** Whether all samples read are finite. */
  boolean finite() {
    return finite;
  }
}
