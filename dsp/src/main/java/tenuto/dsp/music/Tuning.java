package tenuto.dsp.music;

import java.io.IOException;
import java.nio.file.Path;
import tenuto.engine.base.Require;

/**
 * The frequency of every key of a keyboard: a scale and its keyboard map.
 *
 * @param scale the degrees
 * @param keyboard the degree of each key, and a reference pitch
 */
public record Tuning(Scale scale, KeyboardMap keyboard) {
  /** The highest key number: larger ones are surely mistakes, and may exceed a double's range. */
  private static final int MOST_KEY = 1000;

  /** Middle C of equal temperament whose a is 440 Hz. */
  private static final double MIDDLE_C = 440 * StrictMath.pow(2, -9 / 12.0);

  /** Reads a scale and a keyboard map from Scala's files. */
  public static Tuning read(Path scl, Path kbm) throws IOException {
    return new Tuning(Scale.read(scl), KeyboardMap.read(kbm));
  }

  /** Reads a scale from Scala's file; its first degree is middle C, equally tempered. */
  public static Tuning read(Path scl) throws IOException {
    return new Tuning(Scale.read(scl), KeyboardMap.linear(60, 60, MIDDLE_C));
  }

  /**
   * The frequency of a key in Hz.
   *
   * @param key as in MIDI; between two keys the pitch is interpolated linearly
   * @throws IllegalArgumentException if the key has no pitch
   */
  public double hz(double key) {
    Require.within("key", key, MOST_KEY);
    int below = (int) Math.floor(key);
    double hz = ofKey(below);
    double beyond = key - below;
    return beyond == 0 ? hz : hz * StrictMath.pow(ofKey(below + 1) / hz, beyond);
  }

  private double ofKey(int key) {
    double ratio = key < keyboard.first() || key > keyboard.last() ? 0 : keyboard.ratio(scale, key);
    Require.that(ratio > 0, "key", "must be one that the keyboard map gives a pitch", key);
    double hz = keyboard.hz() * (ratio / keyboard.ratio(scale, keyboard.reference()));
    String rule = "must be one whose frequency a double can hold";
    Require.that(hz > 0 && Double.isFinite(hz), "key", rule, key);
    return hz;
  }
}
