package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;

/**
 * The computation of some neighbouring columns of a {@link StockhamPass}, and its memory; for one
 * thread.
 */
sealed interface Columns permits VectorColumns, ScalarColumns {
  /** How many columns of a pass are computed at a time; a divisor of their number. */
  int width(StockhamPass pass);

  /** Memory for the factors of such columns. */
  double[] line();

  /**
   * Transforms columns and multiplies them by their factors.
   *
   * @param from bytes to the first number of the first column
   * @param pitch bytes from a number of a column to the next
   * @param unit bytes from a result to the next; in a first pass from a column's results to those
   *     of the next
   * @param line the factors of all columns, or, in a first pass, of each eighth one after the other
   */
  void transform(
      StockhamPass pass,
      MemorySegment xr,
      MemorySegment xi,
      long from,
      long pitch,
      MemorySegment yr,
      MemorySegment yi,
      long to,
      long unit,
      double[] line,
      int lineAt);
}
