package tenuto.dsp.frames;

import tenuto.engine.signal.StateTransfer;

/**
 * Short-time analysis of a signal that arrives in pieces: each frame is the last {@code size}
 * samples, windowed and transformed. The caller chooses how many samples are taken between two
 * frames; before the first sample there is silence.
 */
public final class FrameAnalysis {
  private final FrameTransform transform;
  private final double[] window;
  private final double[] windowed;

  /** The last samples, in a ring that starts at {@link #next}. */
  private final double[] past;

  private int next;

  /** The shape's hop has no effect here. */
  public FrameAnalysis(FrameShape shape, FrameTransform transform) {
    this.transform = transform;
    window = shape.window();
    windowed = new double[shape.size()];
    past = new double[shape.size()];
  }

  /** Takes the next samples of the signal: {@code n} of an array, from {@code at} on. */
  public void take(double[] x, int at, int n) {
    for (int done = 0; done < n; ) {
      int now = Math.min(n - done, past.length - next);
      System.arraycopy(x, at + done, past, next, now);
      next = (next + now) & (past.length - 1);
      done += now;
    }
  }

  /** Hands over the last samples. */
  void transfer(StateTransfer state) {
    state.of(past);
    next = state.of(next);
  }

  /** Writes the spectrum of the last samples. Silence costs nothing. */
  public void frame(Frame to) {
    int older = past.length - next;
    weigh(next, 0, older);
    weigh(0, older, next);
    if (sounds()) {
      transform.forward(windowed, to);
    } else {
      to.clear();
    }
  }

  private void weigh(int from, int to, int n) {
    for (int i = 0; i < n; i++) {
      windowed[to + i] = past[from + i] * window[to + i];
    }
  }

  private boolean sounds() {
    for (double each : windowed) {
      if (each != 0) {
        return true;
      }
    }
    return false;
  }
}
