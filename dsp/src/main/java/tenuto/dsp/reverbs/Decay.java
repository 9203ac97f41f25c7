package tenuto.dsp.reverbs;

import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Rbj;
import tenuto.engine.base.Require;

/**
 * How fast a sound dies away at each frequency: its level falls by 60 dB in {@code ms}, below lowHz
 * in {@code low} times that, above highHz in {@code high} times that, and faster than all this by
 * what air takes away.
 *
 * <p>The change is that of a shelf of second order, whose Q of 0.8 has an octave beside either
 * frequency 1.6 % of the change to go, and nothing overshoots by more; at the frequency itself the
 * rate, in dB a second, is the mean of both sides'. Air takes away 36·(hz/8000)² dB a second, times
 * {@code damping}: at 1 as much as at 20 °C and a humidity of 50 % (ISO 9613-1: 37 dB at 8 kHz, 10
 * at 4 kHz).
 *
 * @param ms 10 to 120,000
 * @param low 0.1 to 10
 * @param high 0.1 to 10
 * @param lowHz below highHz
 * @param damping 0 to 100
 */
record Decay(double ms, double low, double high, double lowHz, double highHz, double damping) {
  /** What the loss in air is stated for. */
  static final double AIR_HZ = 8000;

  private static final double AIR = 36;
  private static final double Q = 0.8;

  /** Of the sample rate: nothing is tuned to more. */
  private static final double HIGHEST = 0.45;

  /** So much is silence, whatever was asked. */
  private static final double MOST_DB = 200;

  private static final double MOST_AIR_DB = 40;

  /** Where a difference would have no digits left. */
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

  /** The same for all frequencies. */
  static Decay even(double ms) {
    return new Decay(ms, 1, 1, 1, 2, 0);
  }

  /** The dB by which the middle of the spectrum falls in a second. */
  double rate() {
    return 60_000 / ms;
  }

  /** The dB by which a frequency falls in a second. */
  double rate(double hz) {
    double below = rate() * (1 / low - 1) * shelf(hz / lowHz);
    double above = rate() * (1 / high - 1) * (1 - shelf(hz / highHz));
    double air = hz / AIR_HZ;
    return rate() + below + above + damping * AIR * air * air;
  }

  /** The part of a low shelf's dB that a frequency gets; exact for few dB. */
  private static double shelf(double x) {
    double square = x * x;
    double fourth = square * square;
    return (1 + (1 - fourth) / (1 + fourth + (1 / (Q * Q) - 2) * square)) / 2;
  }

  /** The time in ms in which the slowest frequency falls by 60 dB. */
  double longest() {
    return ms * Math.max(1, Math.max(low, high));
  }

  /** The gain of the middle of the spectrum over so many seconds. */
  double gain(double seconds) {
    return StrictMath.pow(10, -rate() * seconds / 20);
  }

  /** The gain of what decays slowest, but for air, over so many seconds. */
  double longestGain(double seconds) {
    return StrictMath.pow(10, -60_000 / longest() * seconds / 20);
  }

  boolean hasLow() {
    return low != 1;
  }

  boolean hasHigh() {
    return high != 1;
  }

  boolean hasAir() {
    return damping > 0;
  }

  /** What the lows lose in so many seconds, more or less than the middle. */
  Biquad lowShelf(double seconds, double sampleRate) {
    return Rbj.lowShelf(tuned(lowHz, sampleRate), Q, shelf(low, seconds), sampleRate);
  }

  /** What the highs lose in so many seconds, more or less than the middle. */
  Biquad highShelf(double seconds, double sampleRate) {
    return Rbj.highShelf(tuned(highHz, sampleRate), Q, shelf(high, seconds), sampleRate);
  }

  private double shelf(double factor, double seconds) {
    return Math.clamp(-rate() * (1 / factor - 1) * seconds, -MOST_DB, MOST_DB);
  }

  private static double tuned(double hz, double sampleRate) {
    return Math.min(hz, HIGHEST * sampleRate);
  }

  /** The dB that air takes away at 8 kHz in so many seconds. */
  double air(double seconds) {
    return damping * AIR * seconds;
  }

  /**
   * A loss in air as the p and q of (1 − p)/(1 + q)·(1 + q/z)/(1 − p/z). With s = sin²(πf/rate)
   * that is (1 − Qs)/(1 + Ps) in power, so in dB nearly a multiple of s, and of f², as long as P
   * and Q are alike; but Q is at most 1. So it takes several for a large loss.
   *
   * @param dB at 8 kHz, where it is exact up to {@value #MOST_AIR_DB}; a pole for more would
   *     remember what is not heard for minutes
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
