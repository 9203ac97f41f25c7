package tenuto.dsp.reverbs;

/**
 * Loops over arrays at the same index, each short enough for C2 to vectorize it: a single loop for
 * all of them takes three times as long.
 */
final class Loops {
  /**
   * Added and subtracted again, it rounds values that would soon be denormal numbers, which are
   * slow, to 0, and leaves audible ones unchanged.
   */
  static final double FADED = 1e-270;

  private Loops() {}

  static void scale(double[] x, double gain, int n) {
    for (int i = 0; i < n; i++) {
      x[i] *= gain;
    }
  }

  static void add(double[] to, double[] x, double gain, int n) {
    for (int i = 0; i < n; i++) {
      to[i] += gain * x[i];
    }
  }

  /** A weighted sum of four arrays, added to the weighted present values. */
  static void weigh(
      double[] to,
      double[] a,
      double[] b,
      double[] c,
      double[] d,
      double[] weights,
      int from,
      int n) {
    double p = weights[from];
    double q = weights[from + 1];
    double r = weights[from + 2];
    double s = weights[from + 3];
    for (int i = 0; i < n; i++) {
      to[i] += (p * a[i] + q * b[i]) + (r * c[i] + s * d[i]);
    }
  }

  /** The Hadamard matrix of order 4, times 2. */
  static void hadamard(double[] a, double[] b, double[] c, double[] d, int n) {
    for (int i = 0; i < n; i++) {
      double p = a[i] + b[i];
      double q = a[i] - b[i];
      double r = c[i] + d[i];
      double s = c[i] - d[i];
      a[i] = p + r;
      b[i] = q + s;
      c[i] = p - r;
      d[i] = q - s;
    }
  }

  /** The weighted sum and difference of two arrays, plus a weighted third one. */
  static void meet(
      double[] a, double[] b, double gain, double[] in, double forA, double forB, int n) {
    for (int i = 0; i < n; i++) {
      double p = gain * a[i];
      double q = gain * b[i];
      a[i] = (p + q + forA * in[i] + FADED) - FADED;
      b[i] = (p - q + forB * in[i] + FADED) - FADED;
    }
  }
}
