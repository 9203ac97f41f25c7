package tenuto.dsp.frames;

/**
 * A control's value for each frame: its mean over a hop around the frame's middle. Before its first
 * sample the control has that sample's value, after its last one that one's.
 */
final class ControlMeans {
  private final FrameShape shape;
  private final long length;

  /** The last samples, in a ring. */
  private final double[] past;

  private long taken;

  /** The last sample within the length, once it was taken. */
  private double end;

  /**
   * @param ahead hops by which frames are older than the newest sample
   * @param length samples of the control
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

  /** The value for a frame; the first one if fewer samples have been taken. */
  double at(long frame) {
    long begin = shape.middle(frame) - shape.hop() / 2;
    if (begin >= length - 1) {
      return end;
    }
    long last = Math.max(0, Math.min(begin + shape.hop(), length) - 1);
    long first = Math.clamp(begin, 0, last);
    double anchor = get(first);
    double more = 0; // summed as deviations, so that the mean of equal numbers is that number
    for (long i = first + 1; i <= last; i++) {
      more += get(i) - anchor;
    }
    return anchor + more / (last - first + 1);
  }

  private double get(long place) {
    return past[(int) (place & (past.length - 1))];
  }
}
