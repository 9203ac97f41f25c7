package tenuto.dsp.frames;

import java.util.Arrays;
import tenuto.engine.signal.StateTransfer;

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

  /** From here on all samples taken are the same, as those of a number are. */
  private long same;

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
    boolean changes =
        taken == 0 || x[at] != last() || Arrays.mismatch(x, at, at + n - 1, x, at + 1, at + n) >= 0;
    for (int done = 0, now; done < n; done += now) {
      int place = (int) ((taken + done) & (past.length - 1));
      now = Math.min(n - done, past.length - place);
      System.arraycopy(x, at + done, past, place, now);
    }
    if (taken < length && taken + n >= length) {
      end = x[at + (int) (length - 1 - taken)];
    }
    taken += n;
    same = changes ? taken - 1 : same;
  }

  /** Hands over the last samples, which then are summed one by one even if they are the same. */
  void transfer(StateTransfer state) {
    state.of(past);
    taken = state.of(taken);
    end = state.of(end);
    same = taken;
  }

  private double last() {
    return get(taken - 1);
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
    long from = first < same ? first + 1 : Math.max(first + 1, last); // one is enough of the same
    for (long i = from; i <= last; i++) {
      more += get(i) - anchor;
    }
    return anchor + more / (last - first + 1);
  }

  private double get(long place) {
    return past[(int) (place & (past.length - 1))];
  }
}
