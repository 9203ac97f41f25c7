package tenuto.dsp;

import java.lang.foreign.Arena;

/** The transform's scalar twin: the same operations in the same order, one number at a time. */
final class ScalarStockham {
  private static final double HALF_ROOT = Math.sqrt(0.5);

  private ScalarStockham() {}

  /** Transforms 2^bits numbers, bits >= 6, re and im in turn. */
  static double[] forward(double[] x) {
    int size = x.length / 2;
    int bits = Integer.numberOfTrailingZeros(size);
    int fours = (3 - bits % 3) % 3;
    double[] from = x;
    int done = 0;
    for (int pass = 0; done < bits; pass++) {
      int radixBits = pass >= 1 && pass <= fours ? 2 : 3;
      from = pass(from, 1 << radixBits, 1 << done, bits - done, bits - done - radixBits);
      done += radixBits;
    }
    return from;
  }

  private static double[] pass(double[] x, int radix, int stride, int bits, int countBits) {
    int count = 1 << countBits;
    double[] line = new double[Twiddles.lineLength(radix)];
    double[] y = new double[x.length];
    try (Arena arena = Arena.ofConfined()) {
      Twiddles twiddles = new Twiddles(bits, radix, countBits, arena);
      for (int p = 0; p < count; p++) {
        twiddles.line(p & -8, line);
        for (int q = 0; q < stride; q++) {
          double[] in = new double[2 * radix];
          for (int j = 0; j < radix; j++) {
            in[2 * j] = x[2 * (q + stride * (p + count * j))];
            in[2 * j + 1] = x[2 * (q + stride * (p + count * j)) + 1];
          }
          double[] out = radix == 8 ? eight(in) : four(in);
          for (int r = 0; r < radix; r++) {
            double re = out[2 * r];
            double im = out[2 * r + 1];
            int to = 2 * (q + stride * (radix * p + r));
            double wr = r == 0 ? 1 : line[16 * (r - 1) + p % 8];
            double wi = r == 0 ? 0 : line[16 * (r - 1) + 8 + p % 8];
            y[to] = r == 0 ? re : Math.fma(re, wr, -(im * wi));
            y[to + 1] = r == 0 ? im : Math.fma(im, wr, re * wi);
          }
        }
      }
    }
    return y;
  }

  private static double[] four(double[] x) {
    double[] s = {x[0] + x[4], x[1] + x[5], x[2] + x[6], x[3] + x[7]};
    double[] d = {x[0] - x[4], x[1] - x[5], x[2] - x[6], x[3] - x[7]};
    return new double[] {
      s[0] + s[2],
      s[1] + s[3],
      d[0] + d[3],
      d[1] - d[2],
      s[0] - s[2],
      s[1] - s[3],
      d[0] - d[3],
      d[1] + d[2]
    };
  }

  private static double[] eight(double[] x) {
    double[] s = new double[8];
    double[] d = new double[8];
    for (int i = 0; i < 8; i++) {
      s[i] = x[i] + x[i + 8];
      d[i] = x[i] - x[i + 8];
    }
    double[] even = four(s);
    double ur = d[2] + d[3];
    double ui = d[3] - d[2];
    double vr = d[7] - d[6];
    double vi = d[6] + d[7];
    double ar = d[0] + d[5];
    double ai = d[1] - d[4];
    double br = d[0] - d[5];
    double bi = d[1] + d[4];
    return new double[] {
      even[0],
      even[1],
      Math.fma(ur + vr, HALF_ROOT, ar),
      Math.fma(ui - vi, HALF_ROOT, ai),
      even[2],
      even[3],
      Math.fma(ui + vi, HALF_ROOT, br),
      Math.fma(ur - vr, -HALF_ROOT, bi),
      even[4],
      even[5],
      Math.fma(ur + vr, -HALF_ROOT, ar),
      Math.fma(ui - vi, -HALF_ROOT, ai),
      even[6],
      even[7],
      Math.fma(ui + vi, -HALF_ROOT, br),
      Math.fma(ur - vr, HALF_ROOT, bi)
    };
  }
}
