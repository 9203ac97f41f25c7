package tenuto.dsp.space;

import tenuto.dsp.kernel.ScalarKernel;
import tenuto.dsp.math.Phase;

/**
 * The pan gain of one side, for a position clamped to −1, left, to 1, right.
 *
 * @param sign of the side: −1 or 1
 */
record PanGain(Law law, int sign) implements ScalarKernel {
  /** The pan laws: the gain of a side with the share r, 0 to 1. */
  enum Law {
    /** r: both gains add up to 1, with −6 dB in the middle. */
    LINEAR,

    /** sin πr/2: the squares add up to 1, with −3 dB in the middle. */
    POWER,

    /** The geometric mean of both: −4.5 dB in the middle. */
    BETWEEN;

    /** The law by its name. */
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
      double power = Phase.sine(part / 4) + 0 * part; // NaN for a position that is NaN
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
