package tenuto.dsp.fft;

import tenuto.engine.base.Fma;

/** {@link VectorProducts} one number at a time, over arrays, with the same bits. */
final class ScalarProducts {
  private static final int ROW = ResidueTree.LEAST;

  private ScalarProducts() {}

  static void expand(
      double[] hr, double[] hi, double[] re, double[] im, int count, double[] factors, int first) {
    for (int n = 0; n < count; n++) {
      int k = (first + n) & -2;
      double w = (n & 1) == 0 ? factors[k] : -factors[k];
      double v = (n & 1) == 0 ? factors[k + 1] : -factors[k + 1];
      for (int i = ROW * n; i < ROW * (n + 1); i++) {
        int g = i + ROW * n;
        re[g] = Fma.of(hi[i], -v, hr[i] * w);
        im[g] = Fma.of(hr[i], v, hi[i] * w);
        re[g + ROW] = hr[i];
        im[g + ROW] = hi[i];
      }
    }
  }

  static void multiply(
      double[] xr, double[] xi, double[] re, double[] im, double[] yr, double[] yi, int count) {
    for (int n = 0; n < count; n++) {
      for (int i = ROW * n; i < ROW * (n + 1); i++) {
        double p = 0;
        double q = 0;
        double r = 0;
        double s = 0;
        int g = ROW * (n + 1) + i;
        for (int j = ROW * n; j < ROW * (n + 1); j++) {
          p = Fma.of(xr[j], re[g], p);
          q = Fma.of(xi[j], im[g], q);
          r = Fma.of(xr[j], im[g], r);
          s = Fma.of(xi[j], re[g], s);
          g--;
        }
        yr[i] = p - q;
        yi[i] = r + s;
      }
    }
  }
}
