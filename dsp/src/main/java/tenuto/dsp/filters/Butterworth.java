package tenuto.dsp.filters;

import java.util.ArrayList;
import java.util.List;
import tenuto.engine.base.Require;

/**
 * Butterworth filters: maximally flat pass band for their order, as cascades of second-order
 * sections.
 *
 * <p>The poles of the analogue prototype are on a half circle; the bilinear transform with
 * prewarped edges takes them to the unit disc (Oppenheim and Schafer, "Discrete-Time Signal
 * Processing", 7.2). A complex pair makes one section, the least resonant first, and each section
 * has gain 1 where the whole filter has it: by its rounded coefficients, so at any cutoff.
 */
public final class Butterworth {
  /** The highest order of a low-pass or high-pass. */
  public static final int MOST = 11;

  /** The highest order of a band-pass, which has two poles for each. */
  public static final int MOST_IN_BAND = 6;

  private Butterworth() {}

  /**
   * Gain 1 at 0 Hz, −3 dB at hz, falling by 6 dB per octave and order above it.
   *
   * @param hz between 0 and half the sample rate
   * @param order 1 to {@value #MOST}
   */
  public static Cascade lowPass(double hz, int order, double sampleRate) {
    List<Biquad> sections = new ArrayList<>();
    double edge = edge(hz, order, sampleRate);
    if (order % 2 == 1) {
      Biquad pole = pole(edge);
      double half = pole.denominatorAtDc() / 2;
      sections.add(zeros(pole, half, half, 0));
    }
    for (int k = order / 2; k >= 1; k--) {
      Biquad poles = poles(-2 * damping(k, order) * edge, edge * edge);
      double quarter = poles.denominatorAtDc() / 4;
      sections.add(zeros(poles, quarter, 2 * quarter, quarter));
    }
    return new Cascade(sections);
  }

  /**
   * Gain 1 at half the sample rate, −3 dB at hz, falling by 6 dB per octave and order below it.
   *
   * @param hz between 0 and half the sample rate
   * @param order 1 to {@value #MOST}
   * @param scale whether an odd order is inverted
   */
  public static Cascade highPass(double hz, int order, double sampleRate, FilterScale scale) {
    List<Biquad> sections = new ArrayList<>();
    double edge = edge(hz, order, sampleRate);
    if (order % 2 == 1) {
      Biquad pole = pole(edge);
      double half = scale.ofOddOrder() * (1 - pole.a1()) / 2;
      sections.add(zeros(pole, half, -half, 0));
    }
    for (int k = order / 2; k >= 1; k--) {
      Biquad poles = poles(-2 * damping(k, order) * edge, edge * edge);
      double quarter = (1 - poles.a1() + poles.a2()) / 4;
      sections.add(zeros(poles, quarter, -2 * quarter, quarter));
    }
    return new Cascade(sections);
  }

  /**
   * Falls by 6 dB per octave and order beyond either edge, where it is 3 dB below its maximum.
   *
   * @param lowHz between 0 and highHz
   * @param highHz between lowHz and half the sample rate
   * @param order of each of the two slopes, 1 to {@value #MOST_IN_BAND}
   * @param scale where it has gain 1, and whether an odd order is inverted
   */
  public static Cascade bandPass(
      double lowHz, double highHz, int order, double sampleRate, FilterScale scale) {
    requireBand(lowHz, highHz, order, sampleRate);
    double low = warped(lowHz, sampleRate);
    double high = warped(highHz, sampleRate);
    double halfWidth = (high - low) / 2;
    List<Biquad> sections = new ArrayList<>();
    double middle = scale.middle(lowHz, highHz, sampleRate);
    if (order % 2 == 1) {
      sections.add(unityAt(middle, poles(-2 * halfWidth, low * high), scale.ofOddOrder()));
    }
    for (int k = order / 2; k >= 1; k--) {
      // A prototype pole p becomes the two roots of s² − 2·s·p·halfWidth + low·high.
      double re = -damping(k, order) * halfWidth;
      double im = StrictMath.cos(angle(k, order)) * halfWidth;
      double x = re * re - im * im - low * high;
      double y = 2 * re * im;
      double size = StrictMath.hypot(x, y);
      double rootIm = StrictMath.sqrt((size - x) / 2);
      double rootRe = y / (2 * rootIm);
      sections.add(unityAt(middle, pair(re + rootRe, im + rootIm), 1));
      sections.add(unityAt(middle, pair(re - rootRe, im - rootIm), 1));
    }
    return new Cascade(sections);
  }

  /**
   * The angle of the prototype's k-th pole pair from the imaginary axis; the first is the nearest.
   */
  private static double angle(int k, int order) {
    return StrictMath.PI * (2 * k - 1) / (2 * order);
  }

  /** The distance of the prototype's k-th pole pair from the imaginary axis. */
  private static double damping(int k, int order) {
    return StrictMath.sin(angle(k, order));
  }

  static void requireBand(double lowHz, double highHz, int order, double sampleRate) {
    Require.sampleRate(sampleRate);
    Require.whole("order", order, 1, MOST_IN_BAND);
    Require.cutoff("highHz", highHz, sampleRate);
    Require.below("lowHz", Require.cutoff("lowHz", lowHz, sampleRate), "highHz", highHz);
  }

  static double edge(double hz, int order, double sampleRate) {
    Require.whole("order", order, 1, MOST);
    return warped(Require.cutoff("hz", hz, Require.sampleRate(sampleRate)), sampleRate);
  }

  /** The analogue edge, in half sample rates, that the bilinear transform maps to {@code hz}. */
  static double warped(double hz, double sampleRate) {
    return StrictMath.tan(StrictMath.PI * hz / sampleRate);
  }

  /** Two analogue poles, a complex pair, through the bilinear transform. */
  static Biquad pair(double re, double im) {
    return poles(2 * re, re * re + im * im);
  }

  /** Two analogue poles, complex or real, through the bilinear transform. */
  static Biquad poles(double sum, double product) {
    double a0 = 1 - sum + product;
    return new Biquad(1, 0, 0, 2 * (product - 1) / a0, (1 + sum + product) / a0);
  }

  /** The analogue pole −edge, a real one, through the bilinear transform. */
  static Biquad pole(double edge) {
    return new Biquad(1, 0, 0, (edge - 1) / (edge + 1), 0);
  }

  static Biquad zeros(Biquad poles, double b0, double b1, double b2) {
    return new Biquad(b0, b1, b2, poles.a1(), poles.a2());
  }

  /**
   * Zeros at 0 Hz and half the sample rate, and gain 1, with a sign, at {@code w} radians per
   * sample.
   */
  static Biquad unityAt(double w, Biquad poles, int sign) {
    double sin = StrictMath.sin(w);
    double half = StrictMath.sin(w / 2);
    double a2 = poles.a2();
    // The denominator times e^iw, arranged so that low frequencies keep their digits.
    double re = poles.denominatorAtDc() - 2 * (1 + a2) * half * half;
    double gain = sign * StrictMath.hypot(re, (1 - a2) * sin) / (2 * sin);
    return zeros(poles, gain, 0, -gain);
  }
}
