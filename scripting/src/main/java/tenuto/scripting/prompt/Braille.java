package tenuto.scripting.prompt;

import java.util.ArrayList;
import java.util.List;

/** Draws a waveform with braille characters, each two dots wide and four high. */
final class Braille {
  private static final int BLANK = 0x2800;
  private static final int DOTS_ACROSS = 2;
  private static final int DOTS_DOWN = 4;

  /** The bit of each dot of a character, by row and column. */
  private static final int[][] BITS = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};

  private Braille() {}

  /**
   * Draws a channel.
   *
   * @param full the amplitude at the edge of the picture
   * @param width characters in a line
   * @param lines the number of lines
   */
  static List<String> waveform(Overview sound, int channel, double full, int width, int lines) {
    int across = width * DOTS_ACROSS;
    int down = lines * DOTS_DOWN;
    float[][] parts = sound.parts(channel, across);
    int[][] letters = new int[lines][width];
    for (int x = 0; x < across; x++) {
      if (Float.isNaN(parts[0][x])) {
        continue; // not computed
      }
      int top = row(parts[1][x], full, down);
      int bottom = row(parts[0][x], full, down);
      for (int y = top; y <= bottom; y++) {
        letters[y / DOTS_DOWN][x / DOTS_ACROSS] |= BITS[y % DOTS_DOWN][x % DOTS_ACROSS];
      }
    }
    List<String> drawn = new ArrayList<>();
    for (int[] line : letters) {
      StringBuilder text = new StringBuilder();
      for (int dots : line) {
        text.append((char) (BLANK + dots));
      }
      drawn.add(text.toString());
    }
    return drawn;
  }

  /** The row of a value: full scale is the uppermost, its negative the lowest. */
  private static int row(float value, double full, int rows) {
    double share = full == 0 ? 0.5 : (1 - value / full) / 2;
    return Math.clamp((int) (share * rows), 0, rows - 1);
  }
}
