package tenuto.dsp.fft;

import tenuto.engine.base.Fma;

/** {@link VectorMerges} one number at a time, over arrays and in place, with the same bits. */
final class ScalarMerges {
  private ScalarMerges() {}

  static void four(double[] re, double[] im, int quarter, int count, double[] factors, int first) {
    for (int n = 0; n < count; n++) {
      int k = 6 * (first + n);
      double ur = factors[k];
      double ui = factors[k + 1];
      double vr = factors[k + 2];
      double vi = factors[k + 3];
      double wr = factors[k + 4];
      double wi = factors[k + 5];
      for (int a = 4 * quarter * n; a < (4 * n + 1) * quarter; a++) {
        int b = a + quarter;
        int c = b + quarter;
        int d = c + quarter;
        double pr = re[a] + re[b];
        double pi = im[a] + im[b];
        double qr = re[a] - re[b];
        double qi = im[a] - im[b];
        double rr = re[c] + re[d];
        double ri = im[c] + im[d];
        double sr = re[c] - re[d];
        double si = im[c] - im[d];
        re[a] = pr + rr;
        im[a] = pi + ri;
        re[b] = Fma.of(qi - sr, ui, (qr + si) * ur);
        im[b] = Fma.of(qr + si, -ui, (qi - sr) * ur);
        re[c] = Fma.of(pi - ri, vi, (pr - rr) * vr);
        im[c] = Fma.of(pr - rr, -vi, (pi - ri) * vr);
        re[d] = Fma.of(qi + sr, wi, (qr - si) * wr);
        im[d] = Fma.of(qr - si, -wi, (qi + sr) * wr);
      }
    }
  }

  static void two(double[] re, double[] im, int count, double[] factors, int first) {
    for (int n = 0; n < count; n++) {
      double w = factors[2 * (first + n)];
      double v = factors[2 * (first + n) + 1];
      int begin = 2 * ResidueTree.LEAST * n;
      for (int a = begin; a < begin + ResidueTree.LEAST; a++) {
        int b = a + ResidueTree.LEAST;
        double s = re[a] - re[b];
        double t = im[a] - im[b];
        re[a] += re[b];
        im[a] += im[b];
        re[b] = Fma.of(t, v, s * w);
        im[b] = Fma.of(s, -v, t * w);
      }
    }
  }
}
