package tenuto.dsp.word;

import tenuto.engine.signal.Signal;

/** The mixture of a signal, dry, and what an effect has made of it, wet. */
public final class DryWet {
  public static final String MIX = "dry/wet mix: part of the effect in the sound";

  /** Of effects that may be inverted. */
  public static final String TURNED =
      "dry/wet mix: part of the effect in the sound; negative inverts it";

  /** Of feedback: how near to 0 its magnitude is a bow instead of a corner. */
  private static final double ROUND = 0.02;

  private DryWet() {}

  public static void check(Signal mix, double least) {
    Controls.between("mix", mix, least, 1);
  }

  /**
   * Divides a {@link #mix} by the most that a frequency may become louder in it, (1 − |mix|) +
   * |mix|/(1 − |feedback|), where the wet signal is A/(1 − feedback·A) and A has no gain above 1.
   * It does so within 0.2 dB, with no corner where feedback passes through 0.
   *
   * @param most what feedback is held to
   */
  public static void level(double[] mix, double[] feedback, double most, double[] y, int n) {
    for (int i = 0; i < n; i++) {
      double part = Math.min(Math.abs(mix[i]), 1);
      double back = Math.min(Math.abs(feedback[i]), most);
      double round = Math.sqrt(back * back + ROUND * ROUND) - ROUND;
      y[i] /= 1 + part * round / (1 - back);
    }
  }

  /**
   * (1 − |mix|)·dry + mix·wet: a mix below 0 inverts what is wet.
   *
   * @param mix counts as the nearest from {@code least} to 1
   */
  public static void mix(
      double[] dry, double[] wet, double[] mix, double least, double[] to, int n) {
    for (int i = 0; i < n; i++) {
      double part = Math.min(Math.max(mix[i], least), 1);
      to[i] = (1 - Math.abs(part)) * dry[i] + part * wet[i];
    }
  }
}
