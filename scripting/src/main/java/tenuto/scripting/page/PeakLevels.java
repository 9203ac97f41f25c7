package tenuto.scripting.page;

/**
 * The layout of a file of peaks. Each level has 16 times as many frames per entry as the one
 * before. An entry has, for each channel, the minimum, the maximum and the root mean square of its
 * frames, as 32-bit floats.
 *
 * @param channels of the sound
 * @param frames of the sound
 */
record PeakLevels(int channels, long frames) {
  /** The frames per entry of the finest level. */
  static final int FINEST = 256;

  static final int RATIO = 16;

  /** The bytes of minimum, maximum and root mean square. */
  static final int PEAK = 3 * Float.BYTES;

  /** The bytes before the finest level. */
  static final int HEAD = 32;

  /** The coarsest level has at most this many entries. */
  private static final int FEW = 256;

  /** The number of levels, at least 1. */
  int count() {
    int count = 1;
    while (entries(count - 1) > FEW) {
      count++;
    }
    return count;
  }

  /** The frames per entry of a level. */
  static long size(int level) {
    return (long) FINEST << 4 * level;
  }

  long entries(int level) {
    return Math.ceilDiv(frames, size(level));
  }

  /** The bytes of an entry. */
  int entryBytes() {
    return channels * PEAK;
  }

  /** The offset of an entry in the file. */
  long place(int level, long entry) {
    long place = HEAD;
    for (int i = 0; i < level; i++) {
      place += entries(i) * entryBytes();
    }
    return place + entry * entryBytes();
  }

  /** The file's length. */
  long bytes() {
    int top = count() - 1;
    return place(top, entries(top));
  }

  /** The coarsest level with at least one entry for each {@code framesEach} frames. */
  int levelFor(double framesEach) {
    int level = 0;
    while (level + 1 < count() && size(level + 1) <= framesEach) {
      level++;
    }
    return level;
  }
}
