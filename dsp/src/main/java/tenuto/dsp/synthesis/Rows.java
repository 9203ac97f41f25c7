package tenuto.dsp.synthesis;

import java.util.List;
import tenuto.dsp.word.Row;
import tenuto.engine.base.Require;

/** What rows of numbers must be. */
final class Rows {
  private Rows() {}

  /** Requires at least one row, and of each so many numbers, all finite. */
  static void check(String name, List<Row> rows, int least, int most, String form) {
    if (rows.isEmpty()) {
      throw new IllegalArgumentException(
          "%s must contain at least one row %s, but contain none".formatted(name, form));
    }
    for (Row row : rows) {
      if (row.size() < least || row.size() > most) {
        throw new IllegalArgumentException(
            "%s must be rows %s, but one has %d numbers".formatted(name, form, row.size()));
      }
      for (double number : row.numbers()) {
        Require.finite(name, number);
      }
    }
  }
}
