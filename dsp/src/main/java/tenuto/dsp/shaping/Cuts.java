package tenuto.dsp.shaping;

/**
 * The places at which a signal is cut into pieces: its zero crossings, or only the rising ones.
 * Zero counts as positive, and a NaN is no zero crossing.
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

  /** The end of the piece to which sample {@code from} belongs, or n. */
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
      // The next sample has another sign or is NaN; the one before it has the first one's sign.
      if (end < n && between(first, x[end])) {
        return end;
      }
    }
    return n;
  }
}
