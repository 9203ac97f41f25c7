package tenuto.dsp.kernel;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import tenuto.engine.base.Block;

/**
 * What follows from a control and is too dear for every sample: computed for the first sample of
 * each group, if the control has moved, and reached by the end of the group in a straight line. So
 * it lags by a group, {@value Block#GROUP} samples, and never steps.
 */
public final class Glide {
  private final DoubleUnaryOperator of;
  private double control = Double.NaN;
  private double value = Double.NaN;
  private double target = Double.NaN;
  private boolean begun;

  /**
   * @param of what follows from the control
   */
  public Glide(DoubleUnaryOperator of) {
    this.of = of;
  }

  /**
   * Fills in what follows from the next {@code n} samples of the control, whole groups.
   *
   * @return whether it stood still at one number, as it does from the second call on at the
   *     earliest
   */
  public boolean fill(double[] controls, double[] to, int n) {
    if (stands(controls, n)) {
      Arrays.fill(to, 0, n, value);
      return true;
    }
    for (int at = 0; at < n; at += Block.GROUP) {
      if (Double.compare(controls[at], control) != 0 || !begun) {
        control = controls[at];
        target = of.applyAsDouble(control);
      }
      if (!begun) {
        value = target;
        begun = true;
      }
      double step = (target - value) / Block.GROUP;
      for (int i = 0; i < Block.GROUP; i++) {
        to[at + i] = value + step * (i + 1);
      }
      to[at + Block.GROUP - 1] = target;
      value = target;
    }
    return false;
  }

  /** Whether there is nothing to glide to: quick to see, as most controls never move. */
  private boolean stands(double[] controls, int n) {
    if (value != target) {
      return false;
    }
    for (int at = 0; at < n; at += Block.GROUP) {
      if (controls[at] != control) {
        return false;
      }
    }
    return true;
  }
}
