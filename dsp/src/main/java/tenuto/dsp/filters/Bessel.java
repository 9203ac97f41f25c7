package tenuto.dsp.filters;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Bessel filters: maximally flat group delay for their order, as cascades of second-order sections,
 * designed as those of {@link Butterworth} are from the prototype's poles.
 *
 * <p>Those are the zeros of the reverse Bessel polynomial Σ (2n−k)!/(2^(n−k)·k!·(n−k)!)·s^k, scaled
 * so that their product is 1: far above the cutoff the low-pass falls as the Butterworth one does,
 * and the phase there has turned by half of its total (W. Thomson, "Delay networks having maximally
 * flat frequency characteristics", 1949). The flat delay is the analogue filter's; the bilinear
 * transform keeps it for cutoffs far below half the sample rate.
 */
public final class Bessel {
  private static final int STEPS = 200;
  private static final double REAL = 1e-9;

  private Bessel() {}

  /** A pole of the prototype, on or above the real axis. */
  record Pole(double re, double im) {
    boolean isReal() {
      return im == 0;
    }
  }

  /**
   * Gain 1 at 0 Hz, falling by 6 dB per octave and order far above hz.
   *
   * @param hz between 0 and half the sample rate
   * @param order 1 to {@value Butterworth#MOST}
   */
  public static Cascade lowPass(double hz, int order, double sampleRate) {
    double edge = Butterworth.edge(hz, order, sampleRate);
    List<Biquad> sections = new ArrayList<>();
    for (Pole pole : poles(order)) {
      if (pole.isReal()) {
        Biquad one = Butterworth.pole(-pole.re * edge);
        double half = one.denominatorAtDc() / 2;
        sections.add(Butterworth.zeros(one, half, half, 0));
      } else {
        Biquad two = Butterworth.pair(pole.re * edge, pole.im * edge);
        double quarter = two.denominatorAtDc() / 4;
        sections.add(Butterworth.zeros(two, quarter, 2 * quarter, quarter));
      }
    }
    return new Cascade(sections);
  }

  /**
   * Gain 1 at half the sample rate, falling by 6 dB per octave and order far below hz.
   *
   * @param hz between 0 and half the sample rate
   * @param order 1 to {@value Butterworth#MOST}
   * @param scale whether an odd order is inverted
   */
  public static Cascade highPass(double hz, int order, double sampleRate, FilterScale scale) {
    double edge = Butterworth.edge(hz, order, sampleRate);
    List<Biquad> sections = new ArrayList<>();
    for (Pole pole : poles(order)) {
      double size = pole.re * pole.re + pole.im * pole.im;
      if (pole.isReal()) {
        Biquad one = Butterworth.pole(-edge / pole.re);
        double half = scale.ofOddOrder() * (1 - one.a1()) / 2;
        sections.add(Butterworth.zeros(one, half, -half, 0));
      } else {
        Biquad two = Butterworth.pair(pole.re / size * edge, pole.im / size * edge);
        double quarter = (1 - two.a1() + two.a2()) / 4;
        sections.add(Butterworth.zeros(two, quarter, -2 * quarter, quarter));
      }
    }
    return new Cascade(sections);
  }

  /**
   * Falls by 6 dB per octave and order far beyond either edge.
   *
   * @param lowHz between 0 and highHz
   * @param highHz between lowHz and half the sample rate
   * @param order of each of the two slopes, 1 to {@value Butterworth#MOST_IN_BAND}
   * @param scale where it has gain 1, and whether an odd order is inverted
   */
  public static Cascade bandPass(
      double lowHz, double highHz, int order, double sampleRate, FilterScale scale) {
    Butterworth.requireBand(lowHz, highHz, order, sampleRate);
    double low = Butterworth.warped(lowHz, sampleRate);
    double high = Butterworth.warped(highHz, sampleRate);
    double halfWidth = (high - low) / 2;
    double middle = scale.middle(lowHz, highHz, sampleRate);
    List<Biquad> sections = new ArrayList<>();
    for (Pole pole : poles(order)) {
      double re = pole.re * halfWidth;
      double im = pole.im * halfWidth;
      if (pole.isReal()) {
        Biquad one = Butterworth.poles(2 * re, low * high);
        sections.add(Butterworth.unityAt(middle, one, scale.ofOddOrder()));
      } else {
        // The two roots of s² − 2s·(re + i·im) + low·high, and with each its conjugate.
        double x = re * re - im * im - low * high;
        double y = 2 * re * im;
        double root = StrictMath.sqrt((StrictMath.hypot(x, y) + Math.abs(x)) / 2);
        double rootRe = x > 0 ? root : y / (2 * root);
        double rootIm = x > 0 ? y / (2 * root) : root;
        sections.add(Butterworth.unityAt(middle, Butterworth.pair(re + rootRe, im + rootIm), 1));
        sections.add(Butterworth.unityAt(middle, Butterworth.pair(re - rootRe, im - rootIm), 1));
      }
    }
    return new Cascade(sections);
  }

  /** The prototype's poles that are real or are above the real axis, the least resonant first. */
  static List<Pole> poles(int order) {
    double[] c = polynomial(order);
    double[] re = new double[order];
    double[] im = new double[order];
    for (int i = 0; i < order; i++) {
      double angle = StrictMath.PI * (0.5 + (i + 0.6) / order);
      re[i] = StrictMath.cos(angle);
      im[i] = StrictMath.sin(angle);
    }
    for (int step = 0; step < STEPS; step++) {
      improve(c, re, im);
    }
    List<Pole> poles = new ArrayList<>();
    for (int i = 0; i < order; i++) {
      if (im[i] > -REAL) {
        poles.add(new Pole(re[i], im[i] < REAL ? 0 : im[i]));
      }
    }
    poles.sort(Comparator.comparingDouble(Pole::im));
    return poles;
  }

  /**
   * The polynomial's coefficients, from the constant upwards, with s scaled so that the first and
   * last are 1.
   */
  private static double[] polynomial(int order) {
    double[] c = new double[order + 1];
    c[order] = 1;
    for (int k = order; k > 0; k--) {
      c[k - 1] = c[k] * k * (2 * order - k + 1) / (2.0 * (order - k + 1));
    }
    double scale = StrictMath.pow(c[0], 1.0 / order);
    double power = c[0];
    for (int k = 0; k <= order; k++) {
      c[k] /= power;
      power /= scale;
    }
    return c;
  }

  /** One step of the simultaneous search for all zeros of O. Aberth (1973). */
  private static void improve(double[] c, double[] re, double[] im) {
    for (int i = 0; i < re.length; i++) {
      double valueRe = 0;
      double valueIm = 0;
      double slopeRe = 0;
      double slopeIm = 0;
      for (int k = c.length - 1; k >= 0; k--) {
        double s = slopeRe * re[i] - slopeIm * im[i] + valueRe;
        slopeIm = slopeRe * im[i] + slopeIm * re[i] + valueIm;
        slopeRe = s;
        double v = valueRe * re[i] - valueIm * im[i] + c[k];
        valueIm = valueRe * im[i] + valueIm * re[i];
        valueRe = v;
      }
      double size = valueRe * valueRe + valueIm * valueIm;
      if (size == 0) {
        continue;
      }
      // The reciprocal of Newton's step, less the repulsion by the other zeros.
      double backRe = (slopeRe * valueRe + slopeIm * valueIm) / size;
      double backIm = (slopeIm * valueRe - slopeRe * valueIm) / size;
      for (int j = 0; j < re.length; j++) {
        if (j != i) {
          double x = re[i] - re[j];
          double y = im[i] - im[j];
          double distance = x * x + y * y;
          backRe -= x / distance;
          backIm += y / distance;
        }
      }
      double back = backRe * backRe + backIm * backIm;
      re[i] -= backRe / back;
      im[i] += backIm / back;
    }
  }
}
