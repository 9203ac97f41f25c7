package tenuto.bench.words;

import java.util.List;
import tenuto.dsp.shaping.Shapers;

/** Other waves in the place of half-waves. */
final class HalfWaveWords {
  private HalfWaveWords() {}

  /** Writes samples {@code from} to {@code to - 1}, a half-wave of that mean. */
  private interface Form {
    void fill(double[] y, int from, int to, double mean, int number);
  }

  static List<WordAndLoop> list() {
    return List.of(
        new WordAndLoop(
            "MakeSquare",
            p -> Shapers.makeSquare(p.session(), p.get(Input.TONE)),
            a -> replaced(a.get(Input.TONE), a.result(), HalfWaveWords::square)),
        new WordAndLoop(
            "MakeTriangle",
            p -> Shapers.makeTriangle(p.session(), p.get(Input.TONE)),
            a -> replaced(a.get(Input.TONE), a.result(), HalfWaveWords::triangle)),
        new WordAndLoop(
            "MakeSawTooth",
            p -> Shapers.makeSawTooth(p.context(), p.get(Input.TONE)),
            a -> replaced(a.get(Input.TONE), a.result(), HalfWaveWords::sawTooth)));
  }

  private static double[] replaced(double[] x, double[] y, Form form) {
    int number = 0;
    for (int from = 0; from < x.length; number++) {
      boolean negative = x[from] < 0;
      double sum = 0;
      int to = from;
      while (to < x.length && x[to] < 0 == negative) {
        sum += x[to];
        to++;
      }
      form.fill(y, from, to, sum / (to - from), number);
      from = to;
    }
    return y;
  }

  private static void square(double[] y, int from, int to, double mean, int number) {
    for (int i = from; i < to; i++) {
      y[i] = mean;
    }
  }

  private static void triangle(double[] y, int from, int to, double mean, int number) {
    int length = to - from;
    int middle = Math.max(1, length / 2);
    double height = 2 * mean;
    for (int k = 0; k < middle; k++) {
      y[from + k] = height * k / middle;
    }
    for (int k = middle; k < length; k++) {
      y[from + k] = height * (length - 1 - k) / middle;
    }
  }

  private static void sawTooth(double[] y, int from, int to, double mean, int number) {
    int length = to - from;
    double height = 2 * mean;
    for (int i = from; i < to; i++) {
      int steps = number % 2 == 0 ? to - i - 1 : i - from;
      y[i] = height * steps / length;
    }
  }
}
