package tenuto.dsp.levels;

import java.util.Arrays;

/**
 * The noise-shaping filter with the shape of the threshold of hearing: lowest where the ear is most
 * sensitive. It is the prediction error filter (Levinson recursion) for the inverse of the
 * threshold, so its first tap is 1 and the mean of its response in dB is 0: noise removed at some
 * frequencies is added at others (Gerzon, Craven, "Optimal noise shaping and dither of digital
 * signals", AES 1989).
 */
final class HearingThreshold {
  private static final int ORDER = 12;
  private static final int POINTS = 1024;

  /**
   * The range between the lowest and the highest frequency response: more would make the total
   * noise too loud.
   */
  private static final double RANGE_DB = 30;

  /** The limits in kHz, beyond which the threshold is constant. */
  private static final double LOWEST = 0.1;

  private static final double HIGHEST = 20;

  private HearingThreshold() {}

  /** The filter's taps after the first one. */
  static double[] taps(double sampleRate) {
    double[] threshold = new double[POINTS];
    for (int i = 0; i < POINTS; i++) {
      threshold[i] = dB((i + 0.5) / POINTS * sampleRate / 2000);
    }
    double least = Arrays.stream(threshold).min().orElseThrow();
    double[] correlation = new double[ORDER + 1];
    for (int i = 0; i < POINTS; i++) {
      double above = Math.min(threshold[i] - least, RANGE_DB);
      double power = StrictMath.pow(10, -above / 10);
      for (int k = 0; k <= ORDER; k++) {
        correlation[k] += power * StrictMath.cos(Math.PI * k * (i + 0.5) / POINTS);
      }
    }
    return predicted(correlation);
  }

  /** The threshold in quiet in dB (Terhardt, "Calculating virtual pitch", 1979). */
  private static double dB(double asked) {
    double kHz = Math.clamp(asked, LOWEST, HIGHEST);
    double dip = kHz - 3.3;
    return 3.64 * StrictMath.pow(kHz, -0.8)
        - 6.5 * StrictMath.exp(-0.6 * dip * dip)
        + 1e-3 * StrictMath.pow(kHz, 4);
  }

  private static double[] predicted(double[] correlation) {
    double[] taps = new double[ORDER + 1];
    taps[0] = 1;
    double error = correlation[0];
    for (int n = 1; n <= ORDER; n++) {
      double sum = 0;
      for (int k = 0; k < n; k++) {
        sum += taps[k] * correlation[n - k];
      }
      double reflection = -sum / error;
      double[] before = taps.clone();
      for (int k = 1; k <= n; k++) {
        taps[k] = before[k] + reflection * before[n - k];
      }
      error *= 1 - reflection * reflection;
    }
    return Arrays.copyOfRange(taps, 1, ORDER + 1);
  }
}
