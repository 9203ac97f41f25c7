package tenuto.dsp.plot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tenuto.dsp.plot.Sheet.Side;

/** Draws axes around a box: lines, tick marks and as many tick labels as fit. */
final class Axes {
  private final Sheet sheet;
  private final Theme theme;

  Axes(Sheet sheet) {
    this.sheet = sheet;
    theme = sheet.theme();
  }

  /** The gap between a text and what it labels. */
  int gap() {
    return sheet.px(5);
  }

  /** The height that {@link #below} needs. */
  int heightBelow() {
    return gap() + sheet.line() + sheet.px(1) + sheet.line();
  }

  /** The width that {@link #left} needs in addition to its texts. */
  int widthOfTitle() {
    return sheet.line() + sheet.px(3);
  }

  /** The largest number of ticks along a horizontal axis whose widest label is {@code widest}. */
  int most(Box box, String widest) {
    return Math.max(1, (int) (box.width() / (1.9 * sheet.width(widest) + 1)));
  }

  /** The largest number of ticks along a vertical axis. */
  int most(Box box) {
    return Math.max(1, (int) (box.height() / (2.1 * sheet.line())));
  }

  /** Draws vertical grid lines in a box. */
  void verticals(Box box, Axis axis, List<Tick> ticks) {
    for (Tick tick : ticks) {
      double x = Math.floor(axis.place(tick.value())) + 0.5;
      if (x > box.x() && x < box.right()) {
        sheet.line(x, box.y(), x, box.bottom(), theme.grid());
      }
    }
  }

  /** Draws horizontal grid lines in a box. */
  void horizontals(Box box, Axis axis, List<Tick> ticks) {
    for (Tick tick : ticks) {
      double y = Math.floor(axis.place(tick.value())) + 0.5;
      if (y > box.y() && y < box.bottom()) {
        sheet.line(box.x(), y, box.right(), y, theme.grid());
      }
    }
  }

  /** Draws a frame just outside a box. */
  void frame(Box box) {
    int thick = sheet.px(1);
    sheet.area(box.x() - thick, box.y() - thick, box.width() + 2 * thick, thick, theme.frame());
    sheet.area(box.x() - thick, box.bottom(), box.width() + 2 * thick, thick, theme.frame());
    sheet.area(box.x() - thick, box.y(), thick, box.height(), theme.frame());
    sheet.area(box.right(), box.y(), thick, box.height(), theme.frame());
  }

  /** Draws tick marks, labels and a title below a box. */
  void below(Box box, Axis axis, List<Tick> ticks, String title) {
    double y = box.bottom() + gap() + sheet.line() / 2.0;
    List<double[]> taken = new ArrayList<>();
    for (Tick tick : byImportance(ticks)) {
      double place = axis.place(tick.value());
      int x = (int) Math.clamp(Math.floor(place), box.x(), box.right() - 1);
      sheet.area(x, box.bottom(), sheet.px(1), sheet.px(tick.text().isEmpty() ? 2 : 4), frame());
      double half = sheet.width(tick.text()) / 2.0;
      double middle = Math.clamp(place, sheet.px(4) + half, sheet.width() - sheet.px(4) - half);
      if (isFree(taken, middle - half - sheet.px(4), middle + half + sheet.px(4), tick)) {
        sheet.text(tick.text(), middle, y, Side.MIDDLE, theme.soft());
      }
    }
    if (!title.isEmpty()) {
      double middle = box.x() + box.width() / 2.0;
      sheet.text(title, middle, y + sheet.line() + sheet.px(1), Side.MIDDLE, theme.soft());
    }
  }

  /** Draws tick marks and labels left of a box, within its height. */
  void left(Box box, Axis axis, List<Tick> ticks) {
    beside(box, axis, ticks, box.x() - sheet.px(4), box.x() - gap(), Side.RIGHT);
  }

  /** Draws tick marks and labels right of a box. */
  void right(Box box, Axis axis, List<Tick> ticks) {
    beside(box, axis, ticks, box.right(), box.right() + gap(), Side.LEFT);
  }

  private void beside(Box box, Axis axis, List<Tick> ticks, int mark, double x, Side side) {
    List<double[]> taken = new ArrayList<>();
    double half = sheet.line() / 2.0;
    for (Tick tick : byImportance(ticks)) {
      double place = axis.place(tick.value());
      int y = (int) Math.clamp(Math.floor(place), box.y(), box.bottom() - 1);
      int length = sheet.px(tick.text().isEmpty() ? 2 : 4);
      int from = side == Side.RIGHT ? mark + sheet.px(4) - length : mark;
      sheet.area(from, y, length, sheet.px(1), frame());
      double least = box.y() + half - sheet.px(3);
      double most = Math.max(least, box.bottom() - half + sheet.px(3));
      double middle = Math.clamp(place, least, most);
      if (isFree(taken, middle - half, middle + half, tick)) {
        sheet.text(tick.text(), x, middle, side, theme.soft());
      }
    }
  }

  private java.awt.Color frame() {
    return theme.frame();
  }

  /** Draws, upwards and left of a box's labels, the first of some titles that fits, if any. */
  void title(Box box, int x, String... titles) {
    for (String title : titles) {
      if (sheet.width(title) <= box.height()) {
        sheet.upward(title, x, box.middle(), theme.soft());
        return;
      }
    }
  }

  /** Round numbers first, so that they are drawn where there is not room for all. */
  private static List<Tick> byImportance(List<Tick> ticks) {
    return ticks.stream().sorted(Comparator.comparingInt(Axes::rank)).toList();
  }

  private static int rank(Tick tick) {
    String digits = tick.text().replaceAll("[^1-9]", "");
    return digits.isEmpty() || digits.equals("1") ? 0 : digits.equals("5") ? 1 : 2;
  }

  private static boolean isFree(List<double[]> taken, double from, double to, Tick tick) {
    if (tick.text().isEmpty() || taken.stream().anyMatch(it -> from < it[1] && to > it[0])) {
      return false;
    }
    taken.add(new double[] {from, to});
    return true;
  }
}
