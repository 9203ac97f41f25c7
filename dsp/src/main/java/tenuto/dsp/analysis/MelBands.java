package tenuto.dsp.analysis;

import tenuto.engine.base.Require;

/**
 * Levels of the bands of M. Slaney's "Auditory Toolbox", 1998: triangles of equal area, evenly
 * spaced on a mel scale that is linear up to 1 kHz and logarithmic above. Each level is the power
 * in dB, at least −100.
 *
 * @param count number of bands, from 0 Hz up to {@code highest}
 * @param highest frequency in Hz, limited to half the sample rate
 */
record MelBands(int count, double highest) implements Feature {
  /** The largest number of bands: more would be narrower than a window can resolve. */
  static final int MOST = 256;

  private static final double FLOOR = 1e-10;
  private static final double BREAK_HZ = 1000;
  private static final double BREAK_MEL = 15;

  /** Mel per factor of e above the break. */
  private static final double LOGARITHMIC = 27 / StrictMath.log(6.4);

  /** The feature with the numbers that a program gives. */
  static MelBands of(double bands, double highest) {
    int count = Require.whole("bands", bands, 1, MOST);
    Require.that(highest >= 1, "highest", "must be 1 or more", highest);
    return new MelBands(count, highest);
  }

  @Override
  public int values() {
    return count;
  }

  static double mel(double hz) {
    return hz < BREAK_HZ
        ? hz * BREAK_MEL / BREAK_HZ
        : BREAK_MEL + LOGARITHMIC * StrictMath.log(hz / BREAK_HZ);
  }

  static double hz(double mel) {
    return mel < BREAK_MEL
        ? mel * BREAK_HZ / BREAK_MEL
        : BREAK_HZ * StrictMath.exp((mel - BREAK_MEL) / LOGARITHMIC);
  }

  /** The weights of consecutive bins, from the first on. */
  private record Band(int first, double[] weights) {}

  @Override
  public Meter begin(Frame frame) {
    Band[] triangles = new Band[count];
    double step = mel(Math.min(highest, frame.sampleRate() / 2)) / (count + 1);
    for (int i = 0; i < count; i++) {
      double low = hz(i * step) / frame.spacing();
      double middle = hz((i + 1) * step) / frame.spacing();
      double high = hz((i + 2) * step) / frame.spacing();
      int first = (int) Math.ceil(low);
      int end = Math.min(frame.bins(), (int) Math.floor(high) + 1);
      double[] weights = new double[Math.max(0, end - first)];
      for (int k = 0; k < weights.length; k++) {
        double bin = first + k;
        double height = Math.min((bin - low) / (middle - low), (high - bin) / (high - middle));
        weights[k] = Math.max(0, height) * 2 / ((high - low) * frame.spacing());
      }
      triangles[i] = new Band(first, weights);
    }
    return (now, to, at) -> {
      for (int i = 0; i < count; i++) {
        double power = power(now.magnitudes(), triangles[i]);
        to[at + i] = 10 * StrictMath.log10(Math.max(power, FLOOR));
      }
    };
  }

  private static double power(double[] magnitudes, Band band) {
    double sum = 0;
    for (int k = 0; k < band.weights.length; k++) {
      double magnitude = magnitudes[band.first + k];
      sum += band.weights[k] * magnitude * magnitude;
    }
    return sum;
  }
}
