package tenuto.dsp.stretching;

/** Cuts windows off, with short fades. */
final class Fade {
  private final double[] fade;
  private final int reach;

  /**
   * @param length samples of a fade
   * @param reach a place as far from a window's middle cuts nothing off
   */
  Fade(int length, int reach) {
    this.reach = reach;
    fade = new double[length];
    for (int i = 0; i < length; i++) {
      fade[i] = 0.5 - 0.5 * StrictMath.cos(Math.PI * (i + 0.5) / length);
    }
  }

  /** Leaves what lies from one place to another, counted from the window's middle. */
  void cut(double[] window, long begin, long end) {
    int half = window.length / 2;
    for (int i = 0; i < window.length; i++) {
      long in = i - half - begin;
      long left = end - 1 - (i - half);
      double weight = in < 0 || left < 0 ? 0 : window[i];
      weight *= begin > -reach && in >= 0 && in < fade.length ? fade[(int) in] : 1;
      weight *= end < reach && left >= 0 && left < fade.length ? fade[(int) left] : 1;
      window[i] = weight;
    }
  }
}
