package tenuto.dsp.oscillators;

import java.util.Arrays;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;
import tenuto.engine.signal.Filter;

/**
 * A phase ramp (phasor), in turns from 0 to 1, at a frequency in Hz, its input. From a NaN on it is
 * NaN.
 *
 * @param phase at sample 0
 */
record PhaseRamp(double sampleRate, double phase) implements Filter {
  @Override
  public boolean isQuick() {
    return true;
  }

  @Override
  public State begin() {
    return new Running();
  }

  private final class Running extends ScalarState {
    private final long[] phases = new long[Spans.LENGTH];
    private long now = Phase.of(phase);
    private boolean lost;

    @Override
    public void scalar(double[] x, int n) {
      int good = lost ? 0 : Steps.until(x, n);
      lost = good < n;
      now = Steps.phases(x, sampleRate, now, phases, good);
      for (int i = 0; i < good; i++) {
        x[i] = (phases[i] >>> 11) * 0x1p-53;
      }
      Arrays.fill(x, good, n, Double.NaN);
    }
  }
}
