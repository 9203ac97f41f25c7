package tenuto.dsp.space;

import tenuto.dsp.kernel.ScalarKernel;
import tenuto.dsp.math.Phase;

/**
 * The gain of one side from a place between −1, left, and 1, right: the nearest of them from
 * outside.
 *
 * @param sign of the place that the side is nearer to: −1 or 1
 */
record PanGain(Law law, int sign) implements ScalarKernel {
  /** How a sound is divided between two sides, the nearer of which has the part r, 0 to 1. */
  enum Law {
    /** r: both sides add up to 1, and −6 dB each in the middle. */
    LINEAR,

    /** sin πr/2: the squares add up to 1, −3 dB in the middle. */
    POWER,

    /** The geometric mean of both: −4.5 dB in the middle. */
    BETWEEN;

    /** The law that a word's text names. */
    static Law of(String law) {
      return switch (law) {
        case "linear", "-6dB" -> LINEAR;
        case "power", "-3dB" -> POWER;
        case "-4.5dB" -> BETWEEN;
        default ->
            throw new IllegalArgumentException(
                "law must be power, linear or -4.5dB, but is '" + law + "'");
      };
    }

    double gain(double part) {
      double power = Phase.sine(part / 4) + 0 * part; // of no phase there is a sine
      return switch (this) {
        case LINEAR -> part;
        case POWER -> power;
        case BETWEEN -> Math.sqrt(part * power);
      };
    }
  }

  @Override
  public void scalar(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      x[i] = law.gain((1 + sign * Math.min(Math.max(x[i], -1), 1)) / 2);
    }
  }
}
