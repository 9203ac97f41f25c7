package tenuto.dsp.synthesis;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A bank of parallel resonators (modes), each with the impulse response gain·r^i·sin(w·i) (J.
 * Adrien, "The missing link: modal synthesis", 1991): y[i] = 2·r·cos w·y[i − 1] − r²·y[i − 2] +
 * gain·r·sin w·x[i − 1].
 */
record ModeBank(List<Mode> modes) implements Filter {
  /** How many modes are computed together, as their recursions are independent. */
  private static final int TOGETHER = 4;

  /**
   * @param turns frequency in turns per sample, below half a turn
   * @param loss factor of its amplitude per sample, below 1
   * @param gain factor
   */
  record Mode(double turns, double loss, double gain) {}

  ModeBank {
    modes = List.copyOf(modes);
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public State begin() {
    return new Ringing();
  }

  private final class Ringing extends ScalarState {
    /**
     * For each mode, and for silent ones that fill up the last group: coefficients, then two
     * outputs.
     */
    private final double[] a1 = new double[(modes.size() + TOGETHER - 1) / TOGETHER * TOGETHER];

    private final double[] a2 = new double[a1.length];
    private final double[] b1 = new double[a1.length];
    private final double[] y1 = new double[a1.length];
    private final double[] y2 = new double[a1.length];

    /** The input, delayed by one sample. */
    private final double[] struck = new double[Spans.LENGTH + 1];

    private double last;

    Ringing() {
      for (int m = 0; m < modes.size(); m++) {
        Mode mode = modes.get(m);
        double w = 2 * Math.PI * mode.turns;
        a1[m] = 2 * mode.loss * StrictMath.cos(w);
        a2[m] = -mode.loss * mode.loss;
        b1[m] = mode.gain * mode.loss * StrictMath.sin(w);
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      state.of(y1);
      state.of(y2);
      last = state.of(last);
    }

    @Override
    public void scalar(double[] x, int n) {
      struck[0] = last;
      System.arraycopy(x, 0, struck, 1, n);
      last = x[n - 1];
      Arrays.fill(x, 0, n, 0);
      for (int m = 0; m < a1.length; m += TOGETHER) {
        ring(m, struck, x, n);
      }
    }

    private void ring(int m, double[] x, double[] sum, int n) {
      double p1 = y1[m];
      double p2 = y2[m];
      double q1 = y1[m + 1];
      double q2 = y2[m + 1];
      double r1 = y1[m + 2];
      double r2 = y2[m + 2];
      double s1 = y1[m + 3];
      double s2 = y2[m + 3];
      for (int i = 0; i < n; i++) {
        double p = Fma.of(a1[m], p1, Fma.of(a2[m], p2, b1[m] * x[i]));
        double q = Fma.of(a1[m + 1], q1, Fma.of(a2[m + 1], q2, b1[m + 1] * x[i]));
        double r = Fma.of(a1[m + 2], r1, Fma.of(a2[m + 2], r2, b1[m + 2] * x[i]));
        double s = Fma.of(a1[m + 3], s1, Fma.of(a2[m + 3], s2, b1[m + 3] * x[i]));
        sum[i] += p + q + (r + s);
        p2 = p1;
        p1 = p;
        q2 = q1;
        q1 = q;
        r2 = r1;
        r1 = r;
        s2 = s1;
        s1 = s;
      }
      keep(m, p1, p2);
      keep(m + 1, q1, q2);
      keep(m + 2, r1, r2);
      keep(m + 3, s1, s2);
    }

    private void keep(int m, double last, double lastButOne) {
      y1[m] = Ring.faded(last);
      y2[m] = Ring.faded(lastButOne);
    }
  }
}
