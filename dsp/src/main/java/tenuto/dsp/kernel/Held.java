package tenuto.dsp.kernel;

import java.util.Arrays;

/**
 * Whether what follows from a control, sample by sample, must be worked out for a span: not if it
 * stands where it stood all through the span before. As that is a function of the control alone,
 * the bits do not depend on it.
 */
public final class Held {
  private double value = Double.NaN;

  /** How many samples have been worked out for that value. */
  private int known;

  /** Whether all of a span's samples, one or more, have the same bits. */
  public static boolean isStill(double[] control, int n) {
    return n > 0 && Arrays.mismatch(control, 0, n - 1, control, 1, n) < 0;
  }

  /** Whether all of a span's samples, one or more, are that value. */
  public static boolean isAll(double[] control, double value, int n) {
    return isStill(control, n) && control[0] == value;
  }

  /** Looks at the next span; if so, all of it must be worked out now. */
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
