package tenuto.dsp.support;

/** Controls that swing smoothly, and how much what they move steps. */
public final class Sweeps {
  /** Samples that show some swings. */
  public static final int LENGTH = 1 << 15;

  private static final int SETTLED = 4000;
  private static final int OF_STEP = 35;

  private Sweeps() {}

  /** From low to high and back, evenly in pitch, so many times a second. */
  public static double[] exponential(
      int n, double low, double high, double hertz, double sampleRate) {
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = low * StrictMath.pow(high / low, swing(i * hertz / sampleRate));
    }
    return x;
  }

  /** The same, evenly. */
  public static double[] linear(int n, double low, double high, double hertz, double sampleRate) {
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = low + (high - low) * swing(i * hertz / sampleRate);
    }
    return x;
  }

  private static double swing(double turns) {
    return 0.5 - 0.5 * StrictMath.cos(2 * Math.PI * turns);
  }

  /** A sine of 1. */
  public static double[] tone(int n, double hertz, double sampleRate) {
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = StrictMath.sin(2 * Math.PI * hertz * i / sampleRate);
    }
    return x;
  }

  /**
   * The highest step within what is made of a low tone, after its first {@value #SETTLED} samples,
   * against its peak, in dB: the eighth difference, which is next to nothing of a slow wave, and
   * {@value #OF_STEP} of a step of 1.
   */
  public static double stepsInDb(double[] y) {
    double[] left = y.clone();
    for (int order = 0; order < 8; order++) {
      for (int i = left.length - 1; i > order; i--) {
        left[i] -= left[i - 1];
      }
    }
    double most = 0;
    double peak = 0;
    for (int i = SETTLED; i < y.length; i++) {
      most = Math.max(most, Math.abs(left[i]) / OF_STEP);
      peak = Math.max(peak, Math.abs(y[i]));
    }
    return 20 * StrictMath.log10(most / peak);
  }
}
