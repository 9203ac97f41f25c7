package tenuto.dsp.generators;

import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.math.Phase;
import tenuto.dsp.math.SineOfTurns;
import tenuto.engine.Filter;

/**
 * The sine whose frequency in Hz is the input: sin(2π·Σ f[k]/sampleRate), k below i, so that it
 * begins at 0. The sum is kept in whole 2^-64 of a turn and does not drift. After a NaN or infinity
 * it is NaN.
 *
 * @param sampleRate in Hz, above 0
 */
public record FrequencyModulatedSine(double sampleRate) implements Filter {
  @Override
  public State begin() {
    return new Running(sampleRate);
  }

  private static final class Running extends ScalarState {
    private final double sampleRate;
    private long phase = SineOfTurns.QUARTER;
    private boolean lost;

    Running(double sampleRate) {
      this.sampleRate = sampleRate;
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        double turns = x[i] / sampleRate;
        x[i] = lost ? Double.NaN : SineOfTurns.of(phase);
        phase += Phase.of(turns);
        lost |= Double.isNaN(Phase.part(turns));
      }
    }
  }
}
