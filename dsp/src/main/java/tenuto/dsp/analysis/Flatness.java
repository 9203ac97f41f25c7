package tenuto.dsp.analysis;

import java.util.Arrays;

/**
 * Spectral flatness: the geometric mean of a power spectrum divided by its arithmetic mean, from 0
 * for a tone to 1, and about 0.56 for white noise, whose powers vary; 0 for silence. J. Johnston,
 * "Transform coding of audio signals using perceptual noise criteria", 1988. Powers more than 100
 * dB below the strongest frequency count as −100 dB, so that the result does not depend on the
 * level.
 */
record Flatness() implements Feature {
  private static final double FLOOR = 1e-10;

  /** This many powers, none below the floor, can be multiplied within a double's range. */
  private static final int TOGETHER = 30;

  @Override
  public Meter begin(Frame frame) {
    return (now, to, at) -> {
      double[] magnitudes = now.magnitudes();
      double most = Arrays.stream(magnitudes).reduce(0, Math::max);
      to[at] = most == 0 ? 0 : flatness(magnitudes, most);
    };
  }

  private static double flatness(double[] magnitudes, double most) {
    double sum = 0;
    double logs = 0;
    for (int from = 0; from < magnitudes.length; from += TOGETHER) {
      double product = 1;
      for (int k = from; k < Math.min(from + TOGETHER, magnitudes.length); k++) {
        double part = magnitudes[k] / most;
        double power = Math.max(part * part, FLOOR);
        sum += power;
        product *= power;
      }
      logs += StrictMath.log(product);
    }
    return StrictMath.exp(logs / magnitudes.length) / (sum / magnitudes.length);
  }
}
