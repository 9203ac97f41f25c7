package tenuto.bench.words;

import java.util.List;
import tenuto.bench.ArrayLoops;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.spectral.Convolutions;
import tenuto.dsp.spectral.Spectra;
import tenuto.dsp.timeline.Editing;
import tenuto.engine.signal.Stored;

/** Transforms, products of spectra, and convolution. */
final class SpectrumWords {
  private static final int TAPS = 96;

  private SpectrumWords() {}

  static List<WordAndLoop> list() {
    return List.of(
        new WordAndLoop(
            "FrequencyDomain",
            p -> Spectra.frequencyDomain(p.context(), p.get(Input.NOISE)),
            SpectrumWords::spectrum,
            1e-8),
        new WordAndLoop(
            "CrossMultiply",
            p -> p.store(Spectra.crossMultiply(p.get(Input.TONE), p.get(Input.NOISE))),
            a -> {
              double[] y = a.result();
              ArrayLoops.complexProduct(a.get(Input.TONE), a.get(Input.NOISE), y);
              return y;
            }),
        new WordAndLoop("Convolve96@10s", SpectrumWords::convolve, SpectrumWords::convolve));
  }

  /** J. W. Cooley's and J. W. Tukey's, of radix 2, of which the first half is kept. */
  private static double[] spectrum(ArraySide a) {
    double[] x = a.get(Input.NOISE);
    int size = Integer.highestOneBit(x.length - 1) << 1;
    double[] re = new double[size];
    double[] im = new double[size];
    int shift = Integer.numberOfLeadingZeros(size) + 1;
    for (int i = 0; i < x.length; i++) {
      re[Integer.reverse(i) >>> shift] = x[i];
    }
    double[] cos = new double[size / 2];
    double[] sin = new double[size / 2];
    for (int i = 0; i < size / 2; i++) {
      cos[i] = Math.cos(2 * Math.PI * i / size);
      sin[i] = -Math.sin(2 * Math.PI * i / size);
    }
    for (int half = 1; half < size; half *= 2) {
      butterflies(re, im, cos, sin, half);
    }
    double[] y = a.result(size);
    double scale = 1 / Math.sqrt(size);
    for (int i = 0; i < size / 2; i++) {
      y[2 * i] = re[i] * scale;
      y[2 * i + 1] = im[i] * scale;
    }
    return y;
  }

  private static void butterflies(double[] re, double[] im, double[] cos, double[] sin, int half) {
    int step = cos.length / half;
    for (int from = 0; from < re.length; from += 2 * half) {
      for (int k = 0; k < half; k++) {
        int i = from + k;
        int j = i + half;
        double c = cos[k * step];
        double s = sin[k * step];
        double r = re[j] * c - im[j] * s;
        double q = re[j] * s + im[j] * c;
        re[j] = re[i] - r;
        im[j] = im[i] - q;
        re[i] += r;
        im[i] += q;
      }
    }
  }

  private static Object convolve(Patch p) {
    long sixth = p.get(Input.NOISE).length() / 6;
    try (Stored x = p.store(Slices.of(p.get(Input.NOISE), 0, sixth));
        Stored response = p.store(Slices.of(p.get(Input.TONE), 0, TAPS))) {
      return Convolutions.convolve(p.session(), x, response);
    }
  }

  private static double[] convolve(ArraySide a) {
    double[] x = a.get(Input.NOISE);
    double[] response = a.get(Input.TONE);
    double[] y = a.result(x.length / 6);
    for (int i = 0; i < y.length; i++) {
      double sum = 0;
      for (int j = 1; j <= TAPS; j++) {
        int at = i - TAPS / 2 + j;
        if (at < 0) {
          at += TAPS;
        } else if (at >= y.length) {
          at -= TAPS;
        }
        sum += response[TAPS - j] * x[at];
      }
      y[i] = sum;
    }
    return y;
  }
}
