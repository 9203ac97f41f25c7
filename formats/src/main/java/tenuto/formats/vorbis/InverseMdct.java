package tenuto.formats.vorbis;

/**
 * The inverse modified discrete cosine transform (IMDCT): y[i] = Σ x[k] cos(2π/n (i + 1/2 + n/4)(k
 * + 1/2)), with n/2 numbers in and n out.
 *
 * <p>With N = n/2 it is a discrete cosine transform of type IV, whose outputs are repeated with
 * other signs. That in turn is a complex transform of N/2 points with a rotation before and after
 * it: u[2k] + i·u[N-1-2k] is the conjugate of e(k) Σ e(j) (x[2j] + i·x[N-1-2j]) exp(-4πijk/N),
 * where e(j) = exp(-πi(j + 1/8)/N).
 */
final class InverseMdct {
  private final int half;
  private final int points;
  private final double[] turnRe;
  private final double[] turnIm;
  private final double[] rootRe;
  private final double[] rootIm;
  private final int[] reversed;
  private final double[] re;
  private final double[] im;
  private final double[] cosines;

  /**
   * @param n a power of two, at least 8
   */
  InverseMdct(int n) {
    half = n / 2;
    points = n / 4;
    turnRe = new double[points];
    turnIm = new double[points];
    rootRe = new double[points / 2];
    rootIm = new double[points / 2];
    reversed = new int[points];
    re = new double[points];
    im = new double[points];
    cosines = new double[half];
    for (int k = 0; k < points; k++) {
      turnRe[k] = StrictMath.cos(-Math.PI * (k + 0.125) / half);
      turnIm[k] = StrictMath.sin(-Math.PI * (k + 0.125) / half);
      reversed[k] = Integer.reverse(k) >>> Integer.numberOfLeadingZeros(points) + 1;
    }
    for (int k = 0; k < points / 2; k++) {
      rootRe[k] = StrictMath.cos(-2 * Math.PI * k / points);
      rootIm[k] = StrictMath.sin(-2 * Math.PI * k / points);
    }
  }

  /** Transforms the first n/2 numbers of {@code x} into n of {@code y}. */
  void apply(double[] x, double[] y) {
    for (int k = 0; k < points; k++) {
      double a = x[2 * k];
      double b = x[half - 1 - 2 * k];
      int to = reversed[k];
      re[to] = a * turnRe[k] - b * turnIm[k];
      im[to] = a * turnIm[k] + b * turnRe[k];
    }
    transform();
    for (int k = 0; k < points; k++) {
      cosines[2 * k] = re[k] * turnRe[k] - im[k] * turnIm[k];
      cosines[half - 1 - 2 * k] = -(re[k] * turnIm[k] + im[k] * turnRe[k]);
    }
    int quarter = half / 2;
    for (int i = 0; i < quarter; i++) {
      y[i] = cosines[quarter + i];
      y[half - 1 - i] = -y[i];
      y[half + i] = -cosines[quarter - 1 - i];
      y[2 * half - 1 - i] = y[half + i];
    }
  }

  /** The complex transform of numbers in bit-reversed order. */
  private void transform() {
    for (int size = 2; size <= points; size *= 2) {
      int step = points / size;
      int middle = size / 2;
      for (int from = 0; from < points; from += size) {
        for (int k = 0; k < middle; k++) {
          double wr = rootRe[k * step];
          double wi = rootIm[k * step];
          int a = from + k;
          int b = a + middle;
          double r = re[b] * wr - im[b] * wi;
          double i = re[b] * wi + im[b] * wr;
          re[b] = re[a] - r;
          im[b] = im[a] - i;
          re[a] += r;
          im[a] += i;
        }
      }
    }
  }
}
