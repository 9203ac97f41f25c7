package tenuto.dsp.kernel;

import java.util.Arrays;

/**
 * Detects whether values computed from a control must be computed again for a span: not if the
 * control has the same value throughout the span as in the span before. As the values depend on the
 * control alone, this does not change their bits.
 */
public final class Held {
  private double value = Double.NaN;

  /** The number of samples that have been computed for that value. */
  private int known;

  /** Whether all of a span's samples have the same bits; a span has at least one. */
  public static boolean isStill(double[] control, int n) {
    return n > 0 && Arrays.mismatch(control, 0, n - 1, control, 1, n) < 0;
  }

  /** Whether all of a span's samples equal a value; a span has at least one. */
  public static boolean isAll(double[] control, double value, int n) {
    return isStill(control, n) && control[0] == value;
  }

  /** Takes the next span; returns whether its values must be computed. */
  public boolean moves(double[] control, int n) {
    boolean still = isStill(control, n);
    if (still && control[0] == value && n <= known) {
      return false;
    }
    value = still ? control[0] : Double.NaN;
    known = n;
    return true;
  }
}
