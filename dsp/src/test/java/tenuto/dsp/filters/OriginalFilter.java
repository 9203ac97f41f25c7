package tenuto.dsp.filters;

/**
 * A Butterworth filter as the original Sonic Field designed and ran it, in plain loops: poles of
 * the prototype, the bilinear transform, one polynomial over past inputs and outputs, each input
 * divided by a gain with a sign. A model to compare with, good where double numbers suffice for
 * that.
 */
public final class OriginalFilter {
  private final double[] zeros;
  private final double[] weights;
  private final double gain;

  private OriginalFilter(double[][] poles, double[] zeros, double turns, int sign) {
    this.zeros = zeros;
    double[] re = {1};
    double[] im = {0};
    for (double[] pole : poles) {
      double[] nextRe = new double[re.length + 1];
      double[] nextIm = new double[re.length + 1];
      for (int k = 0; k < re.length; k++) {
        nextRe[k] += re[k];
        nextIm[k] += im[k];
        nextRe[k + 1] -= pole[0] * re[k] - pole[1] * im[k];
        nextIm[k + 1] -= pole[0] * im[k] + pole[1] * re[k];
      }
      re = nextRe;
      im = nextIm;
    }
    weights = re;
    gain = sign * size(zeros, turns) / size(weights, turns);
  }

  public static OriginalFilter highPass(double hz, int order, double rate) {
    double edge = 2 * Math.tan(Math.PI * hz / rate);
    double[][] poles = new double[order][];
    for (int k = 0; k < order; k++) {
      double angle = Math.PI * (2 * k + order + 1) / (2 * order);
      poles[k] = bilinear(edge * Math.cos(angle), -edge * Math.sin(angle));
    }
    double[] zeros = {1};
    for (int k = 0; k < order; k++) {
      zeros = times(zeros, 1, -1);
    }
    return new OriginalFilter(poles, zeros, 0.5, order % 2 == 0 ? 1 : -1);
  }

  public static OriginalFilter bandPass(double lowHz, double highHz, int order, double rate) {
    double low = 2 * Math.tan(Math.PI * lowHz / rate);
    double high = 2 * Math.tan(Math.PI * highHz / rate);
    double[][] poles = new double[2 * order][];
    double[] zeros = {1};
    for (int k = 0; k < order; k++) {
      double angle = Math.PI * (2 * k + order + 1) / (2 * order);
      double re = Math.cos(angle) * (high - low) / 2;
      double im = Math.sin(angle) * (high - low) / 2;
      double x = re * re - im * im - low * high;
      double y = 2 * re * im;
      double size = Math.sqrt(Math.hypot(x, y));
      double half = Math.atan2(y, x) / 2;
      double rootRe = size * Math.cos(half);
      double rootIm = size * Math.sin(half);
      poles[2 * k] = bilinear(re + rootRe, im + rootIm);
      poles[2 * k + 1] = bilinear(re - rootRe, im - rootIm);
      zeros = times(zeros, 1, 0, -1);
    }
    double middle = (lowHz + highHz) / 2 / rate;
    return new OriginalFilter(poles, zeros, middle, order % 2 == 0 ? 1 : -1);
  }

  /** (2 + s) / (2 − s) */
  private static double[] bilinear(double re, double im) {
    double below = (2 - re) * (2 - re) + im * im;
    return new double[] {((2 + re) * (2 - re) - im * im) / below, 4 * im / below};
  }

  private static double[] times(double[] a, double... b) {
    double[] product = new double[a.length + b.length - 1];
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < b.length; j++) {
        product[i + j] += a[i] * b[j];
      }
    }
    return product;
  }

  private static double size(double[] polynomial, double turns) {
    double re = 0;
    double im = 0;
    for (int k = 0; k < polynomial.length; k++) {
      re += polynomial[k] * Math.cos(2 * Math.PI * turns * k);
      im -= polynomial[k] * Math.sin(2 * Math.PI * turns * k);
    }
    return Math.hypot(re, im);
  }

  public double[] apply(double[] x) {
    Past past = new Past();
    double[] y = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      y[i] = past.next(this, x[i]);
    }
    return y;
  }

  /** The last inputs and outputs, whichever filter they came through. */
  public static final class Past {
    private final double[] inputs = new double[16];
    private final double[] outputs = new double[16];

    public double next(OriginalFilter filter, double x) {
      System.arraycopy(inputs, 0, inputs, 1, 15);
      System.arraycopy(outputs, 0, outputs, 1, 15);
      inputs[0] = x / filter.gain;
      double y = 0;
      for (int k = 0; k < filter.zeros.length; k++) {
        y += filter.zeros[k] * inputs[k];
      }
      for (int k = 1; k < filter.weights.length; k++) {
        y -= filter.weights[k] * outputs[k];
      }
      outputs[0] = y;
      return y;
    }
  }
}
