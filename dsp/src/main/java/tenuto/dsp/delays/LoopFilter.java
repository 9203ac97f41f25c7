package tenuto.dsp.delays;

import tenuto.dsp.kernel.Glide;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;
import tenuto.engine.signal.StateTransfer;

/**
 * The damping of a feedback loop: a one-pole low-pass, y += a·(x − y), whose gain is −3 dB at its
 * cutoff (a = √(q² + 2q) − q with q = 1 − cos ω), and a one-pole high-pass, the input less such a
 * low-pass. Neither amplifies any frequency.
 */
final class LoopFilter {
  /**
   * The factor by which the high-pass's state decays for each sample after its cutoff has been set
   * to 0.
   */
  private static final double LEAVES = 0.999;

  private final Glide low;
  private final Glide high;
  private final double[] lows = new double[Spans.LENGTH];
  private final double[] highs = new double[Spans.LENGTH];
  private boolean isLow;
  private boolean isHigh;

  /** Whether the high-pass has a cutoff. */
  private boolean isOn;

  /** How many samples from the start of a span have the coefficients that they had in the last. */
  private int tuned;

  private double below;
  private double under;

  LoopFilter(double sampleRate) {
    low = new Glide(hz -> part(hz, sampleRate));
    high = new Glide(hz -> part(hz, sampleRate));
  }

  /** The low-pass's coefficient a; 1, no filtering, from half the sample rate on. */
  private static double part(double hz, double sampleRate) {
    if (hz >= sampleRate / 2) {
      return 1;
    }
    double sine = Phase.sine(Math.max(hz, 0) / sampleRate / 2);
    double q = 2 * sine * sine; // 1 − cos ω without cancellation near 0
    return Math.sqrt(q * q + 2 * q) - q + 0 * hz;
  }

  /**
   * Sets the cutoffs for the next samples, whole groups: a low-pass at half the sample rate and a
   * high-pass at 0 are off.
   *
   * @param stay whether both are what they were throughout the span before
   */
  void tune(double[] lowHz, double[] highHz, boolean stay, int n) {
    if (!stay || n > tuned) {
      boolean lowStays = low.fill(lowHz, lows, n);
      boolean highStays = high.fill(highHz, highs, n);
      isLow = !(lowStays && lows[0] == 1);
      isOn = !(highStays && highs[0] == 0);
      tuned = lowStays && highStays ? n : 0;
    }
    isHigh = isOn || under != 0;
  }

  /** Hands over cutoffs and states. */
  void transfer(StateTransfer state) {
    low.transfer(state);
    high.transfer(state);
    tuned = 0;
    below = state.of(below);
    under = state.of(under);
  }

  /** Filters {@code n} samples, those from index {@code at} on of the span that was tuned last. */
  void run(double[] x, int at, int n) {
    if (isLow && isHigh) {
      runBoth(x, at, n);
    } else if (isHigh) {
      below = x[at + n - 1];
      runHigh(x, at, n);
    } else if (isLow) {
      runLow(x, at, n);
    } else {
      below = x[at + n - 1];
    }
  }

  /**
   * Filters two sounds by two filters that have been tuned alike. They depend on their own last
   * samples alone, so in one loop they overlap.
   */
  static void runTwo(LoopFilter first, double[] x, LoopFilter second, double[] y, int at, int n) {
    if (!(first.isLow && first.isHigh && second.isLow && second.isHigh)) {
      first.run(x, at, n);
      second.run(y, at, n);
      return;
    }
    double[] lows = first.lows;
    double[] highs = first.highs;
    double b = first.below;
    double u = first.under;
    double c = second.below;
    double v = second.under;
    for (int i = at; i < at + n; i++) {
      b = lowPassed(lows[i], b, x[i]);
      c = lowPassed(lows[i], c, y[i]);
      u = left(highs[i], u, b);
      v = left(highs[i], v, c);
      x[i] = b - u;
      y[i] = c - v;
    }
    first.below = b;
    first.under = u;
    second.below = c;
    second.under = v;
  }

  /**
   * Both filters in one loop: each recursion depends only on its own last sample, so they overlap.
   */
  private void runBoth(double[] x, int at, int n) {
    double b = below;
    double u = under;
    for (int i = at; i < at + n; i++) {
      b = lowPassed(lows[i], b, x[i]);
      u = left(highs[i], u, b);
      x[i] = b - u;
    }
    below = b;
    under = u;
  }

  private void runLow(double[] x, int at, int n) {
    double b = below;
    for (int i = at; i < at + n; i++) {
      b = lowPassed(lows[i], b, x[i]);
      x[i] = b;
    }
    below = b;
  }

  private void runHigh(double[] x, int at, int n) {
    double u = under;
    for (int i = at; i < at + n; i++) {
      u = left(highs[i], u, x[i]);
      x[i] -= u;
    }
    under = u;
  }

  private static double lowPassed(double part, double last, double x) {
    return part == 1 ? x : Ring.faded(last + part * (x - last));
  }

  /** The low-passed part, which the high-pass subtracts. */
  private static double left(double part, double last, double x) {
    return Ring.faded(part == 0 ? LEAVES * last : last + part * (x - last));
  }
}
