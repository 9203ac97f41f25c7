package tenuto.dsp.kernel;

import java.util.List;
import tenuto.engine.signal.StateTransfer;

/**
 * Keeps the last values of controls after their ends, during an effect's tail. The first inputs are
 * the sound, which is silent then.
 */
public final class HeldControls {
  /** The length of each control. */
  private final List<Long> ends;

  private final double[] last;
  private long position;

  /**
   * @param ends lengths of the controls, which are the last inputs
   */
  public HeldControls(List<Long> ends) {
    this.ends = ends;
    last = new double[ends.size()];
  }

  /** Processes the next {@code n} samples: writes the held values where controls have ended. */
  public void run(double[][] in, int n) {
    for (int k = 0; k < last.length; k++) {
      double[] control = in[in.length - last.length + k];
      int there = (int) Math.clamp(ends.get(k) - position, 0, n);
      if (there > 0) {
        last[k] = control[there - 1];
      }
      for (int i = there; i < n; i++) {
        control[i] = last[k];
      }
    }
    position += n;
  }

  /** Hands over the held values. */
  public void transfer(StateTransfer state) {
    position = state.of(position);
    for (int k = 0; k < last.length; k++) {
      last[k] = state.of(last[k]);
    }
  }
}
