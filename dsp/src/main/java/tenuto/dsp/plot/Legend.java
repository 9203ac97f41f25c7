package tenuto.dsp.plot;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.plot.Sheet.Side;

/** The legend: which line is which, in rows above a box; empty for a single line. */
final class Legend {
  /** The largest share of the picture's height for the legend. */
  private static final double MOST = 0.25;

  private final Sheet sheet;
  private final List<Entry> entries = new ArrayList<>();
  private int rows;

  /** A line's name and its position. */
  private record Entry(String name, int x, int row) {}

  /**
   * @param room width of a row
   */
  Legend(Sheet sheet, List<String> names, int room) {
    this.sheet = sheet;
    if (names.size() > 1) {
      place(names, room, room);
      int most = Math.max(1, (int) (MOST * sheet.height() / sheet.line()));
      if (rows > most) {
        place(names, room, room / Math.ceilDiv(names.size(), most));
      }
    }
  }

  private void place(List<String> names, int room, int widest) {
    entries.clear();
    rows = 1;
    int x = 0;
    for (String name : names) {
      String shown = sheet.fitted(name, widest - sample() - gap());
      int width = sample() + sheet.width(shown) + gap();
      if (x > 0 && x + width > room) {
        rows++;
        x = 0;
      }
      entries.add(new Entry(shown, x, rows - 1));
      x += width;
    }
  }

  /** The width of a sample of the line including the gap after it. */
  private int sample() {
    return sheet.px(32);
  }

  private int gap() {
    return sheet.px(18);
  }

  /** The height that it needs. */
  int height() {
    return rows == 0 ? 0 : rows * sheet.line() + sheet.px(6);
  }

  void draw(int x, int y) {
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      int left = x + entry.x();
      double middle = y + (entry.row() + 0.5) * sheet.line();
      Path2D line = new Path2D.Double();
      line.moveTo(left, middle);
      line.lineTo(left + sample() - sheet.px(6), middle);
      Box box = new Box(left, (int) middle - sheet.px(4), sample(), sheet.px(8));
      boolean dashed = i >= sheet.theme().lines();
      sheet.path(line, box.shape(), 2.5, dashed, sheet.theme().line(i));
      sheet.text(entry.name(), left + sample(), middle, Side.LEFT, sheet.theme().ink());
    }
  }
}
