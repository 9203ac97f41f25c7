package tenuto.tools.input;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Formats a table as text in aligned columns. */
public final class TextColumns {
  private static final String GAP = "  ";

  private TextColumns() {}

  /**
   * The table's lines; each column is as wide as its widest cell.
   *
   * @param right the number of leading columns that are right-aligned; the others are left-aligned
   */
  public static List<String> of(List<List<String>> rows, int right) {
    int columns = rows.getFirst().size();
    List<Integer> widths = new ArrayList<>(Collections.nCopies(columns, 0));
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths.set(i, Math.max(widths.get(i), row.get(i).length()));
      }
    }
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns; i++) {
        String pad = " ".repeat(widths.get(i) - row.get(i).length());
        line.append(i == 0 ? "" : GAP);
        line.append(i < right ? pad + row.get(i) : row.get(i) + pad);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
