package tenuto.bench.words;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.levels.Mixing;
import tenuto.dsp.timeline.Editing;
import tenuto.dsp.timeline.Granular;
import tenuto.dsp.word.Grains;

/** What moves samples in time. */
final class TimelineWords {
  private static final double GRAIN = 100;

  private TimelineWords() {}

  static List<WordAndLoop> list() {
    return List.of(
        new WordAndLoop(
            "Reverse",
            p -> p.store(Editing.reverse(p.get(Input.TONE))),
            a -> reverse(a.get(Input.TONE), a.result())),
        new WordAndLoop(
            "Concatenate",
            p -> p.store(Editing.concatenate(List.of(p.get(Input.TONE), p.get(Input.NOISE)))),
            TimelineWords::concatenate),
        new WordAndLoop(
            "Cut",
            p -> p.store(Editing.cut(p.session(), p.ms() / 10, p.ms(), p.get(Input.TONE))),
            TimelineWords::cut),
        new WordAndLoop(
            "Granulate+MixAt",
            TimelineWords::granulate,
            a -> granulate(a.get(Input.TONE), a.result())));
  }

  private static double[] reverse(double[] x, double[] y) {
    int last = x.length - 1;
    for (int i = 0; i < y.length; i++) {
      y[i] = x[last - i];
    }
    return y;
  }

  private static double[] concatenate(ArraySide a) {
    double[] y = a.result(2 * a.samples());
    int at = 0;
    for (double v : a.get(Input.TONE)) {
      y[at++] = v;
    }
    for (double v : a.get(Input.NOISE)) {
      y[at++] = v;
    }
    return y;
  }

  /** Without the last sample: so it is in Sonic Field for an end at or after the signal's. */
  private static double[] cut(ArraySide a) {
    double[] x = a.get(Input.TONE);
    int from = (int) (x.length * 1000 / Input.RATE / 10 * Input.RATE / 1000);
    double[] y = a.result(x.length - 1 - from);
    for (int i = 0; i < y.length; i++) {
      y[i] = x[from + i];
    }
    return y;
  }

  private static Object granulate(Patch p) {
    Grains grains = Granular.granulate(p.context(), p.get(Input.TONE), GRAIN, 0);
    try (var source = grains.source()) {
      return p.store(Mixing.mixAt(p.session(), grains.pieces()));
    }
  }

  private static double[] granulate(double[] x, double[] y) {
    Arrays.fill(y, 0);
    int half = (int) (GRAIN * Input.RATE / 1000) / 2;
    for (int from = 0; from < x.length; from += half) {
      boolean isFirst = from == 0;
      boolean isLast = from + 2 * half >= x.length;
      int to = Math.min(x.length, from + 2 * half);
      for (int i = from; i < to; i++) {
        int k = i - from;
        double weight = k < half ? (double) k / half : (double) (2 * half - k) / half;
        if (isFirst && k < half || isLast && k >= half) {
          weight = 1;
        }
        y[i] += x[i] * weight;
      }
      if (isLast) {
        break;
      }
    }
    return y;
  }
}
