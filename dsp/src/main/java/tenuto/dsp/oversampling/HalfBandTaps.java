package tenuto.dsp.oversampling;

import tenuto.dsp.kernel.KaiserWindow;

/**
 * Low-pass filters at half of half a sample rate, of linear phase: sincs under a Kaiser window. Of
 * an odd number of taps each second one is 0 but for the middle.
 */
final class HalfBandTaps {
  /** Taps beside the middle that are not 0: next to the original rate, where there is no room. */
  static final int STEEP = 48;

  /** The same at higher rates: there is ever less near half of those. */
  static final int WIDE = 16;

  static final int WIDEST = 12;

  private static final double STOPPED = 110;

  /** Of the original rate: up to where what averaging loses is made good, 20 kHz of 48. */
  private static final double LIFTED = 20.0 / 48;

  private static final double[] STEEP_TAPS = sinc(2 * STEEP - 1, STOPPED);
  private static final double[] WIDE_TAPS = sinc(2 * WIDE - 1, STOPPED);
  private static final double[] WIDEST_TAPS = sinc(2 * WIDEST - 1, STOPPED);

  private HalfBandTaps() {}

  /**
   * What leads from half of a rate to it, or back.
   *
   * @param rate a multiple of the original rate, from 2 up
   */
  static double[] at(int rate) {
    return rate == 2 ? STEEP_TAPS : rate == 4 ? WIDE_TAPS : WIDEST_TAPS;
  }

  /** Instead of {@link #at} for the last step up if means over stretches will be taken then. */
  static double[] lifted(int rate) {
    int sides = rate == 2 ? STEEP : rate == 4 ? WIDE : WIDEST;
    return lifted(sinc(2 * sides - 4, STOPPED), LIFTED / rate);
  }

  /** A filter of any number of taps, which add up to 1; late by half of them. */
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
   * The filter followed by another, which lifts what a wave loses that is too soft to be bent and
   * becomes the means of neighbouring samples: cos(πu) at u turns a sample, or √(1 − v/2) with v =
   * 1 − cos(2πu). Its inverse is 1 + v/4 and what v² must be taken with for it to be so at {@code
   * turns}; v is the filter {@code (−½, 1, −½)}.
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
