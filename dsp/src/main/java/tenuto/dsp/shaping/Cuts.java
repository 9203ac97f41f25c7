package tenuto.dsp.shaping;

/**
 * Where a signal is cut into pieces: where it changes its sign, or only where it rises through
 * zero. Zero counts as positive, and a NaN changes no sign.
 *
 * @param cycles whether pieces are cycles rather than half-waves
 */
record Cuts(boolean cycles) {
  /** Whether a half-wave ends between two samples. */
  private static boolean crosses(double a, double b) {
    return rises(a, b) || (a >= 0 && b < 0);
  }

  private static boolean rises(double a, double b) {
    return a < 0 && b >= 0;
  }

  /** Whether a piece ends between two samples. */
  boolean between(double a, double b) {
    return cycles ? rises(a, b) : crosses(a, b);
  }

  /** Where the piece ends that sample {@code from} is of, or n. */
  int end(double[] x, int from, int n) {
    int end = from;
    while (end < n) {
      double first = x[end++];
      if (first < 0) {
        while (end < n && x[end] < 0) {
          end++;
        }
      } else if (first >= 0) {
        while (end < n && x[end] >= 0) {
          end++;
        }
      }
      // What follows has another sign or is NaN; before it is a sample with the first one's.
      if (end < n && between(first, x[end])) {
        return end;
      }
    }
    return n;
  }
}
