package tenuto.dsp.fft;

import tenuto.engine.base.Fma;

/**
 * {@link VectorButterflies} one number at a time, over arrays: the same operations in the same
 * order, and so the same bits.
 *
 * <p>Vectors take 0.2 s to be compiled and are a thousand times slower until then; the scalar form
 * is fast from the start, so patches with few transforms use it. Each row is an array, and each
 * loop is short and has one index for all of them: C2 vectorizes such a loop, but neither one with
 * two indices into an array, nor one as long as a whole butterfly.
 */
final class ScalarButterflies {
  private ScalarButterflies() {}

  /**
   * Radix 4 of rows a to d of {@code n} numbers, in place, with the results at other rows: the
   * first at a, the second in c's and d's real parts, the third at b, the fourth in d's and c's
   * imaginary parts.
   *
   * @param factors those of the second to the fourth result from {@code k} on
   */
  static void four(
      double[][] re, double[][] im, int a, int b, int c, int d, int n, double[] factors, int k) {
    sums(re[a], re[b], re[c], re[d], n);
    sums(im[a], im[b], im[c], im[d], n);
    turn(re[b], im[b], factors[k + 2], factors[k + 3], n);
    turn(re[c], im[c], re[d], im[d], factors, k, n);
  }

  /** Replaces a by (a + c) + (b + d), b by (a + c) - (b + d), c by a - c and d by b - d. */
  private static void sums(double[] a, double[] b, double[] c, double[] d, int n) {
    for (int i = 0; i < n; i++) {
      double e = a[i] + c[i];
      double f = b[i] + d[i];
      double g = a[i] - c[i];
      double h = b[i] - d[i];
      a[i] = e + f;
      b[i] = e - f;
      c[i] = g;
      d[i] = h;
    }
  }

  /**
   * Multiplies g - ih by the first of three factors, to gr and hr, and g + ih by the third, to hi
   * and gi.
   */
  private static void turn(
      double[] gr, double[] gi, double[] hr, double[] hi, double[] factors, int k, int n) {
    double w = factors[k];
    double v = factors[k + 1];
    double w3 = factors[k + 4];
    double v3 = factors[k + 5];
    for (int i = 0; i < n; i++) {
      double x = gr[i] + hi[i];
      double y = gi[i] - hr[i];
      double x3 = gr[i] - hi[i];
      double y3 = gi[i] + hr[i];
      gr[i] = x * w - y * v;
      hr[i] = Fma.of(y, w, x * v);
      hi[i] = x3 * w3 - y3 * v3;
      gi[i] = Fma.of(y3, w3, x3 * v3);
    }
  }

  /** Replaces x by x + y and y by x - y. */
  static void sumAndDifference(double[] x, double[] y, int n) {
    for (int i = 0; i < n; i++) {
      double sum = x[i] + y[i];
      double difference = x[i] - y[i];
      x[i] = sum;
      y[i] = difference;
    }
  }

  /** Multiplies each x + iy by w + iv. */
  static void turn(double[] x, double[] y, double w, double v, int n) {
    for (int i = 0; i < n; i++) {
      double turned = x[i] * w - y[i] * v;
      y[i] = Fma.of(y[i], w, x[i] * v);
      x[i] = turned;
    }
  }

  /** Multiplies each x + iy by its own w + iv. */
  static void turn(double[] x, double[] y, double[] w, double[] v, int n) {
    for (int i = 0; i < n; i++) {
      double turned = x[i] * w[i] - y[i] * v[i];
      y[i] = Fma.of(y[i], w[i], x[i] * v[i]);
      x[i] = turned;
    }
  }

  /**
   * Bins of a complex transform and their partners become those of a real one, or back.
   *
   * @param row n real parts and n imaginary parts of bins from {@code begin} on, then those of as
   *     many partners, which end with bin {@code begin}'s
   * @param lineAt where the line begins, which has a factor for each 8 bins
   */
  static void pairs(
      double[] row,
      int n,
      int begin,
      double[] places,
      double[] line,
      int lineAt,
      double scale,
      boolean back) {
    double sign = back ? -1 : 1;
    for (int i = begin; i < n; i++) {
      int partner = n - 1 - i;
      double lr = line[lineAt + i / 8 * 2];
      double li = line[lineAt + i / 8 * 2 + 1];
      double pr = places[i % 8];
      double pi = places[8 + i % 8];
      double wr = (pr * lr - pi * li) * sign;
      double wi = Fma.of(pi, lr, pr * li);
      double ar = row[i];
      double ai = row[n + i];
      double br = row[2 * n + partner];
      double bi = row[3 * n + partner];
      double er = ar + br;
      double ei = ai - bi;
      double or = ai + bi;
      double oi = br - ar;
      double tr = or * wr - oi * wi;
      double ti = Fma.of(oi, wr, or * wi);
      row[i] = (er + tr) * scale;
      row[n + i] = (ei + ti) * scale;
      row[2 * n + partner] = (er - tr) * scale;
      row[3 * n + partner] = (ti - ei) * scale;
    }
  }
}
