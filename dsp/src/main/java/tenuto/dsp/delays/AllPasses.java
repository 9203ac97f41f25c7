package tenuto.dsp.delays;

import java.util.List;
import java.util.OptionalDouble;
import tenuto.dsp.kernel.Glide;
import tenuto.dsp.kernel.HeldControls;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.Steered;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.dsp.math.Phase;
import tenuto.dsp.math.SineOfTurns;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.DryWet;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.StateTransfer;

/**
 * A phaser: first-order all-passes in series, A(z) = (a + z⁻¹)/(1 + a·z⁻¹) with a = (tan θ −
 * 1)/(tan θ + 1) and θ = π·f/rate, whose frequency f moves from low to high and back, evenly in
 * octaves, starting at low. With feedback the n stages give H = Aⁿ/(1 − feedback·Aⁿ), solved
 * without a delay in the loop; the output is (1 − |mix|)·x + mix·H(x). Notches are at the
 * frequencies where Aⁿ inverts x (J. Smith, "Physical Audio Signal Processing", 2010). Its inputs
 * are the signal, rate in Hz, low and high in Hz, feedback and mix.
 *
 * @param stages 1 and up
 * @param ahead phase lead of the modulating wave, in turns
 * @param ends lengths of the controls (the last inputs), each of which keeps its last value after
 *     its end
 */
