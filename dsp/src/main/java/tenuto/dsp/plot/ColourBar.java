package tenuto.dsp.plot;

import java.util.List;

/** The bar right of spectrograms: which colour stands for which level. */
final class ColourBar {
  private static final int MOST_TICKS = 11;

  private ColourBar() {}

  static int width(Sheet sheet) {
    return sheet.px(14);
  }

  /**
   * Draws it.
   *
   * @param beside the spectrograms
   * @param top the level of the strongest colour, in dB
   */
  static void draw(Sheet sheet, Axes axes, Box beside, double top) {
    Box box = new Box(beside.right() + sheet.px(10), beside.y(), width(sheet), beside.height());
    Axis level = Axis.even(top - SpectrogramRow.RANGE, top, box.bottom(), box.y());
    ColourMap map = sheet.theme().map();
    for (int y = box.y(); y < box.bottom(); y++) {
      double part = (level.value(y + 0.5) - level.low()) / SpectrogramRow.RANGE;
      for (int x = box.x(); x < box.right(); x++) {
        sheet.pixel(x, y, map.rgb(part));
      }
    }
    axes.frame(box);
    List<Tick> ticks =
        Tick.decibels(level.low(), level.high(), Math.min(MOST_TICKS, axes.most(box)));
    axes.right(box, level, ticks);
    String unit = "dB";
    sheet.text(
        unit,
        box.x() + box.width() / 2.0,
        beside.bottom() + axes.gap() + sheet.px(1) + 1.5 * sheet.line(),
        Sheet.Side.MIDDLE,
        sheet.theme().soft());
  }
}
