package tenuto.dsp.kernel;

import java.util.List;

/**
 * Controls that keep their last values where they end while an effect rings on. The first inputs
 * are the sound, which is silent then.
 */
public final class HeldControls {
  /** Of each control the first sample that it does not have. */
  private final List<Long> ends;

  private final double[] last;
  private long position;

  /**
   * @param ends of the controls, the last inputs
   */
  public HeldControls(List<Long> ends) {
    this.ends = ends;
    last = new double[ends.size()];
  }

  /** Goes on by {@code n} samples, and puts what is held where controls have ended. */
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
}
