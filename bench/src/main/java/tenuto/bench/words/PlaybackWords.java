package tenuto.bench.words;

import java.util.List;
import tenuto.dsp.resampling.Resampling;

/** Signals read at places between their samples. */
final class PlaybackWords {
  private static final double RATE = 1.1;

  private PlaybackWords() {}

  static List<WordAndLoop> list() {
    return List.of(
        new WordAndLoop(
            "Resample",
            p -> p.store(Resampling.resample(p.original(), p.get(Input.SPEED), p.get(Input.TONE))),
            a -> resample(a.get(Input.SPEED), a.get(Input.TONE), a.result()),
            1e-6),
        new WordAndLoop(
            "DirectRelength",
            p -> p.store(Resampling.directRelength(p.original(), p.get(Input.TONE), RATE)),
            a -> relength(a.get(Input.TONE), a.result((int) (a.samples() / RATE))),
            1e-6),
        new WordAndLoop(
            "FrequencyModulate",
            p ->
                p.store(
                    Resampling.frequencyModulate(
                        p.original(), p.get(Input.TONE), p.get(Input.BEND))),
            a -> modulate(a.get(Input.TONE), a.get(Input.BEND), a.result()),
            1e-6),
        new WordAndLoop(
            "TimeShift",
            p -> p.store(Resampling.timeShift(p.original(), p.get(Input.TONE), p.get(Input.SHIFT))),
            a -> shift(a.get(Input.TONE), a.get(Input.SHIFT), a.result()),
            1e-6));
  }

  /** The cubic of E. Catmull and R. Rom; at the ends a line. */
  private static double at(double[] x, double place) {
    int whole = (int) Math.floor(place);
    if (whole < 0 || Math.ceil(place) >= x.length) {
      return 0;
    }
    double part = place - whole;
    if (part == 0) {
      return x[whole];
    }
    double p1 = x[whole];
    double p2 = x[whole + 1];
    if (whole < 1 || whole > x.length - 3) {
      return p1 + part * (p2 - p1);
    }
    double p0 = x[whole - 1];
    double p3 = x[whole + 2];
    return p1
        + part
            / 2
            * (p2 - p0 + part * (2 * p0 - 5 * p1 + 4 * p2 - p3 + part * (3 * (p1 - p2) + p3 - p0)));
  }

  private static double[] resample(double[] speed, double[] x, double[] y) {
    double place = 0;
    for (int i = 0; i < y.length; i++) {
      y[i] = at(x, place);
      place += speed[i];
    }
    return y;
  }

  private static double[] relength(double[] x, double[] y) {
    for (int i = 0; i < y.length; i++) {
      y[i] = at(x, i * RATE);
    }
    return y;
  }

  private static double bent(double m) {
    return m < 0 ? 1 / (1 - m) : 1 + m;
  }

  private static double[] modulate(double[] x, double[] m, double[] y) {
    double end = 0;
    for (double v : m) {
      end += bent(v);
    }
    double scale = (x.length - 1) / end;
    double place = 0;
    for (int i = 0; i < y.length; i++) {
      y[i] = at(x, place * scale);
      place += bent(m[i]);
    }
    return y;
  }

  private static double[] shift(double[] x, double[] ms, double[] y) {
    for (int i = 0; i < y.length; i++) {
      y[i] = at(x, i + ms[i] * Input.RATE / 1000);
    }
    return y;
  }
}
