package tenuto.dsp.stretching;

import java.util.Arrays;

/**
 * The weights of a frame's middle where frames are added up, the same for frames of all lengths:
 * the square of Hann's window, cut off where an attack of another frame is.
 */
final class Middle {
  private final double[] whole;
  private final double[] heard;
  private final double[] weights;
  private final Fade fade;

  Middle(int length, Fade fade) {
    this.fade = fade;
    whole = new double[length];
    heard = new double[length];
    weights = new double[length];
    for (int i = 0; i < length; i++) {
      double hann = 0.5 - 0.5 * StrictMath.cos(2 * Math.PI * i / length);
      whole[i] = hann * hann;
    }
  }

  /** The sum of the weights of a whole one. */
  double sum() {
    return Arrays.stream(whole).sum();
  }

  /** Of the square of what overlapping ones add up to: each with itself, with the next ones, … */
  double[] overlaps(int hop) {
    double[] overlaps = new double[whole.length / hop];
    double all = 0;
    for (int k = 0; k < overlaps.length; k++) {
      for (int i = k * hop; i < whole.length; i++) {
        overlaps[k] += (k == 0 ? 1 : 2) * whole[i] * whole[i - k * hop];
      }
      all += overlaps[k];
    }
    for (int k = 0; k < overlaps.length; k++) {
      overlaps[k] /= all;
    }
    return overlaps;
  }

  /** Finds the weights of the next frame. */
  void cut(Attacks attacks) {
    boolean cuts = attacks.cuts(whole.length);
    System.arraycopy(whole, 0, heard, 0, whole.length);
    if (cuts) {
      fade.cut(heard, attacks.firstHeard(), attacks.endHeard());
    }
    System.arraycopy(heard, 0, weights, 0, heard.length);
    if (cuts) {
      fade.cut(weights, attacks.begin(), attacks.end());
    }
  }

  /** By what the frame's middle is multiplied. */
  double[] heard() {
    return heard;
  }

  /** What the frame then weighs, as it was cut off before too. */
  double[] weights() {
    return weights;
  }
}
