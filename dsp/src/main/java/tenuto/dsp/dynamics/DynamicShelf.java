package tenuto.dsp.dynamics;

import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.Filter;

/**
 * A high shelf whose gain a signal steers: a state-variable filter by the trapezoidal rule (Simper,
 * "Solving the continuous SVF equations using trapezoidal integration and equivalent currents",
 * 2013). With a gain of 1 it gives the signal itself. Its inputs are the signal and the gain, a
 * factor above 0.
 *
 * @param hz where half of the gain in dB is reached
 */
record DynamicShelf(double hz, double sampleRate) implements Filter {
  /** 1/Q of the flattest. */
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
    private double gain = Double.NaN;
    private double g;
    private double divisor;
    private double direct;
    private double ofBand;
    private double ofLow;
    private double band;
    private double low;

    Integrators() {
      super(DynamicShelf.this);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      for (int i = 0; i < n; i++) {
        if (in[1][i] != gain) {
          gain = in[1][i];
          tune(Math.max(gain, LEAST));
        }
        double x = in[0][i];
        double rest = x - low;
        double middle = divisor * (band + g * rest);
        double lowest = low + g * middle;
        band = Ring.faded(2 * middle - band);
        low = Ring.faded(2 * lowest - low);
        out[0][i] = direct * x + (ofBand * middle + ofLow * lowest);
      }
    }

    private void tune(double squared) {
      double a = Math.sqrt(squared);
      g = tuning * Math.sqrt(a);
      divisor = 1 / (1 + g * (g + DAMPING));
      direct = squared;
      ofBand = DAMPING * (1 - a) * a;
      ofLow = 1 - squared;
    }
  }
}
