package tenuto.dsp.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tenuto.dsp.plot.Sheet.Side;
import tenuto.engine.Session;

/**
 * Phase scopes (goniometers): the density of pairs of samples of two channels, rotated by 45°, so
 * that in-phase content is vertical and out-of-phase content horizontal.
 */
final class PhasePlot {
  /** The shade of the rarest pairs, so that they are visible. */
  private static final double FAINTEST = 0.22;

  private static final double MINIMUM_SIDE = 60;

  private PhasePlot() {}

  static void draw(Session session, List<Track> tracks, Sheet sheet) {
    List<StereoField> fields = new ArrayList<>();
    for (Track track : tracks) {
      fields.add(StereoField.of(session, track.channels().getFirst(), track.channels().get(1)));
    }
    Header header = new Header(sheet, tracks);
    int below = (tracks.size() == 1 ? 1 : 2) * sheet.line() + sheet.px(8);
    int above = sheet.line() + sheet.px(4);
    int width = sheet.width() - 2 * sheet.px(12);
    int inRow = inRow(tracks.size(), width, sheet.height() - header.height());
    int rows = Math.ceilDiv(tracks.size(), inRow);
    int cellWidth = width / inRow;
    int cellHeight = (sheet.height() - header.height() - sheet.px(4)) / rows;
    int beside = sheet.width("L") + sheet.px(12);
    int side = Math.min(cellWidth - 2 * beside, cellHeight - above - below);
    if (side < MINIMUM_SIDE) {
      throw new IllegalArgumentException(
          "size must be larger for %d sounds, but is %dx%d"
              .formatted(tracks.size(), sheet.width(), sheet.height()));
    }
    double peak = fields.stream().mapToDouble(StereoField::peak).max().orElseThrow();
    double limit = WaveformRow.limit(peak);
    for (int i = 0; i < fields.size(); i++) {
      int x = sheet.px(12) + i % inRow * cellWidth + (cellWidth - side) / 2;
      int y = header.height() + i / inRow * cellHeight + above;
      String name = tracks.size() == 1 ? "" : tracks.get(i).name();
      scope(sheet, new Box(x, y, side, side), fields.get(i), limit);
      captions(sheet, new Box(x, y, side, side), fields.get(i), limit, name, cellWidth);
    }
    header.draw(fields.stream().allMatch(StereoField::finite));
  }

  /** The number of scopes in a row that makes the squares largest. */
  private static int inRow(int count, int width, int height) {
    int best = 1;
    for (int inRow = 2; inRow <= count; inRow++) {
      if (side(inRow, count, width, height) > side(best, count, width, height)) {
        best = inRow;
      }
    }
    return best;
  }

  private static double side(int inRow, int count, int width, int height) {
    return Math.min((double) width / inRow, (double) height / Math.ceilDiv(count, inRow));
  }

  /** Draws a scope; the square of both channels' values stands on a corner in the box. */
  private static void scope(Sheet sheet, Box box, StereoField field, double limit) {
    Theme theme = sheet.theme();
    double middleX = box.x() + box.width() / 2.0;
    double middleY = box.middle();
    double half = box.width() / 2.0;
    double[] density = density(box.width(), field, limit);
    double most = 0;
    for (double each : density) {
      most = Math.max(most, each);
    }
    ColourMap map = theme.map();
    sheet.line(middleX, box.y(), middleX, box.bottom(), theme.grid());
    sheet.line(box.x(), middleY, box.right(), middleY, theme.grid());
    sheet.line(
        middleX - half / 2,
        middleY - half / 2,
        middleX + half / 2,
        middleY + half / 2,
        theme.grid());
    sheet.line(
        middleX - half / 2,
        middleY + half / 2,
        middleX + half / 2,
        middleY - half / 2,
        theme.grid());
    for (int y = 0; y < box.height(); y++) {
      for (int x = 0; x < box.width(); x++) {
        double here = density[y * box.width() + x];
        if (here > 0) {
          double shade = Math.log1p(here) / Math.log1p(most);
          sheet.pixel(box.x() + x, box.y() + y, map.rgb(FAINTEST + (1 - FAINTEST) * shade));
        }
      }
    }
    sheet.line(middleX, box.y(), box.right(), middleY, theme.frame());
    sheet.line(box.right(), middleY, middleX, box.bottom(), theme.frame());
    sheet.line(middleX, box.bottom(), box.x(), middleY, theme.frame());
    sheet.line(box.x(), middleY, middleX, box.y(), theme.frame());
  }

  /** The counts of the cells around each pixel, after the rotation. */
  private static double[] density(int pixels, StereoField field, double limit) {
    double[] density = new double[pixels * pixels];
    double perCell = 2 * field.range() / StereoField.SIDE;
    for (int right = 0; right < StereoField.SIDE; right++) {
      for (int left = 0; left < StereoField.SIDE; left++) {
        int count = field.count(left, right);
        if (count > 0) {
          double l = ((left + 0.5) * perCell - field.range()) / limit;
          double r = ((right + 0.5) * perCell - field.range()) / limit;
          spread(density, pixels, (r - l) / 2, (l + r) / 2, count);
        }
      }
    }
    return density;
  }

  /** Distributes a count over the four pixels around its place. */
  private static void spread(double[] density, int pixels, double across, double up, int count) {
    double x = (across + 1) / 2 * pixels - 0.5;
    double y = (1 - up) / 2 * pixels - 0.5;
    int left = (int) Math.floor(x);
    int top = (int) Math.floor(y);
    for (int row = 0; row < 2; row++) {
      for (int column = 0; column < 2; column++) {
        double part =
            (column == 0 ? 1 - (x - left) : x - left) * (row == 0 ? 1 - (y - top) : y - top);
        int atX = left + column;
        int atY = top + row;
        if (atX >= 0 && atX < pixels && atY >= 0 && atY < pixels) {
          density[atY * pixels + atX] += part * count;
        }
      }
    }
  }

  private static void captions(
      Sheet sheet, Box box, StereoField field, double limit, String name, int room) {
    Theme theme = sheet.theme();
    double middleX = box.x() + box.width() / 2.0;
    double quarter = box.width() / 4.0;
    int gap = sheet.px(5);
    double up = box.y() - sheet.line() / 2.0 - sheet.px(2);
    sheet.text("identical channels", middleX, up, Side.MIDDLE, theme.soft());
    double corner = box.middle() - quarter - sheet.line() / 2.0;
    sheet.text("left", middleX - quarter - gap, corner, Side.RIGHT, theme.soft());
    sheet.text("right", middleX + quarter + gap, corner, Side.LEFT, theme.soft());
    double correlation = field.correlation();
    String summary =
        Double.isNaN(correlation)
            ? "one channel is silent"
            : String.format(Locale.ROOT, "correlation %+.2f", correlation).replace('-', '\u2212');
    String facts = summary + " · corners at ±" + Tick.rounded(limit);
    double y = box.bottom() + sheet.px(4) + sheet.line() / 2.0;
    sheet.text(sheet.fitted(facts, room), middleX, y, Side.MIDDLE, theme.soft());
    sheet.text(sheet.fitted(name, room), middleX, y + sheet.line(), Side.MIDDLE, theme.ink());
  }
}
