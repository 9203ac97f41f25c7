package tenuto.dsp.plot;

import java.awt.geom.Path2D;
import java.util.List;
import tenuto.dsp.plot.Sheet.Side;

/** Which line is which, in rows above a box; nothing if there is only one. */
final class Legend {
  /** The part of the picture's height that it takes at most. */
  private static final double MOST = 0.25;

  private final Sheet sheet;
  private final List<String> names;
  private final int inRow;
  private final int rows;
  private final int cell;

  /**
   * @param room the width of a row
   */
  Legend(Sheet sheet, List<String> names, int room) {
    this.sheet = sheet;
    this.names = names;
    int widest = names.stream().mapToInt(sheet::width).max().orElse(0);
    int wanted = sample() + sheet.px(6) + widest + sheet.px(16);
    int most = Math.max(1, (int) (MOST * sheet.height() / sheet.line()));
    int wide = Math.max(1, room / wanted);
    inRow = Math.min(names.size(), Math.max(wide, Math.ceilDiv(names.size(), most)));
    rows = names.size() < 2 ? 0 : Math.ceilDiv(names.size(), inRow);
    cell = names.size() < 2 ? 0 : Math.min(wanted, room / inRow);
  }

  private int sample() {
    return sheet.px(26);
  }

  /** The height that it needs. */
  int height() {
    return rows == 0 ? 0 : rows * sheet.line() + sheet.px(6);
  }

  void draw(int x, int y) {
    for (int i = 0; rows > 0 && i < names.size(); i++) {
      int left = x + i % inRow * cell;
      double middle = y + (i / inRow + 0.5) * sheet.line();
      Path2D line = new Path2D.Double();
      line.moveTo(left, middle);
      line.lineTo(left + sample(), middle);
      Box box = new Box(left, (int) middle - sheet.px(4), sample(), sheet.px(8));
      boolean dashed = i >= sheet.theme().lines();
      sheet.path(line, box.shape(), 2.5, dashed, sheet.theme().line(i));
      String name = sheet.fitted(names.get(i), cell - sample() - sheet.px(6) - sheet.px(10));
      sheet.text(name, left + sample() + sheet.px(6), middle, Side.LEFT, sheet.theme().ink());
    }
  }
}
