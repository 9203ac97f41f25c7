package tenuto.dsp.analysis;

import tenuto.dsp.math.Phase;
import tenuto.engine.base.Require;

/**
 * Mel-frequency cepstral coefficients (MFCC), which describe a timbre by few numbers: S. Davis and
 * P. Mermelstein, "Comparison of parametric representations for monosyllabic word recognition in
 * continuously spoken sentences", 1980: the orthonormal cosine transform (DCT-II) of the levels of
 * {@link MelBands}.
 *
 * @param count number of coefficients, from 0 on
 * @param bands number of mel bands, from 0 Hz up to {@code highest}
 * @param highest frequency in Hz, limited to half the sample rate
 */
record MelCepstrum(int count, int bands, double highest) implements Feature {
  /** The feature with the numbers that a program gives. */
  static MelCepstrum of(double count, double bands, double highest) {
    MelBands all = MelBands.of(bands, highest);
    int some = Require.whole("count", count, 1, MelBands.MOST);
    Require.that(some <= all.count(), "bands", "must be at least count = " + some, bands);
    return new MelCepstrum(some, all.count(), highest);
  }

  @Override
  public int values() {
    return count;
  }

  @Override
  public Meter begin(Frame frame) {
    Meter meter = new MelBands(bands, highest).begin(frame);
    double[][] cosines = cosines();
    double[] levels = new double[bands];
    return (now, to, at) -> {
      meter.of(now, levels, 0);
      for (int i = 0; i < count; i++) {
        double sum = 0;
        for (int k = 0; k < bands; k++) {
          sum += cosines[i][k] * levels[k];
        }
        to[at + i] = sum;
      }
    };
  }

  private double[][] cosines() {
    double[][] cosines = new double[count][bands];
    for (int i = 0; i < count; i++) {
      double scale = Math.sqrt((i == 0 ? 1.0 : 2.0) / bands);
      for (int k = 0; k < bands; k++) {
        cosines[i][k] = scale * Phase.cosine(i * (2 * k + 1) / (4.0 * bands));
      }
    }
    return cosines;
  }
}
