package tenuto.bench.words;

import java.util.List;
import tenuto.dsp.filters.ShapedFilters;

/** Filters that signals steer. */
final class SteeredFilterWords {
  /** Samples between two tunings of a biquad. */
  private static final int STEP = 100;

  private static final double CENT = Math.pow(2, 1.0 / 1200);

  private SteeredFilterWords() {}

  static List<WordAndLoop> list() {
    return List.of(
        new WordAndLoop(
            "ShapedRBJLowPass",
            p ->
                p.store(
                    ShapedFilters.lowPass(
                        p.original(), p.get(Input.NOISE), p.get(Input.HZ), p.get(Input.Q))),
            a -> lowPass(a.get(Input.NOISE), a.get(Input.HZ), a.get(Input.Q), a.result())),
        new WordAndLoop(
            "ShapedLadderLowPass",
            p ->
                p.store(
                    ShapedFilters.ladderLowPass(
                        p.original(), p.get(Input.NOISE), p.get(Input.HZ), p.get(Input.RESONANCE))),
            a -> ladder(a.get(Input.NOISE), a.get(Input.HZ), a.get(Input.RESONANCE), a.result())));
  }

  private static double[] lowPass(double[] in, double[] hz, double[] q, double[] out) {
    double b0 = 0;
    double b1 = 0;
    double a1 = 0;
    double a2 = 0;
    double x1 = 0;
    double x2 = 0;
    double y1 = 0;
    double y2 = 0;
    for (int i = 0; i < out.length; i++) {
      if (i % STEP == 0) {
        double w = 2 * Math.PI * hz[i] / Input.RATE;
        double cos = Math.cos(w);
        double alpha = Math.sin(w) / (2 * q[i]);
        double a0 = 1 + alpha;
        b0 = (1 - cos) / 2 / a0;
        b1 = (1 - cos) / a0;
        a1 = -2 * cos / a0;
        a2 = (1 - alpha) / a0;
      }
      double x = in[i];
      double y = b0 * x + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      out[i] = y;
    }
    return out;
  }

  private static double[] ladder(double[] in, double[] hz, double[] resonance, double[] out) {
    double tuned = 0;
    double p = 0;
    double k = 0;
    double scale = 0;
    double oldX = 0;
    double y1 = 0;
    double y2 = 0;
    double y3 = 0;
    double y4 = 0;
    double old1 = 0;
    double old2 = 0;
    double old3 = 0;
    for (int i = 0; i < out.length; i++) {
      double cutoff = hz[i];
      if (cutoff > tuned * CENT || tuned > cutoff * CENT) {
        tuned = cutoff;
        double f = 2 * cutoff / Input.RATE;
        p = f * (1.8f - 0.8f * f);
        k = 2 * p - 1;
        double t = (1 - p) * 1.386249f;
        scale = (12 + t * t + 6 * t) / (12 + t * t - 6 * t);
      }
      double x = in[i] - resonance[i] * scale * y4;
      y1 = p * x + p * oldX - k * y1;
      y2 = p * y1 + p * old1 - k * y2;
      y3 = p * y2 + p * old2 - k * y3;
      y4 = p * y3 + p * old3 - k * y4;
      oldX = x;
      old1 = y1;
      old2 = y2;
      old3 = y3;
      y4 -= y4 * y4 * y4 / 6;
      out[i] = y4;
    }
    return out;
  }
}
