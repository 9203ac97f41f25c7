package tenuto.dsp.equalisers;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.word.Row;

/**
 * An FIR filter whose gain is a {@link GainCurve}: with linear phase, so symmetric, or with minimum
 * phase, whose energy comes as early as possible (A. Oppenheim and R. Schafer, "Discrete-time
 * signal processing", the section on the complex cepstrum: the logarithm of the gain, as a signal,
 * folded onto the times after 0).
 *
 * <p>The curve is sampled at many frequencies, transformed, and faded out by a window that is
 * constant over its first half. If no length is given, the length is doubled until the gain is
 * accurate within {@value #WITHIN} dB wherever it is above −100 dB, or until it is {@value #MOST}
 * samples.
 */
final class FirDesign {
  private static final double WITHIN = 0.005;
  private static final double LEAST_GAIN = 1e-5;
  private static final int LEAST = 1 << 8;
  private static final int MOST = 1 << 17;

  /** The transform's size as a multiple of the response's length, as a power of two. */
  private static final int SPARE_BITS = 2;

  /**
   * The lowest gain, −240 dB below the highest: the logarithm of lower ones would be meaningless.
   */
  private static final double SOFTEST = 1e-12;

  private FirDesign() {}

  /**
   * The design's arguments.
   *
   * @param points of the curve
   * @param minimum whether the phase is minimum instead of linear
   * @param samples samples on either side of a linear-phase response's middle, or all samples of a
   *     minimum-phase one; 0 for as many as needed
   */
  record Asked(List<Row> points, boolean minimum, int samples, double sampleRate) {}

  /** The response; a linear-phase one has an odd length. */
  static double[] response(Asked asked) {
    GainCurve curve = new GainCurve(asked.points());
    if (asked.samples() > 0) {
      int bits = 32 - Integer.numberOfLeadingZeros(Math.max(asked.samples(), LEAST) - 1);
      return new Trial(curve, asked, asked.samples(), bits).response;
    }
    int samples = LEAST;
    while (true) {
      int bits = Integer.numberOfTrailingZeros(samples);
      Trial trial = new Trial(curve, asked, samples, bits);
      if (trial.error <= WITHIN || samples == MOST) {
        return trial.response;
      }
      samples *= 2;
    }
  }

  /** A response of some length, and the error of its gain in dB. */
  private static final class Trial {
    private final int size;
    private final int samples;
    private final double[] re;
    private final double[] im;
    private final double[] x;
    final double[] response;
    final double error;

    Trial(GainCurve curve, Asked asked, int samples, int bits) {
      this.samples = samples;
      int sizeBits = bits + 1 + SPARE_BITS;
      size = 1 << sizeBits;
      re = new double[size / 2 + 1];
      im = new double[size / 2 + 1];
      x = new double[size];
      double[] gains = curve.gains(size / 2 + 1, asked.sampleRate() / size);
      try (HermitianSpectrum spectrum = new HermitianSpectrum(sizeBits)) {
        response = asked.minimum() ? minimum(gains, spectrum) : linear(gains, spectrum);
        spectrum.forward(x, re, im);
      }
      error = error(gains);
    }

    private double[] linear(double[] gains, HermitianSpectrum spectrum) {
      System.arraycopy(gains, 0, re, 0, re.length);
      spectrum.inverse(re, im, x);
      double[] whole = new double[2 * samples + 1];
      for (int i = 0; i <= samples; i++) {
        double faded = x[i] * fade(i);
        whole[samples + i] = faded;
        whole[samples - i] = faded;
      }
      Arrays.fill(x, 0);
      for (int i = 0; i <= samples; i++) {
        x[i] = whole[samples + i];
        x[(size - i) % size] = x[i];
      }
      return whole;
    }

    private double[] minimum(double[] gains, HermitianSpectrum spectrum) {
      double loudest = Arrays.stream(gains).max().orElseThrow();
      for (int k = 0; k < re.length; k++) {
        re[k] = StrictMath.log(Math.max(gains[k], loudest * SOFTEST));
      }
      spectrum.inverse(re, im, x);
      for (int i = 1; i < size / 2; i++) {
        x[i] *= 2;
        x[size - i] = 0;
      }
      spectrum.forward(x, re, im);
      for (int k = 0; k < re.length; k++) {
        double gain = StrictMath.exp(re[k]);
        re[k] = gain * StrictMath.cos(im[k]);
        im[k] = gain * StrictMath.sin(im[k]);
      }
      im[0] = 0;
      im[im.length - 1] = 0;
      spectrum.inverse(re, im, x);
      double[] whole = new double[samples];
      for (int i = 0; i < samples; i++) {
        whole[i] = x[i] * fade(i);
      }
      Arrays.fill(x, 0);
      System.arraycopy(whole, 0, x, 0, samples);
      return whole;
    }

    /** A window: 1 over the first half, then half a cosine down to 0. */
    private double fade(int i) {
      double past = (2.0 * i - samples) / samples;
      return past <= 0 ? 1 : 0.5 + 0.5 * StrictMath.cos(Math.PI * Math.min(past, 1));
    }

    private double error(double[] gains) {
      double most = 0;
      for (int k = 0; k < gains.length; k++) {
        if (gains[k] > LEAST_GAIN) {
          double ratio = Math.hypot(re[k], im[k]) / gains[k];
          most = Math.max(most, Math.abs(20 * StrictMath.log10(ratio)));
        }
      }
      return most;
    }
  }
}
