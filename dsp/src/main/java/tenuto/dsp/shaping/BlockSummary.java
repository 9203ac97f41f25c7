package tenuto.dsp.shaping;

import tenuto.engine.signal.Reader;

/**
 * The summary of a block of a signal.
 *
 * @param cuts number of pieces that start in it, after its first sample
 * @param head the part before the first cut
 * @param tail the part after the last one; the head if there is none
 * @param first sample
 * @param last sample
 * @param tailNegative whether the tail starts below zero
 */
record BlockSummary(
    long cuts, SampleSum head, SampleSum tail, double first, double last, boolean tailNegative) {
  /** Samples in a block. */
  static final int LENGTH = 1 << 15;

  private static BlockSummary of(double[] x, int n, long cuts, int headEnd, int tailBegin) {
    SampleSum head = SampleSum.of(x, 0, headEnd);
    return new BlockSummary(
        cuts,
        head,
        cuts == 0 ? head : SampleSum.of(x, tailBegin, n),
        x[0],
        x[n - 1],
        x[tailBegin] < 0);
  }

  /** The first {@code n} samples of an array. */
  static BlockSummary of(Cuts pieces, double[] x, int n) {
    int headEnd = pieces.end(x, 0, n);
    int tailBegin = 0;
    long cuts = 0;
    for (int at = headEnd; at < n; at = pieces.end(x, at, n)) {
      tailBegin = at;
      cuts++;
    }
    return of(x, n, cuts, headEnd, tailBegin);
  }

  /** Summarises both ends of blocks only: any number of cuts between them counts as one. */
  static final class Ends implements AutoCloseable {
    /** Samples of an end that are read together. */
    private static final int PART = 1 << 9;

    private final Cuts pieces;
    private final double[] x = new double[LENGTH];
    private final PartReader parts;

    Ends(Cuts pieces, Reader reader) {
      this.pieces = pieces;
      parts = new PartReader(reader);
    }

    /** The block that starts at sample {@code start}. */
    BlockSummary at(long start) {
      int n = (int) Math.min(LENGTH, parts.length() - start);
      int headEnd = headEnd(start, n);
      return headEnd < n ? of(x, n, 1, headEnd, tailBegin(start, n)) : of(x, n, 0, n, 0);
    }

    private int headEnd(long start, int n) {
      int known = 0;
      int end = 0;
      while (end == known && known < n) {
        int more = Math.min(known + PART, n);
        parts.read(start, x, known, more);
        end = pieces.end(x, Math.max(0, known - 1), more);
        known = more;
      }
      return end;
    }

    /** The start of the tail, after a cut. */
    private int tailBegin(long start, int n) {
      int known = n;
      for (int at = n - 1; ; at--) {
        if (at <= known) {
          int from = Math.max(0, known - PART);
          parts.read(start, x, from, known);
          known = from;
        }
        if (pieces.between(x[at - 1], x[at])) {
          return at;
        }
      }
    }

    @Override
    public void close() {
      parts.close();
    }
  }
}
