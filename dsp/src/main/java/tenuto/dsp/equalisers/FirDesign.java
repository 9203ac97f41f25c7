package tenuto.dsp.equalisers;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.word.Row;

/**
 * A finite response whose gain is a {@link GainCurve}: of linear phase, the same before and after
 * its middle, or of minimum phase, all of whose sound comes as early as it can (A. Oppenheim and R.
 * Schafer, "Discrete-time signal processing", the section on the complex cepstrum: the logarithm of
 * the gain, as a signal, folded onto the times after 0).
 *
 * <p>The curve is taken at many frequencies, transformed, and faded out by a window that is level
 * for its first half. Unless its length is told, that is doubled until the gain is right within
 * {@value #WITHIN} dB wherever it is above −100 dB, or {@value #MOST} samples long.
 */
final class FirDesign {
  private static final double WITHIN = 0.005;
  private static final double LEAST_GAIN = 1e-5;
  private static final int LEAST = 1 << 8;
  private static final int MOST = 1 << 17;

  /** Samples of the transforms for one of the response. */
  private static final int SPARE_BITS = 2;

  /** −240 dB below the loudest: what is softer has no logarithm worth having. */
  private static final double SOFTEST = 1e-12;

  private FirDesign() {}

  /**
   * What is asked for.
   *
   * @param points of the curve
   * @param minimum whether the phase is the least, or linear
   * @param samples to either side of a linear response's middle, or of all of a minimum one; 0 for
   *     as many as it takes
   */
  record Asked(List<Row> points, boolean minimum, int samples, double sampleRate) {}

  /** The response; one of linear phase has its middle in the middle, and an odd length. */
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

  /** A response of some length, and how far its gain is off, in dB. */
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

    /** Level for the first half, then half a cosine down. */
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
