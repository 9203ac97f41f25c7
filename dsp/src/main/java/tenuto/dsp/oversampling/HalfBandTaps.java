package tenuto.dsp.oversampling;

import tenuto.dsp.kernel.KaiserWindow;

/**
 * Half-band low-pass filters of linear phase, with the cutoff at a quarter of the sample rate:
 * Kaiser-windowed sincs. With an odd number of taps every second one is 0, except the middle.
 */
final class HalfBandTaps {
  /**
   * The number of non-zero taps besides the middle next to the original rate, where the transition
   * is narrow.
   */
  static final int STEEP = 48;

  /** The same at higher rates, where the transition is wide. */
  static final int WIDE = 16;

  static final int WIDEST = 12;

  private static final double STOPPED = 110;

  /**
   * The frequency up to which the loss by averaging is compensated, as a share of the original
   * rate: 20 kHz at 48 kHz.
   */
  private static final double LIFTED = 20.0 / 48;

  private static final double[] STEEP_TAPS = sinc(2 * STEEP - 1, STOPPED);
  private static final double[] WIDE_TAPS = sinc(2 * WIDE - 1, STOPPED);
  private static final double[] WIDEST_TAPS = sinc(2 * WIDEST - 1, STOPPED);

  private HalfBandTaps() {}

  /**
   * The filter between half of a rate and the rate.
   *
   * @param rate a multiple of the original rate, from 2 up
   */
  static double[] at(int rate) {
    return rate == 2 ? STEEP_TAPS : rate == 4 ? WIDE_TAPS : WIDEST_TAPS;
  }

  /**
   * The filter instead of {@link #at} for the last upsampling step if neighbouring samples will be
   * averaged afterwards.
   */
  static double[] lifted(int rate) {
    int sides = rate == 2 ? STEEP : rate == 4 ? WIDE : WIDEST;
    return lifted(sinc(2 * sides - 4, STOPPED), LIFTED / rate);
  }

  /** A filter with any number of taps, which add up to 1; its latency is half of them. */
  private static double[] sinc(int count, double dB) {
    KaiserWindow window = new KaiserWindow(KaiserWindow.beta(dB));
    double middle = (count - 1) / 2.0;
    double[] taps = new double[count];
    double sum = 0;
    for (int i = 0; i < count; i++) {
      double at = i - middle;
      boolean isZero = at != 0 && at % 2 == 0;
      double angle = Math.PI * at / 2;
      double sinc = at == 0 ? 1 : isZero ? 0 : StrictMath.sin(angle) / angle;
      taps[i] = sinc * window.at(at / (middle + 1));
      sum += taps[i];
    }
    for (int i = 0; i < count; i++) {
      taps[i] /= sum;
    }
    return taps;
  }

  /**
   * The filter followed by another that compensates the averaging of neighbouring samples, whose
   * gain for a small signal is cos(πu) at u turns per sample, or √(1 − v/2) with v = 1 − cos(2πu).
   * Its inverse is 1 + v/4 + c·v², with c such that it is exact at {@code turns}; v is the filter
   * {@code (−½, 1, −½)}.
   */
  private static double[] lifted(double[] taps, double turns) {
    double v = 1 - StrictMath.cos(2 * Math.PI * turns);
    double part = (1 / Math.sqrt(1 - v / 2) - 1 - v / 4) / (v * v);
    double[] once = curved(taps);
    double[] twice = curved(once);
    double[] lifted = new double[taps.length + 4];
    for (int i = 0; i < lifted.length; i++) {
      boolean isOne = i >= 2 && i < taps.length + 2;
      double of1 = i >= 1 && i < once.length + 1 ? once[i - 1] : 0;
      lifted[i] = (isOne ? taps[i - 2] : 0) + of1 / 4 + part * twice[i];
    }
    return lifted;
  }

  /** Filtered by {@code (−½, 1, −½)}. */
  private static double[] curved(double[] x) {
    double[] y = new double[x.length + 2];
    for (int i = 0; i < x.length; i++) {
      y[i] -= x[i] / 2;
      y[i + 1] += x[i];
      y[i + 2] -= x[i] / 2;
    }
    return y;
  }
}
