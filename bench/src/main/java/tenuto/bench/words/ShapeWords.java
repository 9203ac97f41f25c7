package tenuto.bench.words;

import java.util.List;
import tenuto.dsp.envelopes.Point;
import tenuto.dsp.envelopes.Shapes;

/** Lines through points. */
final class ShapeWords {
  /** The gains of -400 to 400 dB in steps of 0.1 dB. */
  private static final double[] GAINS = new double[8001];

  static {
    for (int i = 0; i < GAINS.length; i++) {
      GAINS[i] = Math.pow(10, (i - 4000) / 200.0);
    }
  }

  private ShapeWords() {}

  static List<WordAndLoop> list() {
    return List.of(
        new WordAndLoop(
            "NumericShape",
            p -> p.store(Shapes.numericShape(p.session(), points(p.ms(), 0, 1, 0.6, 0))),
            a -> lines(points(ms(a), 0, 1, 0.6, 0), a.result())),
        new WordAndLoop(
            "SimpleShape",
            p -> p.store(Shapes.simpleShape(p.session(), points(p.ms(), -60, 0, -12, -60))),
            a -> stairs(points(ms(a), -60, 0, -12, -60), a.result())),
        new WordAndLoop(
            "Slide",
            p -> p.store(Shapes.slide(p.session(), points(p.ms(), 110, 880, 220, 440))),
            a -> slide(points(ms(a), 110, 880, 220, 440), a.result()),
            1e-5));
  }

  private static double ms(ArraySide a) {
    return a.samples() * 1000 / Input.RATE;
  }

  /** A fast attack, a long fall and a shorter one. */
  private static List<Point> points(double ms, double a, double b, double c, double d) {
    return List.of(new Point(0, a), new Point(ms / 100, b), new Point(ms / 2, c), new Point(ms, d));
  }

  private static double[] lines(List<Point> points, double[] y) {
    int at = 0;
    for (int p = 1; p < points.size(); p++) {
      double from = points.get(p - 1).value();
      double diff = points.get(p).value() - from;
      double length = (points.get(p).ms() - points.get(p - 1).ms()) * Input.RATE / 1000;
      for (int x = 0; x < length && at < y.length; x++) {
        y[at++] = from + diff * x / length;
      }
    }
    return y;
  }

  private static double[] stairs(List<Point> points, double[] y) {
    int at = 0;
    for (int p = 1; p < points.size(); p++) {
      double from = points.get(p - 1).value();
      double diff = points.get(p).value() - from;
      double length = Math.floor((points.get(p).ms() - points.get(p - 1).ms()) * Input.RATE / 1000);
      for (int x = 0; x < length && at < y.length; x++) {
        y[at++] = GAINS[(int) ((from + diff * x / length + 400) * 10)];
      }
    }
    return y;
  }

  private static double[] slide(List<Point> points, double[] y) {
    int at = 0;
    double angle = 0;
    for (int p = 1; p < points.size(); p++) {
      double from = points.get(p - 1).value();
      double diff = points.get(p).value() - from;
      double length = Math.floor(points.get(p).ms()) - Math.floor(points.get(p - 1).ms());
      length = length * Input.RATE / 1000;
      for (int x = 0; x < length && at < y.length; x++) {
        y[at++] = Math.sin(angle);
        angle += 2 * Math.PI * (from + diff * x / length) / Input.RATE;
      }
    }
    return y;
  }
}
