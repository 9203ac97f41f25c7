package tenuto.dsp.support;

/** Spectra of short arrays, by the plain recursion. */
public final class Spectra {
  private Spectra() {}

  /**
   * The amplitude of each frequency, from 0 to half the sample rate.
   *
   * @param x samples, a power of two of them, in which tones have whole cycles
   */
  public static double[] amplitudes(double[] x) {
    double[] real = x.clone();
    double[] imaginary = new double[x.length];
    transform(real, imaginary);
    double[] amplitudes = new double[x.length / 2 + 1];
    for (int i = 0; i < amplitudes.length; i++) {
      amplitudes[i] = 2 * Math.hypot(real[i], imaginary[i]) / x.length;
    }
    amplitudes[0] /= 2;
    return amplitudes;
  }

  private static void transform(double[] real, double[] imaginary) {
    int n = real.length;
    if (n == 1) {
      return;
    }
    double[][] parts = new double[4][n / 2];
    for (int i = 0; i < n / 2; i++) {
      parts[0][i] = real[2 * i];
      parts[1][i] = imaginary[2 * i];
      parts[2][i] = real[2 * i + 1];
      parts[3][i] = imaginary[2 * i + 1];
    }
    transform(parts[0], parts[1]);
    transform(parts[2], parts[3]);
    for (int i = 0; i < n / 2; i++) {
      double angle = -2 * Math.PI * i / n;
      double re = parts[2][i] * Math.cos(angle) - parts[3][i] * Math.sin(angle);
      double im = parts[2][i] * Math.sin(angle) + parts[3][i] * Math.cos(angle);
      real[i] = parts[0][i] + re;
      imaginary[i] = parts[1][i] + im;
      real[i + n / 2] = parts[0][i] - re;
      imaginary[i + n / 2] = parts[1][i] - im;
    }
  }

  /**
   * The largest size of the wave that the sampling theorem has run through samples, silence around
   * them, at so many points each: by a transform that is filled up with zeros.
   */
  public static double crest(double[] x, int points) {
    int n = Integer.highestOneBit(2 * x.length + 1024) * 2;
    double[] real = new double[n];
    System.arraycopy(x, 0, real, n / 4, x.length);
    double[] imaginary = new double[n];
    transform(real, imaginary);
    double most = 0;
    for (int point = 0; point < points; point++) {
      double[] re = new double[n];
      double[] im = new double[n];
      for (int i = 0; i < n; i++) {
        int turns = i < n / 2 ? i : i - n;
        double angle = 2 * Math.PI * turns * point / points / n;
        double cos = Math.cos(angle);
        double sin = i == n / 2 ? 0 : Math.sin(angle);
        re[i] = real[i] * cos - imaginary[i] * sin;
        im[i] = -(real[i] * sin + imaginary[i] * cos); // of the conjugate: so it turns back
      }
      transform(re, im);
      for (double each : re) {
        most = Math.max(most, Math.abs(each) / n);
      }
    }
    return most;
  }

  /** A sine of so many cycles in {@code n} samples, for as long as is asked. */
  public static double[] sine(int cycles, int n, double amplitude, int length) {
    double[] x = new double[length];
    for (int i = 0; i < length; i++) {
      x[i] = amplitude * Math.sin(2 * Math.PI * ((long) cycles * i % n) / n);
    }
    return x;
  }

  /** In dB. */
  public static double dB(double amplitude) {
    return 20 * Math.log10(amplitude);
  }
}
