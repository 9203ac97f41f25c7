package tenuto.dsp.filters;

import tenuto.dsp.math.Decibels;
import tenuto.engine.base.Require;

/**
 * The second-order filters of Robert Bristow-Johnson's "Audio EQ Cookbook": the bilinear transform
 * of analogue prototypes, tuned so that the cutoff is exact.
 *
 * <p>hz must be between 0 and half the sample rate, both excluded. q is the plain quality factor
 * (0.7071 for the flattest low-pass), above 0. Band-pass, notch and peaking take their bandwidth in
 * octaves instead, between the −3 dB points (for peaking between the points of half the dB gain),
 * above 0.
 */
public final class Rbj {
  private Rbj() {}

  public static Biquad lowPass(double hz, double q, double sampleRate) {
    Tuning t = Tuning.byQ(hz, q, sampleRate);
    double b1 = 2 * t.versineHalf;
    return t.biquad(t.versineHalf, b1, t.versineHalf, 1 + t.alpha, -2 * t.cos, 1 - t.alpha);
  }

  public static Biquad highPass(double hz, double q, double sampleRate) {
    Tuning t = Tuning.byQ(hz, q, sampleRate);
    double b0 = (1 + t.cos) / 2;
    return t.biquad(b0, -2 * b0, b0, 1 + t.alpha, -2 * t.cos, 1 - t.alpha);
  }

  /** Gain 1 everywhere; phase shift of half a turn at hz. */
  public static Biquad allPass(double hz, double q, double sampleRate) {
    Tuning t = Tuning.byQ(hz, q, sampleRate);
    return t.biquad(1 - t.alpha, -2 * t.cos, 1 + t.alpha, 1 + t.alpha, -2 * t.cos, 1 - t.alpha);
  }

  /** Gain 1 at hz. */
  public static Biquad bandPass(double hz, double octaves, double sampleRate) {
    Tuning t = Tuning.byOctaves(hz, octaves, sampleRate);
    return t.biquad(t.alpha, 0, -t.alpha, 1 + t.alpha, -2 * t.cos, 1 - t.alpha);
  }

  /** Gain 0 at hz, 1 far from it. */
  public static Biquad notch(double hz, double octaves, double sampleRate) {
    Tuning t = Tuning.byOctaves(hz, octaves, sampleRate);
    return t.biquad(1, -2 * t.cos, 1, 1 + t.alpha, -2 * t.cos, 1 - t.alpha);
  }

  /** The same with its width as a Q, hz divided by the distance between the −3 dB points. */
  public static Biquad notchOfQ(double hz, double q, double sampleRate) {
    Tuning t = Tuning.byQ(hz, q, sampleRate);
    return t.biquad(1, -2 * t.cos, 1, 1 + t.alpha, -2 * t.cos, 1 - t.alpha);
  }

  /**
   * A gain of dB at hz, 1 far from it; Q is hz divided by the distance between the points of half
   * the dB.
   */
  public static Biquad peakingOfQ(double hz, double q, double dB, double sampleRate) {
    Tuning t = Tuning.byQ(hz, q, sampleRate);
    double a = amplitude(dB);
    double up = t.alpha * a;
    double down = t.alpha / a;
    return t.biquad(1 + up, -2 * t.cos, 1 - up, 1 + down, -2 * t.cos, 1 - down);
  }

  /** A gain of dB at hz, 1 far from it. */
  public static Biquad peaking(double hz, double octaves, double dB, double sampleRate) {
    Tuning t = Tuning.byOctaves(hz, octaves, sampleRate);
    double a = amplitude(dB);
    double up = t.alpha * a;
    double down = t.alpha / a;
    return t.biquad(1 + up, -2 * t.cos, 1 - up, 1 + down, -2 * t.cos, 1 - down);
  }

  /** A gain of dB well below hz, 1 well above it. */
  public static Biquad lowShelf(double hz, double q, double dB, double sampleRate) {
    Tuning t = Tuning.byQ(hz, q, sampleRate);
    double a = amplitude(dB);
    double slope = StrictMath.sqrt(a) / q * t.sin;
    double plus = a + 1;
    double minus = a - 1;
    return t.biquad(
        a * (plus - minus * t.cos + slope),
        2 * a * (minus - plus * t.cos),
        a * (plus - minus * t.cos - slope),
        plus + minus * t.cos + slope,
        -2 * (minus + plus * t.cos),
        plus + minus * t.cos - slope);
  }

  /** A gain of dB well above hz, 1 well below it. */
  public static Biquad highShelf(double hz, double q, double dB, double sampleRate) {
    Tuning t = Tuning.byQ(hz, q, sampleRate);
    double a = amplitude(dB);
    double slope = StrictMath.sqrt(a) / q * t.sin;
    double plus = a + 1;
    double minus = a - 1;
    return t.biquad(
        a * (plus + minus * t.cos + slope),
        -2 * a * (minus + plus * t.cos),
        a * (plus + minus * t.cos - slope),
        plus - minus * t.cos + slope,
        2 * (minus - plus * t.cos),
        plus - minus * t.cos - slope);
  }

  private static double amplitude(double dB) {
    return StrictMath.pow(10, Require.within("dB", dB, Decibels.MOST) / 40);
  }

  private record Asked(double hz, String widthName, double width) {}

  /**
   * The cookbook's intermediate variables.
   *
   * @param versineHalf (1 − cos w0)/2, as sin²(w0/2), which is accurate at low cutoffs
   * @param asked the arguments, for an error message
   */
  private record Tuning(double sin, double cos, double versineHalf, double alpha, Asked asked) {
    static Tuning byQ(double hz, double q, double sampleRate) {
      double w0 = w0(hz, sampleRate);
      double sin = StrictMath.sin(w0);
      double alpha = sin / (2 * Require.positive("q", q));
      return of(w0, sin, alpha, new Asked(hz, "q", q));
    }

    static Tuning byOctaves(double hz, double octaves, double sampleRate) {
      double w0 = w0(hz, sampleRate);
      double sin = StrictMath.sin(w0);
      double half = StrictMath.log(2) / 2 * Require.positive("octaves", octaves);
      double alpha = sin * StrictMath.sinh(half * w0 / sin);
      return of(w0, sin, alpha, new Asked(hz, "octaves", octaves));
    }

    private static Tuning of(double w0, double sin, double alpha, Asked asked) {
      double half = StrictMath.sin(w0 / 2);
      return new Tuning(sin, StrictMath.cos(w0), half * half, alpha, asked);
    }

    /** The filter; even near half the sample rate a band of some octaves overflows. */
    Biquad biquad(double b0, double b1, double b2, double a0, double a1, double a2) {
      Biquad filter = new Biquad(b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0);
      if (!filter.isFinite()) {
        throw new IllegalArgumentException(
            "hz and %s must give finite coefficients, but are %s and %s"
                .formatted(asked.widthName, asked.hz, asked.width));
      }
      return filter;
    }

    private static double w0(double hz, double sampleRate) {
      Require.sampleRate(sampleRate);
      return 2 * Math.PI * Require.cutoff("hz", hz, sampleRate) / sampleRate;
    }
  }
}
