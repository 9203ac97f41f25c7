package tenuto.dsp.frames;

import tenuto.engine.base.Fma;
import tenuto.engine.signal.StateTransfer;

/**
 * Overlap-add synthesis: each frame is transformed back, windowed, and added to the overlapping
 * ones. A frame starts at the next output sample.
 */
public final class FrameSynthesis {
  private final FrameTransform transform;
  private final double[] window;
  private final double[] samples;

  /** The sum of all frames so far, in a ring that starts at the next output sample. */
  private final double[] sum;

  private int next;

  /**
   * @param shape its hop is the distance at which frames are added, for which unchanged ones add up
   *     to the signal
   */
  public FrameSynthesis(FrameShape shape, FrameTransform transform) {
    this.transform = transform;
    window = shape.synthesisWindow();
    samples = new double[shape.size()];
    sum = new double[shape.size()];
  }

  /** Adds a frame, whose bins may be overwritten. Silence costs nothing. */
  public void add(Frame from) {
    if (from.isSilent()) {
      return;
    }
    transform.inverse(from, samples);
    int older = sum.length - next;
    weigh(0, next, older);
    weigh(older, 0, next);
  }

  private void weigh(int from, int to, int n) {
    for (int i = 0; i < n; i++) {
      sum[to + i] = Fma.of(samples[from + i], window[from + i], sum[to + i]);
    }
  }

  /** Hands over the sum of the frames that are not yet written. */
  void transfer(StateTransfer state) {
    state.of(sum);
    next = state.of(next);
  }

  /** Writes the next {@code n} samples to an array, from {@code at} on. */
  public void give(double[] y, int at, int n) {
    for (int done = 0; done < n; ) {
      int now = Math.min(n - done, sum.length - next);
      System.arraycopy(sum, next, y, at + done, now);
      java.util.Arrays.fill(sum, next, next + now, 0);
      next = (next + now) & (sum.length - 1);
      done += now;
    }
  }
}
