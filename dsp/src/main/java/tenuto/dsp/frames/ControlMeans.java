package tenuto.dsp.frames;

/**
 * A control as frames see it: its mean over a hop about a frame's middle. Frames before its first
 * sample see that one, those after its last one that.
 */
final class ControlMeans {
  private final FrameShape shape;
  private final long length;

  /** The last samples, by their places. */
  private final double[] past;

  private long taken;

  /** The last sample that counts, once it was taken. */
  private double end;

  /**
   * @param ahead hops by which frames are older than what was taken last
   * @param length samples that count
   */
  ControlMeans(FrameShape shape, int ahead, long length) {
    this.shape = shape;
    this.length = length;
    long kept = shape.size() + (ahead + 1L) * shape.hop();
    past = new double[(int) Long.highestOneBit(kept - 1) * 2];
  }

  void take(double[] x, int at, int n) {
    for (int i = 0; i < n; i++) {
      past[(int) ((taken + i) & (past.length - 1))] = x[at + i];
    }
    if (taken < length && taken + n >= length) {
      end = x[at + (int) (length - 1 - taken)];
    }
    taken += n;
  }

  /** What a frame sees, which is the first one if less has been taken. */
  double at(long frame) {
    long begin = shape.middle(frame) - shape.hop() / 2;
    if (begin >= length - 1) {
      return end;
    }
    long last = Math.max(0, Math.min(begin + shape.hop(), length) - 1);
    long first = Math.clamp(begin, 0, last);
    double anchor = get(first);
    double more = 0; // so that the mean of equal numbers is that number
    for (long i = first + 1; i <= last; i++) {
      more += get(i) - anchor;
    }
    return anchor + more / (last - first + 1);
  }

  private double get(long place) {
    return past[(int) (place & (past.length - 1))];
  }
}
