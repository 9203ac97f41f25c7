package tenuto.dsp.fft;

import tenuto.engine.base.Fma;

/**
 * The powers of a root of unity: W<sup>e</sup> = exp(-2πi·e/2<sup>bits</sup>) for any e.
 *
 * <p>A power is the product of a coarse one (the high half of e) and a fine one (the low half), so
 * that 2<sup>40</sup> of them take tables of 32 MiB instead of 16 TiB. Those in the tables are
 * computed by StrictMath from an angle of at most π/4 including its rounding error, and are
 * accurate to about the last bit; products to about two.
 */
final class Roots {
  private static final double TWO_PI = 2 * Math.PI;

  /** 2π less TWO_PI. */
  private static final double TWO_PI_REST = 2.4492935982947064e-16;

  private final long mask;
  private final int fineBits;
  private final long fineMask;

  /** Real and imaginary part by exponent. */
  private final double[] fine;

  /** Real and imaginary part by exponent / 2<sup>fineBits</sup>. */
  private final double[] coarse;

  /** The powers of exp(-2πi/2<sup>bits</sup>), bits from 0 to 41. */
  Roots(int bits) {
    mask = (1L << bits) - 1;
    fineBits = bits / 2;
    fineMask = (1L << fineBits) - 1;
    fine = new double[2 << fineBits];
    coarse = new double[2 << (bits - fineBits)];
    for (int k = 0; k < fine.length / 2; k++) {
      root(k, bits, fine, 2 * k);
    }
    for (int k = 0; k < coarse.length / 2; k++) {
      root((long) k << fineBits, bits, coarse, 2 * k);
    }
  }

  /**
   * Writes W to the powers start, start + step, …: {@code count} times real part, imaginary part.
   *
   * @param start of either sign, as {@code step}
   */
  void line(long start, long step, int count, double[] to, int at) {
    for (int k = 0; k < count; k++) {
      long e = (start + k * step) & mask;
      int high = 2 * (int) (e >>> fineBits);
      int low = 2 * (int) (e & fineMask);
      double cr = coarse[high];
      double ci = coarse[high + 1];
      double fr = fine[low];
      double fi = fine[low + 1];
      to[at + 2 * k] = cr * fr - ci * fi;
      to[at + 2 * k + 1] = Fma.of(cr, fi, ci * fr);
    }
  }

  /**
   * Writes the real and the imaginary part of exp(-2πi·k/2<sup>bits</sup>). Whole quarter turns are
   * removed exactly, in integers.
   */
  private static void root(long k, int bits, double[] to, int at) {
    long turn = bits == 0 ? 0 : k << (64 - bits);
    int quarter = (int) ((turn + (1L << 61)) >>> 62);
    double turns = (turn - ((long) quarter << 62)) * 0x1p-64;
    double angle = turns * TWO_PI;
    double rest = Fma.of(turns, TWO_PI, -angle) + turns * TWO_PI_REST;
    double cosine = StrictMath.cos(angle);
    double sine = StrictMath.sin(angle);
    double c = cosine - rest * sine;
    double s = sine + rest * cosine;
    double x = (quarter & 1) == 0 ? c : s;
    double y = (quarter & 1) == 0 ? s : c;
    to[at] = quarter == 1 || quarter == 2 ? -x : x;
    to[at + 1] = quarter == 0 || quarter == 1 ? -y : y;
  }
}
