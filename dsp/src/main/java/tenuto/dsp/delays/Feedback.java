package tenuto.dsp.delays;

import tenuto.dsp.kernel.Ring;

/** Adds the feedback of a delay line to its input. */
final class Feedback {
  private Feedback() {}

  /**
   * Puts x + feedback·back into {@code to}.
   *
   * @param feedback clamped to ±{@code most}
   */
  static void add(
      double[] feedback, double most, double[] back, double[] x, double[] to, int at, int n) {
    // Two loops, as C2 vectorizes the first, which is most of the work.
    for (int i = at; i < at + n; i++) {
      to[i] = x[i] + Math.min(Math.max(feedback[i], -most), most) * back[i];
    }
    for (int i = at; i < at + n; i++) {
      to[i] = Ring.faded(to[i]);
    }
  }
}
