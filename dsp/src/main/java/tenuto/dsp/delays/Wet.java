package tenuto.dsp.delays;

import tenuto.dsp.word.Controls;
import tenuto.engine.Signal;

/** The mixture of a signal and what an effect has made of it. */
final class Wet {
  static final String MIX = "part of the effect in the sound, 0 to 1, number or signal";

  /** Of effects that may be inverted. */
  static final String TURNED =
      "part of the effect in the sound, -1 to 1, number or signal; below 0 it is inverted";

  private Wet() {}

  static void check(Signal mix, double least) {
    Controls.between("mix", mix, least, 1);
  }

  /**
   * (1 − |mix|)·dry + mix·wet: a mix below 0 inverts what is wet.
   *
   * @param mix counts as the nearest from {@code least} to 1
   */
  static void mix(double[] dry, double[] wet, double[] mix, double least, double[] to, int n) {
    for (int i = 0; i < n; i++) {
      double part = Math.min(Math.max(mix[i], least), 1);
      to[i] = (1 - Math.abs(part)) * dry[i] + part * wet[i];
    }
  }
}
