package tenuto.dsp.plot;

import java.util.List;
import java.util.stream.Collectors;
import tenuto.dsp.plot.Sheet.Side;

/** The top of a picture: names, facts, and the legend. */
final class Header {
  private static final String ODD = " · some samples are not finite";

  private final Sheet sheet;
  private final String name;
  private final String facts;
  private final int edge;
  private final boolean twoLines;

  /** The share of the width reserved for a name beside the facts. */
  private static final double LEAST_NAME = 0.3;

  Header(Sheet sheet, List<Track> tracks) {
    this(
        sheet,
        tracks.stream().map(Track::name).collect(Collectors.joining(", ")),
        tracks.size() == 1 ? tracks.getFirst().facts() : tracks.size() + " sounds");
  }

  Header(Sheet sheet, String name, String facts) {
    this.sheet = sheet;
    this.name = name;
    this.facts = facts;
    edge = sheet.px(12);
    int room = sheet.width() - 3 * edge - sheet.width(facts);
    twoLines = room < Math.min(LEAST_NAME * sheet.width(), sheet.boldWidth(name));
  }

  /** The height that it needs, with the gap below. */
  int height() {
    return sheet.px(8) + sheet.boldLine() + (twoLines ? sheet.line() : 0) + sheet.px(6);
  }

  /** Draws names and facts. */
  void draw(boolean finite) {
    String all = facts + (finite ? "" : ODD);
    int width = sheet.width() - 2 * edge;
    String shown = sheet.fitted(all, twoLines ? width : width - edge);
    int room = twoLines ? width : width - edge - sheet.width(shown);
    double y = sheet.px(8) + sheet.boldLine() / 2.0;
    sheet.boldText(sheet.fittedBold(name, room), edge, y, Side.LEFT, sheet.theme().ink());
    var colour = finite ? sheet.theme().soft() : sheet.theme().alarm();
    if (twoLines) {
      double below = sheet.px(8) + sheet.boldLine() + sheet.line() / 2.0;
      sheet.text(shown, edge, below, Side.LEFT, colour);
    } else {
      sheet.text(shown, sheet.width() - edge, y, Side.RIGHT, colour);
    }
  }
}
