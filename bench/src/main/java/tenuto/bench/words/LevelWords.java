package tenuto.bench.words;

import java.util.List;
import tenuto.bench.ArrayLoops;
import tenuto.dsp.levels.Volumes;
import tenuto.dsp.metering.Measures;
import tenuto.dsp.shaping.Shapers;
import tenuto.dsp.shaping.Waves;

/** Gains, measures and what bends single samples. */
final class LevelWords {
  private static final double GAIN = 0.7;
  private static final double SOFTER = -6;
  private static final double EXPONENT = 1.5;
  private static final double[] TAPS = {5042, -1277, 429, -116, 18};

  private LevelWords() {}

  static List<WordAndLoop> list() {
    return List.of(
        new WordAndLoop(
            "NumericVolume",
            p -> p.store(Volumes.numericVolume(p.get(Input.TONE), GAIN)),
            a -> gain(a.get(Input.TONE), GAIN, a.result())),
        new WordAndLoop(
            "Volume",
            p -> p.store(Volumes.volume(p.get(Input.TONE), SOFTER)),
            a -> gain(a.get(Input.TONE), Math.pow(10, SOFTER / 20), a.result())),
        new WordAndLoop(
            "Pcnt50",
            p -> p.store(Volumes.perCent(50, p.get(Input.TONE))),
            a -> gain(a.get(Input.TONE), 0.5, a.result())),
        new WordAndLoop(
            "DirectMix",
            p -> p.store(Volumes.directMix(GAIN, p.get(Input.TONE))),
            a -> {
              double[] y = a.result();
              ArrayLoops.offset(a.get(Input.TONE), y, GAIN);
              return y;
            }),
        new WordAndLoop(
            "Clip",
            p -> p.store(Waves.clip(p.get(Input.TONE))),
            a -> {
              double[] y = a.result();
              ArrayLoops.clip(a.get(Input.TONE), y);
              return y;
            }),
        new WordAndLoop(
            "Saturate",
            p -> p.store(Waves.saturate(p.get(Input.TONE))),
            a -> {
              double[] y = a.result();
              ArrayLoops.saturate(a.get(Input.TONE), y);
              return y;
            }),
        new WordAndLoop(
            "WaveShaper",
            p -> p.store(Shapers.waveShaper(0.1, -0.2, 0.3, 0.1, -0.1, 0.5, p.get(Input.TONE))),
            a -> polynomial(a.get(Input.TONE), a.result())),
        new WordAndLoop(
            "Power",
            p -> p.store(Waves.power(p.get(Input.TONE), EXPONENT)),
            a -> power(a.get(Input.TONE), a.result())),
        new WordAndLoop(
            "FixSize",
            p -> p.store(Volumes.fixSize(p.session(), p.get(Input.TONE))),
            a -> gain(a.get(Input.TONE), 1 / peak(a.get(Input.TONE), 0), a.result())),
        new WordAndLoop(
            "Normalise",
            p -> p.store(Volumes.normalise(p.session(), p.get(Input.TONE))),
            a -> normalise(a.get(Input.TONE), a.result())),
        new WordAndLoop(
            "Clean",
            p -> p.store(Volumes.clean(p.get(Input.TONE))),
            a -> clean(a.get(Input.TONE), a.result())),
        new WordAndLoop(
            "Finalise",
            p -> p.store(Volumes.finalise(p.session(), p.get(Input.TONE))),
            a -> {
              double[] y = clean(a.get(Input.TONE), a.result());
              return gain(y, 1 / peak(y, 0), y);
            }),
        new WordAndLoop(
            "MaxValue",
            p -> Measures.maxValue(p.session(), p.get(Input.TONE)),
            a -> max(a.get(Input.TONE))),
        new WordAndLoop(
            "Magnitude",
            p -> Measures.magnitude(p.session(), p.get(Input.TONE)),
            a -> magnitude(a.get(Input.TONE))));
  }

  private static double[] gain(double[] x, double gain, double[] y) {
    ArrayLoops.gain(x, y, gain);
    return y;
  }

  private static double[] polynomial(double[] x, double[] y) {
    for (int i = 0; i < y.length; i++) {
      double v = x[i];
      double v2 = v * v;
      double v3 = v2 * v;
      double v4 = v3 * v;
      double v5 = v4 * v;
      y[i] = 0.5 * v - 0.1 * v2 + 0.1 * v3 + 0.3 * v4 - 0.2 * v5 + 0.1 * (v5 * v);
    }
    return y;
  }

  private static double[] power(double[] x, double[] y) {
    for (int i = 0; i < y.length; i++) {
      y[i] = x[i] < 0 ? -Math.pow(-x[i], EXPONENT) : Math.pow(x[i], EXPONENT);
    }
    return y;
  }

  private static double peak(double[] x, double mean) {
    double peak = 0;
    for (double v : x) {
      peak = Math.max(peak, Math.abs(v - mean));
    }
    return peak;
  }

  private static double[] normalise(double[] x, double[] y) {
    double sum = 0;
    for (double v : x) {
      sum += v;
    }
    double mean = sum / x.length;
    double gain = 1 / peak(x, mean);
    for (int i = 0; i < y.length; i++) {
      y[i] = (x[i] - mean) * gain;
    }
    return y;
  }

  private static double[] clean(double[] x, double[] y) {
    int last = y.length - 9;
    for (int i = 0; i < y.length; i++) {
      double sum = 8192 * x[i];
      if (i >= 9 && i < last) {
        sum += TAPS[0] * (x[i - 1] + x[i + 1]);
        sum += TAPS[1] * (x[i - 3] + x[i + 3]);
        sum += TAPS[2] * (x[i - 5] + x[i + 5]);
        sum += TAPS[3] * (x[i - 7] + x[i + 7]);
        sum += TAPS[4] * (x[i - 9] + x[i + 9]);
      } else {
        for (int k = 0; k < TAPS.length; k++) {
          int before = i - 2 * k - 1;
          int after = i + 2 * k + 1;
          sum += TAPS[k] * (before < 0 ? 0 : x[before]);
          sum += TAPS[k] * (after < x.length ? x[after] : 0);
        }
      }
      y[i] = sum / 16384;
    }
    return y;
  }

  private static double max(double[] x) {
    double max = x[0];
    for (double v : x) {
      max = v > max ? v : max;
    }
    return max;
  }

  private static double magnitude(double[] x) {
    double sum = 0;
    for (double v : x) {
      sum += v * v;
    }
    return Math.sqrt(sum);
  }
}
