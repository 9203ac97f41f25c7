package tenuto.dsp.plot;

import java.awt.Color;
import java.util.List;

/**
 * The colours of a picture: for paper, or for a dark screen.
 *
 * <p>Lines are in the colours of M. Okabe and K. Ito ("Color Universal Design", 2008), which are
 * distinguishable with all kinds of colour vision, without those too similar to the background.
 */
public enum Theme {
  LIGHT(
      0xffffff,
      0x1b1f24,
      0x59636e,
      0xe4e7eb,
      0x8c959f,
      List.of(0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7, 0xe69f00, 0x56b4e9, 0x000000)),
  DARK(
      0x14171c,
      0xeceef1,
      0xa5adb7,
      0x2b3038,
      0x68717c,
      List.of(0x56b4e9, 0xe69f00, 0x00b486, 0xe08fbd, 0xf0e442, 0xf07a2a, 0xffffff));

  private final Color paper;
  private final Color ink;
  private final Color soft;
  private final Color grid;
  private final Color frame;
  private final List<Color> lines;

  Theme(int paper, int ink, int soft, int grid, int frame, List<Integer> lines) {
    this.paper = new Color(paper);
    this.ink = new Color(ink);
    this.soft = new Color(soft);
    this.grid = new Color(grid);
    this.frame = new Color(frame);
    this.lines = lines.stream().map(Color::new).toList();
  }

  /** The background. */
  Color paper() {
    return paper;
  }

  /** The colour of large text. */
  Color ink() {
    return ink;
  }

  /** The colour of small text. */
  Color soft() {
    return soft;
  }

  /** The colour of grid lines. */
  Color grid() {
    return grid;
  }

  /** The colour of frames. */
  Color frame() {
    return frame;
  }

  /** The colour of a line, by its number from 0; colours repeat. */
  Color line(int number) {
    return lines.get(number % lines.size());
  }

  /** The number of different line colours. */
  int lines() {
    return lines.size();
  }

  /** The colour of warnings. */
  Color alarm() {
    return this == LIGHT ? lines.get(1) : lines.get(5);
  }

  /** A colour mixed with the background. */
  Color faded(Color colour, double part) {
    return new Color(
        faded(colour.getRed(), paper.getRed(), part),
        faded(colour.getGreen(), paper.getGreen(), part),
        faded(colour.getBlue(), paper.getBlue(), part));
  }

  private static int faded(int from, int to, double part) {
    return (int) Math.round(from + part * (to - from));
  }

  /** The colour map for levels, which starts at the background. */
  ColourMap map() {
    return this == LIGHT ? ColourMap.ON_LIGHT : ColourMap.ON_DARK;
  }
}
