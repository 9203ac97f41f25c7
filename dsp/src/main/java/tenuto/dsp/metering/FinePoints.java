package tenuto.dsp.metering;

import jdk.incubator.vector.DoubleVector;
import tenuto.dsp.kernel.KaiserWindow;
import tenuto.dsp.kernel.Lanes;
import tenuto.engine.base.Fma;

/**
 * Points of the wave between two samples, each a sum over {@value #TAPS} samples in their order: a
 * sum waits for each product, so vectors compute {@value #TOGETHER} places at a time.
 */
final class FinePoints {
  /** Points per sample. */
  static final int POINTS = 8;

  /** Samples on either side of a point. */
  static final int HALF = 512;

  /** Places in the arrays that {@link #between} is given. */
  static final int TOGETHER = 4;

  private static final int TAPS = 2 * HALF;
  private static final double BETA = 3;

  /** The weights of the points between two samples, those of one tap together. */
  private static final double[] WEIGHTS = weights();

  private FinePoints() {}

  private static double[] weights() {
    KaiserWindow window = new KaiserWindow(BETA);
    double[] weights = new double[TAPS * POINTS];
    for (int tap = 0; tap < TAPS; tap++) {
      for (int point = 0; point < POINTS; point++) {
        double at = tap - (HALF - 1) - (double) point / POINTS;
        double sinc = at == 0 ? 1 : StrictMath.sin(Math.PI * at) / (Math.PI * at);
        weights[tap * POINTS + point] = sinc * window.at(at / HALF);
      }
    }
    return weights;
  }

  /** What a sample counts for one of the points after another one, the {@link #HALF}th. */
  static double weight(int tap, int point) {
    return WEIGHTS[tap * POINTS + point];
  }

  /**
   * Computes the points from some samples up to the next ones.
   *
   * @param count how many are wanted
   * @param points an array for each
   */
  static void between(double[] x, int[] samples, int count, double[][] points, boolean vectors) {
    if (vectors) {
      for (int part = 0; part < POINTS; part += Lanes.COUNT) {
        Vectors.between(x, samples, points, part);
      }
    } else {
      for (int i = 0; i < count; i++) {
        between(x, samples[i], points[i]);
      }
    }
    for (int i = 0; i < count; i++) {
      points[i][0] = x[samples[i]];
    }
  }

  private static void between(double[] x, int sample, double[] points) {
    double a = 0;
    double b = 0;
    double c = 0;
    double d = 0;
    double e = 0;
    double f = 0;
    double g = 0;
    int from = sample - (HALF - 1);
    for (int tap = 0, w = 0; tap < TAPS; tap++, w += POINTS) {
      double now = x[from + tap];
      a = Fma.of(WEIGHTS[w + 1], now, a);
      b = Fma.of(WEIGHTS[w + 2], now, b);
      c = Fma.of(WEIGHTS[w + 3], now, c);
      d = Fma.of(WEIGHTS[w + 4], now, d);
      e = Fma.of(WEIGHTS[w + 5], now, e);
      f = Fma.of(WEIGHTS[w + 6], now, f);
      g = Fma.of(WEIGHTS[w + 7], now, g);
    }
    points[1] = a;
    points[2] = b;
    points[3] = c;
    points[4] = d;
    points[5] = e;
    points[6] = f;
    points[7] = g;
  }

  /** One of the points after a sample. */
  static double one(double[] x, int sample, int point) {
    double sum = 0;
    int from = sample - (HALF - 1);
    for (int tap = 0; tap < TAPS; tap++) {
      sum = Fma.of(WEIGHTS[tap * POINTS + point], x[from + tap], sum);
    }
    return sum;
  }

  private static final class Vectors {
    private Vectors() {}

    static void between(double[] x, int[] samples, double[][] points, int part) {
      int first = samples[0] - (HALF - 1);
      int second = samples[1] - (HALF - 1);
      int third = samples[2] - (HALF - 1);
      int fourth = samples[3] - (HALF - 1);
      DoubleVector a = DoubleVector.zero(Lanes.DOUBLES);
      DoubleVector b = a;
      DoubleVector c = a;
      DoubleVector d = a;
      for (int tap = 0; tap < TAPS; tap++) {
        DoubleVector w = DoubleVector.fromArray(Lanes.DOUBLES, WEIGHTS, tap * POINTS + part);
        a = w.fma(DoubleVector.broadcast(Lanes.DOUBLES, x[first + tap]), a);
        b = w.fma(DoubleVector.broadcast(Lanes.DOUBLES, x[second + tap]), b);
        c = w.fma(DoubleVector.broadcast(Lanes.DOUBLES, x[third + tap]), c);
        d = w.fma(DoubleVector.broadcast(Lanes.DOUBLES, x[fourth + tap]), d);
      }
      a.intoArray(points[0], part);
      b.intoArray(points[1], part);
      c.intoArray(points[2], part);
      d.intoArray(points[3], part);
    }
  }
}
