package tenuto.dsp.plot;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tenuto.dsp.metering.Loudness;
import tenuto.dsp.metering.Loudness.At;
import tenuto.dsp.metering.LoudnessMeter;
import tenuto.engine.Session;

/**
 * Loudness over time: momentary, short-term and integrated loudness of one sound, or the short-term
 * loudness of several.
 */
final class LoudnessPlot {
  /** The largest range of the axis in LU. */
  private static final double MOST_RANGE = 54;

  private static final double LEAST_RANGE = 18;
  private static final double STEP = 6;

  /** Space above the loudest moment in LU. */
  private static final double MARGIN = 2;

  /** The upper end of the axis for silence. */
  private static final double NOTHING = 0;

  private LoudnessPlot() {}

  /**
   * A line.
   *
   * @param colour number of the theme's colour
   */
  private record Line(String name, List<At> points, double begin, double width, int colour) {}

  static void draw(Session session, List<Track> tracks, Sheet sheet) {
    List<Line> lines = new ArrayList<>();
    boolean finite = true;
    double integrated = Double.NaN;
    for (int i = 0; i < tracks.size(); i++) {
      Track track = tracks.get(i);
      Loudness loudness =
          LoudnessMeter.of(session, track.channels(), track.speakers(), track.sampleRate());
      List<At> momentary = loudness.momentary();
      List<At> shortTerm = loudness.shortTerm();
      finite &= momentary.stream().noneMatch(at -> Double.isNaN(at.lufs()));
      String summary = lufs(loudness.integrated());
      if (tracks.size() == 1) {
        integrated = loudness.integrated();
        String range = String.format(Locale.ROOT, "%.1f", loudness.range());
        String all = "integrated: %s, range %s LU".formatted(summary, range);
        lines.add(new Line("short-term (3 s)", shortTerm, track.begin(), 2.2, 0));
        lines.add(new Line("momentary (0.4 s)", momentary, track.begin(), 1.1, 1));
        lines.add(new Line(all, List.of(), track.begin(), 1.5, 2));
      } else {
        lines.add(new Line(track.name() + ": " + summary, shortTerm, track.begin(), 1.8, i));
      }
    }
    Axes axes = new Axes(sheet);
    Header header = new Header(sheet, tracks);
    int left = sheet.px(6) + axes.widthOfTitle() + sheet.width("\u2212100") + axes.gap();
    int right = sheet.px(22);
    Legend legend =
        new Legend(sheet, lines.stream().map(Line::name).toList(), sheet.width() - left - right);
    int top = header.height() + legend.height();
    int height = sheet.height() - top - axes.heightBelow() - sheet.px(8);
    Box box = new Box(left, top, sheet.width() - left - right, height);
    Axis time = TimePlot.axis(tracks, box);
    Axis level = levels(lines, box);
    List<Tick> across = TimePlot.ticks(axes, box, time);
    List<Tick> up = Tick.decibels(level.low(), level.high(), axes.most(box));
    axes.verticals(box, time, across);
    axes.horizontals(box, level, up);
    if (integrated > level.low()) {
      Path2D all = new Path2D.Double();
      all.moveTo(box.x(), level.place(integrated));
      all.lineTo(box.right(), level.place(integrated));
      sheet.path(all, box.shape(), 1.5, true, sheet.theme().line(2));
    }
    for (int i = lines.size() - 1; i >= 0; i--) {
      Line line = lines.get(i);
      boolean dashed = i >= sheet.theme().lines();
      Path2D path = path(line, time, level);
      sheet.path(path, box.shape(), line.width(), dashed, sheet.theme().line(line.colour()));
    }
    axes.frame(box);
    axes.below(box, time, across, "time (" + Tick.unit(time.high()) + ")");
    axes.left(box, level, up);
    axes.title(box, sheet.px(6) + sheet.line() / 2, "loudness (LUFS)", "LUFS");
    legend.draw(box.x(), header.height());
    header.draw(finite);
  }

  private static String lufs(double loudness) {
    return loudness == Double.NEGATIVE_INFINITY
        ? "silence"
        : Double.isNaN(loudness)
            ? "unknown"
            : String.format(Locale.ROOT, "%.1f LUFS", loudness).replace('-', '\u2212');
  }

  private static Axis levels(List<Line> lines, Box box) {
    double most = Double.NEGATIVE_INFINITY;
    double least = Double.POSITIVE_INFINITY;
    for (Line line : lines) {
      for (At at : line.points()) {
        if (Double.isFinite(at.lufs())) {
          most = Math.max(most, at.lufs());
          least = Math.min(least, at.lufs());
        }
      }
    }
    double high = least > most ? NOTHING : STEP * Math.ceil((most + MARGIN) / STEP);
    double low = least > most ? high - MOST_RANGE : STEP * Math.floor((least - MARGIN) / STEP);
    return Axis.even(
        Math.clamp(low, high - MOST_RANGE, high - LEAST_RANGE), high, box.bottom(), box.y());
  }

  /**
   * A path with the minimum and the maximum in each column of pixels, so that hours need few
   * points.
   */
  private static Path2D path(Line line, Axis time, Axis level) {
    Path2D path = new Path2D.Double();
    boolean drawn = false;
    double silence = level.low() - MOST_RANGE;
    int column = Integer.MIN_VALUE;
    double least = 0;
    double most = 0;
    for (At at : line.points()) {
      double x = time.place(line.begin() + at.ms() / 1000);
      if (Double.isNaN(at.lufs())) {
        drawn = false;
        column = Integer.MIN_VALUE;
        continue;
      }
      double y = level.place(Math.max(at.lufs(), silence));
      if (!drawn) {
        path.moveTo(x, y);
        path.lineTo(x, y); // a single moment is a dot
        drawn = true;
      }
      if ((int) x != column) {
        column = (int) x;
        path.lineTo(x, y);
        least = y;
        most = y;
      } else if (y < least || y > most) {
        path.lineTo(x, y);
        least = Math.min(least, y);
        most = Math.max(most, y);
      }
    }
    return path;
  }
}
