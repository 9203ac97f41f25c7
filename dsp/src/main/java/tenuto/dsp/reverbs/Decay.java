package tenuto.dsp.reverbs;

import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Rbj;
import tenuto.engine.base.Require;

/**
 * The decay of a reverb by frequency: the level falls by 60 dB in {@code ms} (RT60), below lowHz in
 * {@code low} times that, above highHz in {@code high} times that, and faster by the absorption of
 * air.
 *
 * <p>The transitions are those of second-order shelves with a Q of 0.8: one octave beyond either
 * frequency 1.6 % of the change remains, and no overshoot is larger; at the frequency itself the
 * rate, in dB per second, is the mean of both sides. Air absorbs 36·(hz/8000)² dB per second, times
 * {@code damping}: 1 is air at 20 °C and a humidity of 50 % (ISO 9613-1: 37 dB at 8 kHz, 10 at 4
 * kHz).
 *
 * @param ms 10 to 120,000
 * @param low 0.1 to 10
 * @param high 0.1 to 10
 * @param lowHz below highHz
 * @param damping 0 to 100
 */
record Decay(double ms, double low, double high, double lowHz, double highHz, double damping) {
  /** The frequency for which air absorption is given. */
  static final double AIR_HZ = 8000;

  private static final double AIR = 36;
  private static final double Q = 0.8;

  /** The highest corner frequency, as a share of the sample rate. */
  private static final double HIGHEST = 0.45;

  /** The largest loss in dB, which counts as silence. */
  private static final double MOST_DB = 200;

  private static final double MOST_AIR_DB = 40;

  /** Below this the limit p/4 is used, as the difference would have no digits left. */
  private static final double LEAST = 1e-6;

  Decay {
    Require.between("decay", ms, 10, 120_000);
    Require.between("low", low, 0.1, 10);
    Require.between("high", high, 0.1, 10);
    Require.positive("lowHz", lowHz);
    Require.positive("highHz", highHz);
    Require.below("lowHz", lowHz, "highHz", highHz);
    Require.between("damping", damping, 0, 100);
  }

  /** A decay that is the same for all frequencies. */
  static Decay even(double ms) {
    return new Decay(ms, 1, 1, 1, 2, 0);
  }

  /** The decay rate of the mid frequencies in dB per second. */
  double rate() {
    return 60_000 / ms;
  }

  /** The decay rate of a frequency in dB per second. */
  double rate(double hz) {
    double below = rate() * (1 / low - 1) * shelf(hz / lowHz);
    double above = rate() * (1 / high - 1) * (1 - shelf(hz / highHz));
    double air = hz / AIR_HZ;
    return rate() + below + above + damping * AIR * air * air;
  }

  /** The share of a low shelf's dB at a frequency; exact for small gains. */
  private static double shelf(double x) {
    double square = x * x;
    double fourth = square * square;
    return (1 + (1 - fourth) / (1 + fourth + (1 / (Q * Q) - 2) * square)) / 2;
  }

  /** The time in ms in which the slowest frequency decays by 60 dB. */
  double longest() {
    return ms * Math.max(1, Math.max(low, high));
  }

  /** The gain of the mid frequencies over a time. */
  double gain(double seconds) {
    return StrictMath.pow(10, -rate() * seconds / 20);
  }

  /** The gain of the slowest frequency, without air absorption, over a time. */
  double longestGain(double seconds) {
    return StrictMath.pow(10, -60_000 / longest() * seconds / 20);
  }

  boolean hasLow() {
    return low != 1;
  }

  boolean hasHigh() {
    return high != 1;
  }

  /** The shelf for the difference of the lows' loss to the mids' over a time. */
  Biquad lowShelf(double seconds, double sampleRate) {
    return Rbj.lowShelf(tuned(lowHz, sampleRate), Q, shelf(low, seconds), sampleRate);
  }

  /** The shelf for the difference of the highs' loss to the mids' over a time. */
  Biquad highShelf(double seconds, double sampleRate) {
    return Rbj.highShelf(tuned(highHz, sampleRate), Q, shelf(high, seconds), sampleRate);
  }

  private double shelf(double factor, double seconds) {
    return Math.clamp(-rate() * (1 / factor - 1) * seconds, -MOST_DB, MOST_DB);
  }

  private static double tuned(double hz, double sampleRate) {
    return Math.min(hz, HIGHEST * sampleRate);
  }

  /** The air absorption in dB at 8 kHz over a time. */
  double air(double seconds) {
    return damping * AIR * seconds;
  }

  /**
   * Air absorption as the p and q of the filter (1 − p)/(1 + q)·(1 + q/z)/(1 − p/z). With s =
   * sin²(πf/rate) its power gain is (1 − Qs)/(1 + Ps), so in dB nearly proportional to s, and to
   * f², while P and Q are similar; but Q is at most 1, so a large loss needs several filters.
   *
   * @param dB at 8 kHz, exact up to {@value #MOST_AIR_DB}; a pole for more would keep inaudible
   *     remains for minutes
   */
  static double[] air(double dB, double sampleRate) {
    double loss = StrictMath.pow(10, Math.min(dB, MOST_AIR_DB) / 10);
    double sine = StrictMath.sin(Math.PI * Math.min(AIR_HZ / sampleRate, HIGHEST));
    double square = sine * sine;
    double zero = Math.min(1, (loss - 1) / ((loss + 1) * square));
    double pole = (loss * (1 - zero * square) - 1) / square;
    return new double[] {
      pole < LEAST ? pole / 4 : (pole + 2 - 2 * Math.sqrt(pole + 1)) / pole,
      zero < LEAST ? zero / 4 : (2 - zero - 2 * Math.sqrt(1 - zero)) / zero
    };
  }
}
