package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.signal.Filter;

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
  public Processor begin() {
    return new Integrators();
  }

  private final class Integrators extends ScalarProcessor {
    private final double tuning = StrictMath.tan(Math.PI * hz / sampleRate);
    private final Held held = new Held();
    private final double[] g = new double[Spans.LENGTH];
    private final double[] divisor = new double[Spans.LENGTH];
    private final double[] ofBand = new double[Spans.LENGTH];
    private final double[] middles = new double[Spans.LENGTH];
    private double band;
    private double low;

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      if (held.moves(in[1], n)) {
        tune(in[1], n);
      }
      double[] lows = out[0];
      integrate(in[0], lows, n);
      mix(in[0], in[1], lows, n);
    }

    /** Without a branch, so that C2 vectorizes the roots and divisions. */
    private void tune(double[] gains, int n) {
      for (int i = 0; i < n; i++) {
        double a = Math.sqrt(Math.max(gains[i], LEAST));
        double tuned = tuning * Math.sqrt(a);
        g[i] = tuned;
        divisor[i] = 1 / (1 + tuned * (tuned + DAMPING));
        ofBand[i] = DAMPING * (1 - a) * a;
      }
    }

    private void integrate(double[] x, double[] lows, int n) {
      double bandNow = band;
      double lowNow = low;
      for (int i = 0; i < n; i++) {
        double middle = divisor[i] * (bandNow + g[i] * (x[i] - lowNow));
        double lowest = lowNow + g[i] * middle;
        bandNow = Ring.faded(2 * middle - bandNow);
        lowNow = Ring.faded(2 * lowest - lowNow);
        middles[i] = middle;
        lows[i] = lowest;
      }
      band = bandNow;
      low = lowNow;
    }

    private void mix(double[] x, double[] gains, double[] lows, int n) {
      for (int i = 0; i < n; i++) {
        double direct = Math.max(gains[i], LEAST);
        lows[i] = direct * x[i] + (ofBand[i] * middles[i] + (1 - direct) * lows[i]);
      }
    }
  }
}
