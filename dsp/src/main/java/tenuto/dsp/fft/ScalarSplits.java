package tenuto.dsp.fft;

import tenuto.engine.base.Fma;

/** {@link VectorSplits} one number at a time, over arrays, with the same bits. */
final class ScalarSplits {
  private ScalarSplits() {}

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
        double fr = Fma.of(im[b], -ui, re[b] * ur);
        double fi = Fma.of(re[b], ui, im[b] * ur);
        double gr = Fma.of(im[c], -vi, re[c] * vr);
        double gi = Fma.of(re[c], vi, im[c] * vr);
        double hr = Fma.of(im[d], -wi, re[d] * wr);
        double hi = Fma.of(re[d], wi, im[d] * wr);
        double pr = re[a] + gr;
        double pi = im[a] + gi;
        double qr = re[a] - gr;
        double qi = im[a] - gi;
        re[a] = pr + (fr + hr);
        im[a] = pi + (fi + hi);
        re[b] = pr - (fr + hr);
        im[b] = pi - (fi + hi);
        re[c] = qr - (fi - hi);
        im[c] = qi + (fr - hr);
        re[d] = qr + (fi - hi);
        im[d] = qi - (fr - hr);
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
        double fr = Fma.of(im[b], -v, re[b] * w);
        double fi = Fma.of(re[b], v, im[b] * w);
        re[b] = re[a] - fr;
        im[b] = im[a] - fi;
        re[a] += fr;
        im[a] += fi;
      }
    }
  }
}
