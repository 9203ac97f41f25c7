package tenuto.dsp.generators;

import java.util.List;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;
import tenuto.dsp.math.SineOfTurns;
import tenuto.dsp.math.Turns;
import tenuto.engine.base.Block;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * A phase-modulated sine: sin(2π·(hz·i/sampleRate + p[i])), p in turns. The steady part of the
 * phase is as exact as {@link Sine}'s.
 *
 * <p>It is a class instead of a record only because the step is computed once; its text consists of
 * its parameters.
 */
public final class PhaseModulatedSine implements Gather.Sequential, Gather.Local {
  private final double hz;
  private final double sampleRate;
  private final Turns step;

  /**
   * @param hz finite
   * @param sampleRate in Hz, above 0
   */
  public PhaseModulatedSine(double hz, double sampleRate) {
    this.hz = Require.finite("hz", hz);
    this.sampleRate = Require.sampleRate(sampleRate);
    step = Turns.of(hz, sampleRate);
  }

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    inputs.getFirst().read(start, out, 0, n);
    double[][] x = Spans.arrays(1, n);
    Block[] place = {out};
    Spans.run(place, place, n, x, x, (at, now) -> modulate(start + at, x[0], now));
  }

  private void modulate(long start, double[] x, int n) {
    Turns phase = step.times(start);
    long low = phase.low();
    long high = phase.high() + SineOfTurns.QUARTER;
    long[] phases = new long[n];
    double[] sines = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = Phase.part(x[i]);
      phases[i] = high + Phase.of(x[i]);
      low += step.low();
      high += step.high() + Turns.carry(low, step.low());
    }
    SineOfTurns.of(phases, sines, n);
    for (int i = 0; i < n; i++) {
      x[i] = Double.isNaN(x[i]) ? Double.NaN : sines[i];
    }
  }

  @Override
  public String toString() {
    return "PhaseModulatedSine[hz=" + hz + ", sampleRate=" + sampleRate + "]";
  }
}
