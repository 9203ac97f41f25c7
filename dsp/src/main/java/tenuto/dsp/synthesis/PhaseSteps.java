package tenuto.dsp.synthesis;

import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;
import tenuto.engine.signal.StateTransfer;

/**
 * A phase accumulator in integer multiples of 2^-64 turns, so it does not drift. After a frequency
 * that is not finite it is NaN.
 */
final class PhaseSteps {
  static final double TURNS_OF_RADIANS = 1 / (2 * Math.PI);

  private final double sampleRate;
  private long phase;
  private double before = Double.NaN;
  private double ratioBefore = Double.NaN;
  private long step;
  private double lost;

  /** The phase after 0, 1, 2 … samples of one step. */
  private final long[] ahead = new long[Spans.LENGTH];

  private long stride;

  PhaseSteps(double sampleRate) {
    this.sampleRate = sampleRate;
  }

  /** Writes the phase at each sample, in turns, to {@code turns}, and advances. */
  void turns(double[] hz, double[] ratio, double[] turns, int n) {
    if (Held.isAll(hz, before, n) && Held.isAll(ratio, ratioBefore, n)) {
      goOn(turns, n);
      return;
    }
    for (int i = 0; i < n; i++) {
      if (hz[i] != before || ratio[i] != ratioBefore) {
        tune(hz[i], ratio[i]);
      }
      turns[i] = (phase >> 11) * 0x1p-53 + lost;
      phase += step;
    }
  }

  /** The same with a constant ratio. */
  void turns(double[] hz, double ratio, double[] turns, int n) {
    if (Held.isAll(hz, before, n)) {
      goOn(turns, n);
      return;
    }
    for (int i = 0; i < n; i++) {
      if (hz[i] != before) {
        tune(hz[i], ratio);
      }
      turns[i] = (phase >> 11) * 0x1p-53 + lost;
      phase += step;
    }
  }

  /** The same while frequency and ratio are constant. */
  private void goOn(double[] turns, int n) {
    if (stride != step) {
      stride = step;
      for (int i = 0; i < ahead.length; i++) {
        ahead[i] = i * step;
      }
    }
    long from = phase;
    double nothing = lost;
    for (int i = 0; i < n; i++) {
      turns[i] = (from + ahead[i] >> 11) * 0x1p-53 + nothing;
    }
    phase = from + n * step;
  }

  /** Hands over the phase and what it rises by. */
  void transfer(StateTransfer state) {
    phase = state.of(phase);
    before = state.of(before);
    ratioBefore = state.of(ratioBefore);
    step = state.of(step);
    lost = state.of(lost);
  }

  private void tune(double hz, double ratio) {
    before = hz;
    ratioBefore = ratio;
    double rest = Phase.part(hz * ratio / sampleRate);
    step = (long) (rest * 0x1p64);
    lost = Double.isNaN(rest) ? Double.NaN : lost;
  }
}
