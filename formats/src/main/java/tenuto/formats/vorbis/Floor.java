package tenuto.formats.vorbis;

import java.util.Arrays;

/**
 * The floor, i.e. spectral envelope, of a block: straight lines between points, in decibels (7:
 * floor type 1).
 */
final class Floor {
  private static final int[] RANGES = {256, 128, 86, 64};
  private static final int MOST_POINTS = 65;

  /** Linear values of steps of 140/256 dB up to 0 dB. */
  private static final float[] LEVELS = levels();

  private final int[] partitionClasses;
  private final int[] dimensions;
  private final int[] subclasses;
  private final CodeBook[] masterBooks;
  private final CodeBook[][] subBooks;
  private final int multiplier;
  private final int[] x;

  /** The points sorted by {@link #x}, and the neighbours of each among those before it. */
  private final int[] sorted;

  private final int[] low;
  private final int[] high;

  private Floor(
      int[] partitionClasses,
      int[] dimensions,
      int[] subclasses,
      CodeBook[] masterBooks,
      CodeBook[][] subBooks,
      int multiplier,
      int[] x)
      throws VorbisException {
    this.partitionClasses = partitionClasses;
    this.dimensions = dimensions;
    this.subclasses = subclasses;
    this.masterBooks = masterBooks;
    this.subBooks = subBooks;
    this.multiplier = multiplier;
    this.x = x;
    sorted = new int[x.length];
    low = new int[x.length];
    high = new int[x.length];
    for (int i = 0; i < x.length; i++) {
      int at = i;
      for (; at > 0 && x[sorted[at - 1]] > x[i]; at--) {
        sorted[at] = sorted[at - 1];
      }
      if (at > 0 && x[sorted[at - 1]] == x[i]) {
        throw new VorbisException("two points of a floor have the same position");
      }
      sorted[at] = i;
      low[i] = at > 0 ? sorted[at - 1] : 0;
      high[i] = at < i ? sorted[at + 1] : 0;
    }
  }

  static Floor read(PacketBits in, CodeBook[] books) throws VorbisException {
    int[] partitionClasses = new int[in.readInt(5)];
    int classes = 0;
    for (int i = 0; i < partitionClasses.length; i++) {
      partitionClasses[i] = in.readInt(4);
      classes = Math.max(classes, partitionClasses[i] + 1);
    }
    int[] dimensions = new int[classes];
    int[] subclasses = new int[classes];
    CodeBook[] masterBooks = new CodeBook[classes];
    CodeBook[][] subBooks = new CodeBook[classes][];
    for (int c = 0; c < classes; c++) {
      dimensions[c] = in.readInt(3) + 1;
      subclasses[c] = in.readInt(2);
      if (subclasses[c] > 0) {
        masterBooks[c] = Setup.book(books, in.readInt(8));
      }
      subBooks[c] = new CodeBook[1 << subclasses[c]];
      for (int i = 0; i < subBooks[c].length; i++) {
        int book = in.readInt(8) - 1;
        subBooks[c][i] = book < 0 ? null : Setup.book(books, book);
      }
    }
    int multiplier = in.readInt(2) + 1;
    int rangeBits = in.readInt(4);
    int[] x = new int[MOST_POINTS];
    x[1] = 1 << rangeBits;
    int points = 2;
    for (int partitionClass : partitionClasses) {
      for (int i = 0; i < dimensions[partitionClass]; i++) {
        if (points == MOST_POINTS) {
          throw new VorbisException("a floor has more than " + MOST_POINTS + " points");
        }
        x[points++] = in.readInt(rangeBits);
      }
    }
    return new Floor(
        partitionClasses,
        dimensions,
        subclasses,
        masterBooks,
        subBooks,
        multiplier,
        Arrays.copyOf(x, points));
  }

  /** Reads the points' heights; null if the channel is silent or the packet ends. */
  int[] heights(PacketBits in) {
    if (!in.readFlag()) {
      return null;
    }
    int[] y = new int[x.length];
    int width = PacketBits.width(RANGES[multiplier - 1] - 1);
    y[0] = in.readInt(width);
    y[1] = in.readInt(width);
    int at = 2;
    for (int partitionClass : partitionClasses) {
      int bits = subclasses[partitionClass];
      int mask = (1 << bits) - 1;
      int chosen = 0;
      if (bits > 0) {
        chosen = masterBooks[partitionClass].next(in);
        if (chosen < 0) {
          return null;
        }
      }
      for (int i = 0; i < dimensions[partitionClass]; i++) {
        CodeBook book = subBooks[partitionClass][chosen & mask];
        chosen >>>= bits;
        if (book != null) {
          y[at] = book.next(in);
          if (y[at] < 0) {
            return null;
          }
        }
        at++;
      }
    }
    return in.isEnded() ? null : y;
  }

  /**
   * Multiplies {@code n} values of a spectrum by the floor.
   *
   * @param y the points' heights; overwritten
   */
  void apply(int[] y, double[] spectrum, int n) {
    boolean[] given = new boolean[x.length];
    int range = RANGES[multiplier - 1];
    given[0] = true;
    given[1] = true;
    for (int i = 2; i < x.length; i++) {
      int predicted = point(x[low[i]], y[low[i]], x[high[i]], y[high[i]], x[i]);
      int value = y[i];
      if (value == 0) {
        y[i] = predicted;
        continue;
      }
      given[low[i]] = true;
      given[high[i]] = true;
      given[i] = true;
      int above = range - predicted;
      int below = predicted;
      if (value >= 2 * Math.min(above, below)) {
        y[i] = above > below ? value - below + predicted : predicted - value + above - 1;
      } else {
        y[i] = (value & 1) != 0 ? predicted - (value + 1) / 2 : predicted + value / 2;
      }
    }
    int fromX = 0;
    int fromY = y[0] * multiplier;
    for (int i = 1; i < sorted.length; i++) {
      int at = sorted[i];
      if (given[at]) {
        int toY = y[at] * multiplier;
        line(fromX, fromY, x[at], toY, spectrum, n);
        fromX = x[at];
        fromY = toY;
      }
    }
    for (int i = fromX; i < n; i++) {
      spectrum[i] *= level(fromY);
    }
  }

  /** The height at {@code x} on the line between two points, rounded towards the first. */
  private static int point(int x0, int y0, int x1, int y1, int x) {
    int rise = Math.abs(y1 - y0) * (x - x0) / (x1 - x0);
    return y1 < y0 ? y0 - rise : y0 + rise;
  }

  /** Draws a line with integer heights, without its last point. */
  private static void line(int x0, int y0, int x1, int y1, double[] spectrum, int n) {
    int across = x1 - x0;
    int base = (y1 - y0) / across;
    int rest = Math.abs(y1 - y0) - Math.abs(base) * across;
    int step = y1 < y0 ? -1 : 1;
    int error = 0;
    int y = y0;
    for (int i = x0; i < Math.min(x1, n); i++) {
      spectrum[i] *= level(y);
      error += rest;
      y += base;
      if (error >= across) {
        error -= across;
        y += step;
      }
    }
  }

  private static float level(int y) {
    return LEVELS[Math.clamp(y, 0, LEVELS.length - 1)];
  }

  private static float[] levels() {
    float[] levels = new float[256];
    for (int i = 0; i < levels.length; i++) {
      levels[i] = (float) StrictMath.pow(10, (i - 255) * (140.0 / 256) / 20);
    }
    return levels;
  }
}
