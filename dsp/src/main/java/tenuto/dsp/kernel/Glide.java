package tenuto.dsp.kernel;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import tenuto.engine.base.Block;
import tenuto.engine.signal.StateTransfer;

/**
 * A coefficient that depends on a control and is too expensive to compute for every sample: it is
 * computed for the first sample of each group, if the control has changed, and linearly
 * interpolated over the group. So it lags by one group, {@value Block#GROUP} samples, and never
 * jumps.
 */
public final class Glide {
  /** The most groups of a span. */
  public static final int GROUPS = Spans.LENGTH / Block.GROUP;

  private final DoubleUnaryOperator of;

  /** Computes the coefficients of all groups of a span together, or null. */
  private final Row row;

  private final double[] targets;
  private double control = Double.NaN;
  private double value = Double.NaN;
  private double target = Double.NaN;
  private boolean begun;

  /**
   * @param of computes the coefficient from the control
   */
  public Glide(DoubleUnaryOperator of) {
    this.of = of;
    row = null;
    targets = new double[0];
  }

  /** Computes coefficients from controls that move all the time. */
  public interface Row {
    /**
     * Replaces {@code n} controls by their coefficients, each of which depends on its own alone.
     */
    void of(double[] x, int n);
  }

  /** The same for a control that moves all the time, and spans of {@link Spans#LENGTH} at most. */
  public Glide(Row row) {
    of = null;
    this.row = row;
    targets = new double[GROUPS];
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
    if (row != null) {
      computeTargets(controls, n);
    }
    for (int at = 0; at < n; at += Block.GROUP) {
      if (row != null) {
        control = controls[at];
        target = targets[at / Block.GROUP];
      } else if (Double.compare(controls[at], control) != 0 || !begun) {
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

  /** Hands over where the coefficient is, and on the way to what. */
  public void transfer(StateTransfer state) {
    control = state.of(control);
    value = state.of(value);
    target = state.of(target);
    begun = state.of(begun);
  }

  private void computeTargets(double[] controls, int n) {
    for (int at = 0; at < n; at += Block.GROUP) {
      targets[at / Block.GROUP] = controls[at];
    }
    row.of(targets, n / Block.GROUP);
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
