package tenuto.dsp.dynamics;

import java.util.Arrays;
import tenuto.dsp.filters.Svf;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A high shelf whose gain is controlled by a signal: a state-variable filter by the trapezoidal
 * rule (Simper, "Solving the continuous SVF equations using trapezoidal integration and equivalent
 * currents", 2013). At a gain of 1 the output is the signal itself. Its inputs are the signal and
 * the gain, a factor above 0.
 *
 * @param hz frequency at which the gain in dB is half of the shelf's
 */
record DynamicShelf(double hz, double sampleRate) implements Filter {
  /** 1/Q of the flattest shelf. */
  private static final double DAMPING = Math.sqrt(2);

  private static final double LEAST = 1e-10;

  @Override
  public int inputs() {
    return 2;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Integrators();
  }

  private final class Integrators extends ScalarProcessor {
    private final double tuning = StrictMath.tan(Math.PI * hz / sampleRate);
    private final Held held = new Held();
    private final Svf section = new Svf();

    /** tan(π·hz/rate) times √A, as a sine over a cosine of 1. */
    private final double[] sine = new double[Spans.LENGTH];

    private final double[] cosine = new double[Spans.LENGTH];
    private final double[] damping = new double[Spans.LENGTH];
    private final double[] ofBand = new double[Spans.LENGTH];
    private final double[] bands = new double[Spans.LENGTH];

    Integrators() {
      Arrays.fill(cosine, 1);
      Arrays.fill(damping, DAMPING);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      if (held.moves(in[1], n)) {
        tune(in[1], n);
      }
      section.run(in[0], bands, out[0], n);
      mix(in[0], in[1], out[0], n);
    }

    @Override
    public void transfer(StateTransfer state) {
      section.transfer(state);
    }

    /** Without a branch, so that C2 vectorizes the roots. */
    private void tune(double[] gains, int n) {
      for (int i = 0; i < n; i++) {
        double a = Math.sqrt(Math.max(gains[i], LEAST));
        sine[i] = tuning * Math.sqrt(a);
        ofBand[i] = DAMPING * (1 - a) * a;
      }
      section.tune(sine, cosine, damping, n);
    }

    private void mix(double[] x, double[] gains, double[] lows, int n) {
      for (int i = 0; i < n; i++) {
        double direct = Math.max(gains[i], LEAST);
        lows[i] = direct * x[i] + (ofBand[i] * bands[i] + (1 - direct) * lows[i]);
      }
    }
  }
}
