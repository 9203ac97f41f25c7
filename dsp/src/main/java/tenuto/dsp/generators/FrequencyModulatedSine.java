package tenuto.dsp.generators;

import java.util.Arrays;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;
import tenuto.dsp.math.SineOfTurns;
import tenuto.engine.signal.Filter;

/**
 * A sine whose frequency in Hz is the input: sin(2π·Σ f[k]/sampleRate) over k below i, so that it
 * starts at 0. The sum is an integer multiple of 2^-64 turns and does not drift. After a NaN or
 * infinity it is NaN.
 *
 * @param sampleRate in Hz, above 0
 */
public record FrequencyModulatedSine(double sampleRate) implements Filter {
  @Override
  public boolean isQuick() {
    return true;
  }

  @Override
  public State begin() {
    return new Running(sampleRate);
  }

  private static final class Running extends ScalarState {
    private final double sampleRate;
    private final long[] phases = new long[Spans.LENGTH];
    private long phase = SineOfTurns.QUARTER;
    private boolean lost;

    Running(double sampleRate) {
      this.sampleRate = sampleRate;
    }

    @Override
    public void scalar(double[] x, int n) {
      int sound = lost ? 0 : n;
      for (int i = 0; i < n; i++) {
        double turns = x[i] / sampleRate;
        phases[i] = phase;
        phase += Phase.of(turns);
        if (!lost && Double.isNaN(Phase.part(turns))) {
          lost = true;
          sound = i + 1;
        }
      }
      SineOfTurns.of(phases, x, sound);
      Arrays.fill(x, sound, n, Double.NaN);
    }
  }
}
