package tenuto.dsp.stretching;

import tenuto.dsp.stft.FrameShape;

/** Hann's window, and what is left of it where a frame is cut. */
final class Windows {
  private final double[] whole;
  private final double[] cut;
  private final double[] fade;
  private final double power;
  private double share = 1;

  Windows(FrameShape shape) {
    whole = shape.window();
    cut = new double[whole.length];
    fade = new double[Math.max(1, whole.length / 64)];
    for (int i = 0; i < fade.length; i++) {
      fade[i] = 0.5 - 0.5 * StrictMath.cos(Math.PI * (i + 0.5) / fade.length);
    }
    power = power(whole);
  }

  private static double power(double[] window) {
    double sum = 0;
    for (double each : window) {
      sum += each * each;
    }
    return sum;
  }

  double[] whole() {
    share = 1;
    return whole;
  }

  /** The sum of the squares of all weights. */
  double power() {
    return power;
  }

  /** How much of that was left of the window asked for last. */
  double share() {
    return share;
  }

  /** The window from one place to another, counted from its middle, with short fades. */
  double[] cut(long begin, long end) {
    int half = whole.length / 2;
    for (int i = 0; i < whole.length; i++) {
      long in = i - half - begin;
      long left = end - 1 - (i - half);
      double weight = in < 0 || left < 0 ? 0 : whole[i];
      weight *= begin > -half && in >= 0 && in < fade.length ? fade[(int) in] : 1;
      weight *= end < half && left >= 0 && left < fade.length ? fade[(int) left] : 1;
      cut[i] = weight;
    }
    share = power(cut) / power;
    return cut;
  }
}