record AllPasses(int stages, Lfo.Shape shape, double ahead, double sampleRate, List<Long> ends)
    implements Filter {
  static final double MOST_FEEDBACK = 0.99;

  private static final double AT_ITS_LEAST = -0.25;

  @Override
  public int inputs() {
    return 6;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Row();
  }

  /**
   * The length of the tail in ms, if the controls are numbers; empty if one is a signal.
   *
   * <p>With time in units of 1/(2π·f), an all-pass is (1 − s)/(1 + s). The impulse response of n of
   * them in series is e^−t times a Laguerre polynomial of 2t, which oscillates up to t = 2n and
   * then falls; with a feedback of k the poles are where the n-th power is 1/k, the slowest of them
   * at −(g − 1)/(g + 1) with g = |k|^(−1/n).
   */
  static OptionalDouble ringing(int stages, Signal lowHz, Signal highHz, Signal feedback) {
    OptionalDouble low = Controls.number(lowHz);
    OptionalDouble high = Controls.number(highHz);
    OptionalDouble part = Controls.number(feedback);
    if (low.isEmpty() || high.isEmpty() || part.isEmpty()) {
      return OptionalDouble.empty();
    }
    double fall = -StrictMath.log(Tail.QUIET);
    double times = 2 * stages + fall * StrictMath.cbrt(stages);
    if (part.getAsDouble() != 0) {
      double g = StrictMath.pow(Math.abs(part.getAsDouble()), -1.0 / stages);
      times += fall * (g + 1) / (g - 1);
    }
    double hz = Math.min(low.getAsDouble(), high.getAsDouble());
    return OptionalDouble.of(1000 * times / (2 * Math.PI * hz));
  }

  /** The all-pass coefficients for frequencies, given in octaves above 1 Hz. */
  private final class Coefficients implements Glide.Row {
    private final GainOfDecibels.Rows ratios = new GainOfDecibels.Rows();
    private final double[] spoilt = new double[Glide.GROUPS];
    private final double[] sines = new double[Glide.GROUPS];
    private final double[] cosines = new double[Glide.GROUPS];
    private final long[] phases = new long[Glide.GROUPS];
    private final long[] ahead = new long[Glide.GROUPS];

    @Override
    public void of(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        spoilt[i] = 0 * x[i];
      }
      ratios.ofOctaves(x, n);
      for (int i = 0; i < n; i++) {
        long phase = Phase.of(Steered.hz(x[i], sampleRate) / sampleRate);
        phases[i] = phase + SineOfTurns.QUARTER;
        ahead[i] = phase + Phase.HALF;
      }
      SineOfTurns.of(phases, sines, n);
      SineOfTurns.of(ahead, cosines, n);
      for (int i = 0; i < n; i++) {
        x[i] = -cosines[i] / (1 + sines[i]) + spoilt[i];
      }
    }
  }

  private final class Row extends ScalarProcessor {
    private final HeldControls held = new HeldControls(ends);
    private final Lfo lfo = new Lfo(sampleRate);
    private final double[] wave = new double[Spans.LENGTH];
    private final double[] lows = new double[Spans.LENGTH];
    private final double[] highs = new double[Spans.LENGTH];
    private final double[] tuning = new double[Spans.LENGTH];
    private final double[] back = new double[Spans.LENGTH];
    private final double[] inverse = new double[Spans.LENGTH];
    private final Glide low = new Glide(AllPasses.this::octaves);
    private final Glide high = new Glide(AllPasses.this::octaves);
    private final Glide tuned = new Glide(new Coefficients());
    private final double[] states = new double[stages];

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      held.run(in, n);
      lfo.run(in[1], n);
      lfo.waveOfGroups(shape, ahead + AT_ITS_LEAST, wave, n);
      low.fill(in[2], lows, n);
      high.fill(in[3], highs, n);
      for (int i = 0; i < n; i += Block.GROUP) {
        wave[i] = lows[i] + (highs[i] - lows[i]) * (1 + wave[i]) / 2;
      }
      tuned.fill(wave, tuning, n);
      solve(in[4], n);
      for (int group = 0; group < n; group += Block.GROUP) {
        for (int i = group; i < group + Block.GROUP; i++) {
          out[0][i] = next(inverse[i] * in[0][i], tuning[i], back[i]);
        }
        for (int k = 0; k < stages; k++) {
          states[k] = Ring.faded(states[k]);
        }
      }
      DryWet.mix(in[0], out[0], in[5], -1, out[0], n);
      DryWet.level(in[5], in[4], MOST_FEEDBACK, out[0], n);
    }

    @Override
    public void transfer(StateTransfer state) {
      held.transfer(state);
      lfo.transfer(state);
      low.transfer(state);
      high.transfer(state);
      tuned.transfer(state);
      state.of(states);
    }

    /** Computes what solves the delay-free feedback loop: the divisor, and the feedback over it. */
    private void solve(double[] feedback, int n) {
      System.arraycopy(tuning, 0, inverse, 0, n);
      for (int k = 1; k < stages; k++) {
        for (int i = 0; i < n; i++) {
          inverse[i] *= tuning[i];
        }
      }
      for (int i = 0; i < n; i++) {
        double part = Math.min(Math.max(feedback[i], -MOST_FEEDBACK), MOST_FEEDBACK);
        inverse[i] = 1 / (1 - part * inverse[i]);
        back[i] = part * inverse[i];
      }
    }

    /**
     * The next output of the feedback loop around the stages, two at a time: that halves what the
     * next sample waits for.
     *
     * @param x over the divisor
     * @param feedback over the divisor
     */
    private double next(double x, double a, double feedback) {
      double square = a * a;
      int odd = stages & 1;
      double rest = odd == 0 ? 0 : states[0];
      for (int k = odd; k < stages; k += 2) {
        rest = Fma.of(square, rest, Fma.of(a, states[k], states[k + 1]));
      }
      double value = Fma.of(feedback, rest, x);
      if (odd != 0) {
        double y = Fma.of(a, value, states[0]);
        states[0] = Fma.of(-a, y, value);
        value = y;
      }
      for (int k = odd; k < stages; k += 2) {
        double middle = Fma.of(a, value, states[k]);
        double y = Fma.of(square, value, Fma.of(a, states[k], states[k + 1]));
        states[k] = Fma.of(-a, middle, value);
        states[k + 1] = Fma.of(-a, y, middle);
        value = y;
      }
      return value;
    }
  }

  /** A frequency in octaves above 1 Hz. */
  private double octaves(double hz) {
    return StrictMath.log(Steered.hz(hz, sampleRate)) / StrictMath.log(2);
  }
}
