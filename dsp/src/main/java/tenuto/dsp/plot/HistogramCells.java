package tenuto.dsp.plot;

/**
 * Divides a signal's samples into consecutive cells, as evenly as whole samples allow.
 *
 * @param samples 0 or more
 * @param count number of cells; at most the samples, so that none is empty
 */
record HistogramCells(long samples, int count) {
  /** One cell for each place, or for each sample if there are fewer. */
  static HistogramCells of(long samples, int places) {
    return new HistogramCells(samples, (int) Math.min(samples, places));
  }

  /** The first sample of a cell; of the one after the last, the number of samples. */
  long begin(int cell) {
    // The plain product could overflow for the longest signals.
    return cell * (samples / count) + cell * (samples % count) / count;
  }

  /** The cell that a sample is in. */
  int at(long sample) {
    int cell = (int) Math.min(count - 1, (double) sample / samples * count);
    while (begin(cell) > sample) {
      cell--;
    }
    while (begin(cell + 1) <= sample) {
      cell++;
    }
    return cell;
  }
}
