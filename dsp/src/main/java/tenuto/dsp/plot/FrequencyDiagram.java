package tenuto.dsp.plot;

import java.awt.geom.Path2D;
import java.util.List;

/** Lines over a frequency axis, with a legend: levels or gains in dB. */
final class FrequencyDiagram {
  /** How far below the axis a line is drawn, in dB, so that a steep slope leaves the box. */
  private static final double BELOW = 40;

  private final Sheet sheet;
  private final Axes axes;
  private final Header header;
  private final Legend legend;
  private final Box box;
  private final Axis hertz;

  /**
   * @param names of the lines, for the legend
   * @param sampleRate the frequencies reach up to half of it
   * @param range the frequencies to show
   */
  FrequencyDiagram(
      Sheet sheet, Header header, List<String> names, double sampleRate, FrequencyRange range) {
    this.sheet = sheet;
    this.header = header;
    axes = new Axes(sheet);
    int left = sheet.px(6) + axes.widthOfTitle() + sheet.width("\u2212100") + axes.gap();
    int right = sheet.px(22);
    legend = new Legend(sheet, names, sheet.width() - left - right);
    int top = header.height() + legend.height();
    int height = sheet.height() - top - axes.heightBelow() - sheet.px(8);
    box = new Box(left, top, sheet.width() - left - right, height);
    hertz = range.axis(sampleRate, box.x(), box.right());
  }

  /** The frequency axis; a line has a value for each pixel along it, from the left. */
  Axis hertz() {
    return hertz;
  }

  /** The axis in dB along the diagram's height. */
  Axis decibels(double low, double high) {
    return Axis.even(low, high, box.bottom(), box.y());
  }

  /**
   * Draws the diagram.
   *
   * @param lines in dB; they may end early, or with NaN
   * @param titles of the vertical axis, the longest first
   */
  void draw(List<double[]> lines, Axis level, boolean finite, String... titles) {
    List<Tick> across = Tick.frequencies(hertz, axes.most(box, "20.5k"));
    List<Tick> up = Tick.decibels(level.low(), level.high(), axes.most(box));
    axes.verticals(box, hertz, across);
    axes.horizontals(box, level, up);
    // The first on top, as the others are compared with it.
    for (int i = lines.size() - 1; i >= 0; i--) {
      boolean dashed = i >= sheet.theme().lines();
      sheet.path(path(lines.get(i), level), box.shape(), 1.5, dashed, sheet.theme().line(i));
    }
    axes.frame(box);
    axes.below(box, hertz, across, "frequency (Hz)");
    axes.left(box, level, up);
    axes.title(box, sheet.px(6) + sheet.line() / 2, titles);
    legend.draw(box.x(), header.height());
    header.draw(finite);
  }

  private Path2D path(double[] line, Axis level) {
    Path2D path = new Path2D.Double();
    boolean drawn = false;
    for (int i = 0; i < line.length && !Double.isNaN(line[i]); i++) {
      double y = level.place(Math.max(line[i], level.low() - BELOW));
      if (drawn) {
        path.lineTo(box.x() + i + 0.5, y);
      } else {
        path.moveTo(box.x() + i + 0.5, y);
        drawn = true;
      }
    }
    return path;
  }
}
