package tenuto.dsp.word;

import tenuto.dsp.kernel.Held;

/** Mixes the dry signal, an effect's input, with the wet one, its output. */
public final class DryWet {
  public static final String MIX = "dry/wet mix: part of the effect in the sound";

  /** The help of a mix for effects that may be inverted. */
  public static final String TURNED =
      "dry/wet mix: part of the effect in the sound; negative inverts it";

  /** The magnitude of feedback below which a curve replaces the corner at 0. */
  private static final double ROUND = 0.02;

  private DryWet() {}

  /**
   * Divides a {@link #mix} by its largest gain at any frequency, (1 − |mix|) + |mix|/(1 −
   * |feedback|), where the wet signal is A/(1 − feedback·A) and A has no gain above 1. The divisor
   * is accurate within 0.2 dB, and has no corner where feedback passes through 0.
   *
   * @param most the magnitude to which feedback is clamped
   */
  public static void level(double[] mix, double[] feedback, double most, double[] y, int n) {
    if (Held.isStill(mix, n) && Held.isStill(feedback, n)) {
      double gain = largestGain(mix[0], feedback[0], most);
      for (int i = 0; i < n; i++) {
        y[i] /= gain;
      }
      return;
    }
    for (int i = 0; i < n; i++) {
      y[i] /= largestGain(mix[i], feedback[i], most);
    }
  }

  private static double largestGain(double mix, double feedback, double most) {
    double part = Math.min(Math.abs(mix), 1);
    double back = Math.min(Math.abs(feedback), most);
    double round = Math.sqrt(back * back + ROUND * ROUND) - ROUND;
    return 1 + part * round / (1 - back);
  }

  /**
   * (1 − |mix|)·dry + mix·wet: a mix below 0 inverts the wet signal.
   *
   * @param mix clamped to {@code least} to 1
   */
  public static void mix(
      double[] dry, double[] wet, double[] mix, double least, double[] to, int n) {
    if (Held.isStill(mix, n)) {
      double part = Math.min(Math.max(mix[0], least), 1);
      double rest = 1 - Math.abs(part);
      for (int i = 0; i < n; i++) {
        to[i] = rest * dry[i] + part * wet[i];
      }
      return;
    }
    for (int i = 0; i < n; i++) {
      double part = Math.min(Math.max(mix[i], least), 1);
      to[i] = (1 - Math.abs(part)) * dry[i] + part * wet[i];
    }
  }
}
