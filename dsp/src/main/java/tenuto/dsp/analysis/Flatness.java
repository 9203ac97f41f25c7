package tenuto.dsp.analysis;

import java.util.Arrays;

/**
 * Spectral flatness: the geometric mean of a power spectrum divided by its arithmetic mean, from 0
 * for a tone to 1, and about 0.56 for white noise, whose powers vary; 0 for silence. J. Johnston,
 * "Transform coding of audio signals using perceptual noise criteria", 1988. Powers more than 100
 * dB below the strongest frequency count as −100 dB, so that the result does not depend on the
 * level, nor on the sample rate, as frequencies above 20 kHz do not count.
 */
record Flatness() implements Feature {
  private static final double FLOOR = 1e-10;

  private static final double TOP = 20_000;

  /** This many powers, none below the floor, can be multiplied within a double's range. */
  private static final int TOGETHER = 30;

  @Override
  public Meter begin(Frame frame) {
    int bins = (int) Math.min(frame.bins(), Math.rint(TOP / frame.spacing()) + 1);
    return (now, to, at) -> {
      double[] magnitudes = now.magnitudes();
      double most = Arrays.stream(magnitudes, 0, bins).reduce(0, Math::max);
      to[at] = most == 0 ? 0 : flatness(magnitudes, bins, most);
    };
  }

  private static double flatness(double[] magnitudes, int bins, double most) {
    double sum = 0;
    double logs = 0;
    for (int from = 0; from < bins; from += TOGETHER) {
      double product = 1;
      for (int k = from; k < Math.min(from + TOGETHER, bins); k++) {
        double part = magnitudes[k] / most;
        double power = Math.max(part * part, FLOOR);
        sum += power;
        product *= power;
      }
      logs += StrictMath.log(product);
    }
    return StrictMath.exp(logs / bins) / (sum / bins);
  }
}
