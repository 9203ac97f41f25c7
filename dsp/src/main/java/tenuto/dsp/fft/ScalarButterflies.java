package tenuto.dsp.fft;

/**
 * {@link VectorButterflies} one number at a time, over arrays: the same operations in the same
 * order, and so the same bits.
 *
 * <p>Vectors take 0.2 s to be compiled and are a thousand times slower until then; this is fast
 * from the beginning, and so is what a patch with a few transforms runs.
 */
final class ScalarButterflies {
  private ScalarButterflies() {}

  /** Radix 4 of numbers {@code quarter} apart; the meaning of the rest is the vectors'. */
  static void four(
      double[] xr,
      double[] xi,
      double[] yr,
      double[] yi,
      int quarter,
      int stride,
      double[] factors,
      int shift) {
    for (int p = 0; p < quarter; p += stride) {
      four(xr, xi, yr, yi, p, quarter, stride, factors, 6 * (p >>> shift));
    }
  }

  private static void four(
      double[] xr,
      double[] xi,
      double[] yr,
      double[] yi,
      int p,
      int quarter,
      int stride,
      double[] factors,
      int k) {
    double w1 = factors[k];
    double v1 = factors[k + 1];
    double w2 = factors[k + 2];
    double v2 = factors[k + 3];
    double w3 = factors[k + 4];
    double v3 = factors[k + 5];
    int b = p + quarter;
    int c = b + quarter;
    int d = c + quarter;
    int o = 4 * p;
    for (int i = 0; i < stride; i++) {
      double er = xr[p + i] + xr[c + i];
      double ei = xi[p + i] + xi[c + i];
      double fr = xr[b + i] + xr[d + i];
      double fi = xi[b + i] + xi[d + i];
      double gr = xr[p + i] - xr[c + i];
      double gi = xi[p + i] - xi[c + i];
      double hr = xr[b + i] - xr[d + i];
      double hi = xi[b + i] - xi[d + i];
      yr[o + i] = er + fr;
      yi[o + i] = ei + fi;
      double x = gr + hi;
      double y = gi - hr;
      yr[o + stride + i] = x * w1 - y * v1;
      yi[o + stride + i] = Math.fma(y, w1, x * v1);
      x = er - fr;
      y = ei - fi;
      yr[o + 2 * stride + i] = x * w2 - y * v2;
      yi[o + 2 * stride + i] = Math.fma(y, w2, x * v2);
      x = gr - hi;
      y = gi + hr;
      yr[o + 3 * stride + i] = x * w3 - y * v3;
      yi[o + 3 * stride + i] = Math.fma(y, w3, x * v3);
    }
  }

  /** A last pass of radix 2. */
  static void two(double[] xr, double[] xi, double[] yr, double[] yi, int half) {
    for (int i = 0; i < half; i++) {
      double ar = xr[i];
      double ai = xi[i];
      double br = xr[half + i];
      double bi = xi[half + i];
      yr[i] = ar + br;
      yi[i] = ai + bi;
      yr[half + i] = ar - br;
      yi[half + i] = ai - bi;
    }
  }

  /**
   * Multiplies the 8 numbers at {@code at} by the 8 factors {@code rows[r]} and by a factor w + iv.
   */
  static void turn(double[] xr, double[] xi, int at, double[] rows, int r, double w, double v) {
    for (int i = 0; i < 8; i++) {
      double x = xr[at + i];
      double y = xi[at + i];
      double s = x * rows[16 * r + i] - y * rows[16 * r + 8 + i];
      double t = Math.fma(y, rows[16 * r + i], x * rows[16 * r + 8 + i]);
      xr[at + i] = s * w - t * v;
      xi[at + i] = Math.fma(t, w, s * v);
    }
  }

  /**
   * Bins of a complex transform and their partners become those of a real one, or back.
   *
   * @param row n real parts and n imaginary parts of bins from {@code begin} on, then those of as
   *     many partners, which end with bin {@code begin}'s
   */
  static void pairs(
      double[] row, int n, int begin, double[] places, double[] line, double scale, boolean back) {
    double sign = back ? -1 : 1;
    for (int i = begin; i < n; i++) {
      int partner = n - 1 - i;
      double lr = line[i / 8 * 2];
      double li = line[i / 8 * 2 + 1];
      double pr = places[i % 8];
      double pi = places[8 + i % 8];
      double wr = (pr * lr - pi * li) * sign;
      double wi = Math.fma(pi, lr, pr * li);
      double ar = row[i];
      double ai = row[n + i];
      double br = row[2 * n + partner];
      double bi = row[3 * n + partner];
      double er = ar + br;
      double ei = ai - bi;
      double or = ai + bi;
      double oi = br - ar;
      double tr = or * wr - oi * wi;
      double ti = Math.fma(oi, wr, or * wi);
      row[i] = (er + tr) * scale;
      row[n + i] = (ei + ti) * scale;
      row[2 * n + partner] = (er - tr) * scale;
      row[3 * n + partner] = (ti - ei) * scale;
    }
  }
}
