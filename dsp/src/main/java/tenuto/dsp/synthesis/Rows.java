package tenuto.dsp.synthesis;

import java.util.List;
import tenuto.dsp.word.Row;
import tenuto.engine.base.Require;

/** Checks of parameters that are rows of numbers. */
final class Rows {
  private Rows() {}

  /** Requires at least one row, and in each a number of values within limits, all finite. */
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
