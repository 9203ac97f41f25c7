package tenuto.dsp.synthesis;

import tenuto.engine.signal.StateTransfer;

/**
 * The filters and the delay of a string's loop for its losses, stiffness and pitch: the loop's
 * phase delay at the fundamental is exactly one period.
 *
 * <p>Losses are a low-pass g·(1 − a)/(1 − a·z⁻¹), with g and a such that the fundamental decays by
 * 60 dB in one time, and partials at 5 kHz in another, as far as the filter allows (V. Välimäki et
 * al., "Physical modeling of plucked string instruments with application to real-time sound
 * synthesis", 1996). Stiffness is a chain of all-passes (b + z⁻¹)/(1 + b·z⁻¹), with b such that the
 * tenth partial, or the highest below a sixth of the sample rate, is at n·f·√((1 + B·n²)/(1 + B))
 * (S. Van Duyne and J. Smith, "A simplified approach to modeling dispersion caused by stiffness in
 * strings and plates", 1994).
 */
final class StringTuning {
  static final double HIGH_HZ = 5000;

  /** All-passes in the chain. */
  static final int CHAIN = 8;

  /** The shortest line that can be interpolated: three samples are after the place. */
  static final double SHORTEST_LINE = 3;

  private static final int PARTIAL = 10;
  private static final double STEEPEST = -0.97;

  private static final double NEARLY = 0.003;

  private final double sampleRate;

  /** Decay times of the fundamental and of 5 kHz in ms. */
  private final double decay;

  private final double highs;

  /** The filter's coefficients. */
  double pole;

  double gain;
  double allPass;

  /** The pitch for which the filters are set, and their delay there. */
  private double tuned = Double.NaN;

  private double delay;

  /** The required length of the line in samples. */
  double line;

  StringTuning(double sampleRate, double decay, double highs) {
    this.sampleRate = sampleRate;
    this.decay = decay;
    this.highs = highs;
  }

  /** Hands over what was last set. */
  void transfer(StateTransfer state) {
    pole = state.of(pole);
    gain = state.of(gain);
    allPass = state.of(allPass);
    tuned = state.of(tuned);
    delay = state.of(delay);
    line = state.of(line);
  }

  /** Sets the all-passes for a stiffness B at a pitch. */
  void stiffen(double hz, double stiffness) {
    damp(hz);
    if (stiffness == 0) {
      return;
    }
    double w = 2 * Math.PI * hz / sampleRate;
    int n = (int) Math.clamp(sampleRate / 6 / hz, 2, PARTIAL);
    double stretch = StrictMath.sqrt((1 + stiffness * n * n) / (1 + stiffness));
    double wn = w * n * stretch;
    double wanted =
        sampleRate / hz * (1 - 1 / stretch) - lowPassDelay(w, pole) + lowPassDelay(wn, pole);
    double least = STEEPEST;
    double most = 0;
    for (int i = 0; i < 50; i++) {
      double middle = (least + most) / 2;
      if (CHAIN * (allPassDelay(w, middle) - allPassDelay(wn, middle)) > wanted) {
        least = middle;
      } else {
        most = middle;
      }
    }
    allPass = most;
  }

  /**
   * Sets loss and line for a pitch. The filters' delay is recomputed only when the pitch has moved
   * by some cents: until then it changes by less than a ten-thousandth of a sample.
   */
  void tune(double hz) {
    if (!(Math.abs(hz / tuned - 1) < NEARLY)) {
      tuned = hz;
      filter(hz);
    }
    line = Math.max(SHORTEST_LINE, sampleRate / hz - delay);
  }

  private void filter(double hz) {
    damp(hz);
    double w = 2 * Math.PI * hz / sampleRate;
    double rest = sampleRate / hz - stiffDelay(w);
    while (rest - lowPassDelay(w, pole) < SHORTEST_LINE && pole > 1e-6) {
      pole /= 2;
    }
    delay = stiffDelay(w) + lowPassDelay(w, pole);
    double loss = lowPassGain(w, pole) * LagrangeWeights.gain(sampleRate / hz - delay, w);
    gain = Math.min(1, gain(hz, decay) / loss);
  }

  private double stiffDelay(double w) {
    return allPass == 0 ? 0 : CHAIN * allPassDelay(w, allPass);
  }

  private void damp(double hz) {
    double w = 2 * Math.PI * hz / sampleRate;
    double round = gain(hz, decay);
    // A constant part must decay too, in twice the fundamental's time.
    double most = smaller((1 - round * StrictMath.cos(w)) / (1 - round));
    double high = 2 * Math.PI * Math.min(HIGH_HZ, 0.45 * sampleRate) / sampleRate;
    double ratio = gain(hz, highs) / round;
    pole = 0;
    if (high > w && ratio < 1) {
      double r2 = ratio * ratio;
      double sum = (StrictMath.cos(w) - r2 * StrictMath.cos(high)) / (1 - r2);
      pole = sum > 1 ? Math.min(most, smaller(sum)) : most;
    }
  }

  /** The gain over a period of a decay by 60 dB in {@code ms}. */
  private static double gain(double hz, double ms) {
    return StrictMath.pow(10, -3000 / (hz * ms));
  }

  /** The smaller solution of x² − 2·half·x + 1 = 0, half at least 1. */
  private static double smaller(double half) {
    return 1 / (half + StrictMath.sqrt(half * half - 1));
  }

  private static double lowPassGain(double w, double a) {
    return (1 - a) / StrictMath.sqrt(1 - 2 * a * StrictMath.cos(w) + a * a);
  }

  private static double lowPassDelay(double w, double a) {
    return StrictMath.atan2(a * StrictMath.sin(w), 1 - a * StrictMath.cos(w)) / w;
  }

  private static double allPassDelay(double w, double b) {
    return 1 - 2 * StrictMath.atan2(b * StrictMath.sin(w), 1 + b * StrictMath.cos(w)) / w;
  }
}
