package tenuto.dsp.support;

import java.util.BitSet;

/** The lines of a spectrum of sounds that repeat after 2<sup>k</sup> samples. */
public final class PeriodicLines {
  private final double[] re;
  private final double[] im;
  private final int n;

  private PeriodicLines(double[] re, double[] im) {
    this.re = re;
    this.im = im;
    n = re.length;
  }

  /**
   * The lines of some samples.
   *
   * @param n how many, a power of two
   */
  public static PeriodicLines of(double[] y, int from, int n) {
    double[] re = new double[n];
    double[] im = new double[n];
    int bits = Integer.numberOfTrailingZeros(n);
    for (int i = 0; i < n; i++) {
      re[Integer.reverse(i) >>> (32 - bits)] = y[from + i] * 2 / n;
    }
    double[] cos = new double[n / 2];
    double[] sin = new double[n / 2];
    for (int k = 0; k < n / 2; k++) {
      cos[k] = Math.cos(2 * Math.PI * k / n);
      sin[k] = -Math.sin(2 * Math.PI * k / n);
    }
    for (int half = 1; half < n; half *= 2) {
      for (int pair = 0; pair < n; pair += 2 * half) {
        for (int k = 0; k < half; k++) {
          int a = pair + k;
          int b = a + half;
          double c = cos[k * (n / 2 / half)];
          double s = sin[k * (n / 2 / half)];
          double x = re[b] * c - im[b] * s;
          double z = re[b] * s + im[b] * c;
          re[b] = re[a] - x;
          im[b] = im[a] - z;
          re[a] += x;
          im[a] += z;
        }
      }
    }
    return new PeriodicLines(re, im);
  }

  /** The amplitude of a sine with so many periods. */
  public double sine(int periods) {
    return -im[periods];
  }

  /** The amplitude of a cosine with so many periods. */
  public double cosine(int periods) {
    return re[periods];
  }

  /** The amplitude, whatever the phase. */
  public double amplitude(int periods) {
    return Math.hypot(re[periods], im[periods]);
  }

  /** The sum of all other lines' power but that of 0 Hz, in dB below the strongest of these. */
  public double others(BitSet lines) {
    double strongest = 0;
    double power = 0;
    for (int k = 1; k < n / 2; k++) {
      if (lines.get(k)) {
        strongest = Math.max(strongest, amplitude(k));
      } else {
        power += amplitude(k) * amplitude(k);
      }
    }
    return 10 * Math.log10(power / (strongest * strongest));
  }

  /** All multiples of some lines below half of {@code n}. */
  public static BitSet harmonics(int n, int... fundamentals) {
    BitSet lines = new BitSet();
    for (int fundamental : fundamentals) {
      for (int k = fundamental; k < n / 2; k += fundamental) {
        lines.set(k);
      }
    }
    return lines;
  }

  /**
   * Where the first harmonics are, and what is around them in steps of what moves them.
   *
   * @param step above twice {@code count}, so that lines that are folded come between
   */
  public static BitSet sidebands(int n, int fundamental, int step, int count) {
    BitSet lines = new BitSet();
    for (int k = 0; k <= count; k++) {
      for (int line = k * fundamental % step; line < n / 2; line += step) {
        lines.set(line);
      }
      for (int line = Math.floorMod(-k * fundamental, step); line < n / 2; line += step) {
        lines.set(line);
      }
    }
    return lines;
  }
}
