package tenuto.dsp.kernel;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import tenuto.engine.base.Block;

/**
 * A coefficient that depends on a control and is too expensive to compute for every sample: it is
 * computed for the first sample of each group, if the control has changed, and linearly
 * interpolated over the group. So it lags by one group, {@value Block#GROUP} samples, and never
 * jumps.
 */
public final class Glide {
  private final DoubleUnaryOperator of;
  private double control = Double.NaN;
  private double value = Double.NaN;
  private double target = Double.NaN;
  private boolean begun;

  /**
   * @param of computes the coefficient from the control
   */
  public Glide(DoubleUnaryOperator of) {
    this.of = of;
  }

  /**
   * Writes the coefficient for the next {@code n} samples of the control, whole groups.
   *
   * @return whether the coefficient was constant, which is reported from the second call on at the
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

  /**
   * Whether the control is constant at its last value: a quick check, as most controls never
   * change.
   */
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
