package tenuto.dsp.generators;

import java.lang.foreign.MemorySegment;
import java.util.Objects;
import jdk.incubator.vector.LongVector;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.VectorSource;
import tenuto.dsp.math.SineOfTurns;
import tenuto.dsp.math.Turns;
import tenuto.engine.base.Block;
import tenuto.engine.base.NativeMemory;
import tenuto.engine.base.Require;

/**
 * A sine wave: sin(2π·(hz·i/sampleRate + phase)) at sample i.
 *
 * <p>The frequency is the exact quotient of the two numbers, with a resolution of 2^-128 turns per
 * sample, so the error stays below 2.5·10^-16 at any position. Zero, negative frequencies and those
 * above half the sample rate follow the formula (the latter alias).
 *
 * <p>It is a class instead of a record only because the step is computed once; its identity and
 * text consist of its parameters.
 */
public final class Sine implements VectorSource {
  private final double hz;
  private final double phase;
  private final double sampleRate;

  private final Turns step;
  private final Turns start;
  private final Turns groupStep;

  /** The phase of each sample of a group relative to the first. */
  private final long[] ahead = new long[Block.GROUP];

  /**
   * @param hz finite
   * @param phase in turns at sample 0, finite
   * @param sampleRate in Hz, above 0
   */
  public Sine(double hz, double phase, double sampleRate) {
    this.hz = Require.finite("hz", hz);
    this.phase = Require.finite("phase", phase);
    this.sampleRate = Require.sampleRate(sampleRate);
    step = Turns.of(hz, sampleRate);
    start = Turns.of(phase, 1).plus(new Turns(SineOfTurns.QUARTER, 0));
    groupStep = step.times(Block.GROUP);
    for (int i = 0; i < Block.GROUP; i++) {
      ahead[i] = step.times(i).high();
    }
  }

  @Override
  public void vectors(long start, Block out, int n) {
    Vectors.fill(this.start.plus(step.times(start)), groupStep, ahead, out, n);
  }

  @Override
  public void scalar(long start, double[] x, int n) {
    Turns phase = this.start.plus(step.times(start));
    long low = phase.low();
    long high = phase.high();
    long[] phases = new long[n];
    for (int i = 0; i < n; i += Block.GROUP) {
      for (int k = 0; k < Block.GROUP; k++) {
        phases[i + k] = ahead[k] + high;
      }
      low += groupStep.low();
      high += groupStep.high() + Turns.carry(low, groupStep.low());
    }
    SineOfTurns.of(phases, x, n);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sine sine
        && Double.compare(hz, sine.hz) == 0
        && Double.compare(phase, sine.phase) == 0
        && Double.compare(sampleRate, sine.sampleRate) == 0;
  }

  @Override
  public int hashCode() {
    return Objects.hash(hz, phase, sampleRate);
  }

  @Override
  public String toString() {
    return "Sine[hz=" + hz + ", phase=" + phase + ", sampleRate=" + sampleRate + "]";
  }

  private static final class Vectors {
    private Vectors() {}

    static void fill(Turns phase, Turns step, long[] ahead, Block out, int n) {
      long stepLow = step.low();
      long stepHigh = step.high();
      long low = phase.low();
      long high = phase.high();
      MemorySegment to = NativeMemory.of(out);
      long toAt = out.offset();
      for (int i = 0; i < n; i += Block.GROUP) {
        for (int lane = 0; lane < Block.GROUP; lane += Lanes.COUNT) {
          LongVector phases = LongVector.fromArray(Lanes.LONGS, ahead, lane).add(high);
          Lanes.store(SineOfTurns.Vectors.of(phases), to, toAt + 8L * (i + lane));
        }
        low += stepLow;
        high += stepHigh + Turns.carry(low, stepLow);
      }
    }
  }
}
