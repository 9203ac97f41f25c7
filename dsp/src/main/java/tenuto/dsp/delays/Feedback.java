package tenuto.dsp.delays;

import tenuto.dsp.kernel.Ring;

/** What returns into a delay line. */
final class Feedback {
  private Feedback() {}

  /**
   * Puts x + feedback·back into {@code to}.
   *
   * @param feedback counts as the nearest within ±{@code most}
   */
  static void add(
      double[] feedback, double most, double[] back, double[] x, double[] to, int at, int n) {
    // Two loops: of the first, which is most of the work, C2 makes vectors.
    for (int i = at; i < at + n; i++) {
      to[i] = x[i] + Math.min(Math.max(feedback[i], -most), most) * back[i];
    }
    for (int i = at; i < at + n; i++) {
      to[i] = Ring.faded(to[i]);
    }
  }
}
