package tenuto.scripting.page;

/**
 * Where the peaks of a sound are in their file: levels, each of which stands for 16 times as many
 * frames as the one before, and in it for each stretch of frames and each channel the least sample,
 * the largest, and the root of the mean square, as 32-bit floats.
 *
 * @param channels of the sound
 * @param frames of the sound
 */
record Levels(int channels, long frames) {
  /** Frames that an entry of the finest level stands for. */
  static final int FINEST = 256;

  static final int RATIO = 16;

  /** Bytes of least, largest and root mean square. */
  static final int PEAK = 3 * Float.BYTES;

  /** Bytes before the finest level. */
  static final int HEAD = 32;

  /** A level with no more entries than this needs none above it. */
  private static final int FEW = 256;

  /** How many levels there are, at least 1. */
  int count() {
    int count = 1;
    while (entries(count - 1) > FEW) {
      count++;
    }
    return count;
  }

  /** Frames that an entry of a level stands for. */
  static long size(int level) {
    return (long) FINEST << 4 * level;
  }

  long entries(int level) {
    return Math.ceilDiv(frames, size(level));
  }

  /** Bytes of an entry. */
  int entryBytes() {
    return channels * PEAK;
  }

  /** Where an entry begins in the file. */
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

  /** The coarsest level of which at least one entry falls to each of so many frames. */
  int levelFor(double framesEach) {
    int level = 0;
    while (level + 1 < count() && size(level + 1) <= framesEach) {
      level++;
    }
    return level;
  }
}
