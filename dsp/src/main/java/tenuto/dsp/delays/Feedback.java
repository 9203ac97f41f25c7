package tenuto.dsp.delays;

import tenuto.dsp.kernel.Ring;

/** Adds the feedback of a delay line to its input. */
final class Feedback {
  private Feedback() {}

  /**
   * Puts x + feedback·back into {@code to}.
   *
   * @param feedback clamped to ±{@code most}
   * @param stays whether it is a constant
   */
  static void add(
      double[] feedback,
      boolean stays,
      double most,
      double[] back,
      double[] x,
      double[] to,
      int at,
      int n) {
    // Two loops, each of which C2 vectorizes.
    if (stays) {
      double part = Math.min(Math.max(feedback[at], -most), most);
      for (int i = at; i < at + n; i++) {
        to[i] = x[i] + part * back[i];
      }
    } else {
      for (int i = at; i < at + n; i++) {
        to[i] = x[i] + Math.min(Math.max(feedback[i], -most), most) * back[i];
      }
    }
    Ring.fade(to, at, n);
  }
}
