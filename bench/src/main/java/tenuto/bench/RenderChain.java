package tenuto.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.filters.RbjFilters;
import tenuto.dsp.levels.Mixing;
import tenuto.dsp.levels.Volumes;
import tenuto.dsp.shaping.Waves;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Does a chain of operators, rendered block by block, cost what one loop written by hand for this
 * very chain would, and how much less than whole arrays taken from step to step? Eight pointwise
 * operators and two biquads over two stored signals, on one thread.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class RenderChain {
  private static final double SOFTER = 0.8;
  private static final double LIFT = 0.1;
  private static final double LOUDER = 2;
  private static final double LOW = 4000;
  private static final double HIGH = 100;
  private static final double Q = 0.7;

  /** Two signals in chunks. */
  @State(Scope.Thread)
  public static class Signals {
    @Param({"192000", "4194304"})
    int samples;

    Session session;
    private Stored x;
    private Stored y;

    @Setup
    public void open() {
      session = Noises.session(1);
      x = Noises.stored(session, 1, samples);
      y = Noises.stored(session, 2, samples);
    }

    Signal chain() {
      Signal s = Volumes.numericVolume(x, SOFTER);
      s = Volumes.directMix(LIFT, s);
      s = Mixing.mix(List.of(s, y));
      s = RbjFilters.lowPass(session, s, LOW, Q);
      s = Waves.saturate(s);
      s = Mixing.multiply(s, y);
      s = Volumes.invert(s);
      s = RbjFilters.highPass(session, s, HIGH, Q);
      s = Waves.clip(s);
      return Volumes.numericVolume(s, LOUDER);
    }

    @TearDown
    public void close() {
      session.close();
    }
  }

  /** Two signals in arrays, and two arrays to work in. */
  @State(Scope.Thread)
  public static class Arrays {
    @Param({"192000", "4194304"})
    int samples;

    private final double rate = 96_000;
    private final double[] low = Filters.coefficients(Rbj.lowPass(LOW, Q, rate));
    private final double[] high = Filters.coefficients(Rbj.highPass(HIGH, Q, rate));
    private double[] x;
    private double[] y;
    private double[] work;
    double[] out;

    @Setup
    public void open() {
      x = Noises.array(1, samples);
      y = Noises.array(2, samples);
      work = new double[samples];
      out = new double[samples];
    }

    void inSteps() {
      ArrayLoops.gain(x, work, SOFTER);
      ArrayLoops.offset(work, out, LIFT);
      ArrayLoops.sum(out, y, work);
      ArrayLoops.biquad(work, out, low, new double[4]);
      ArrayLoops.saturate(out, work);
      ArrayLoops.product(work, y, out);
      ArrayLoops.gain(out, work, -1);
      ArrayLoops.biquad(work, out, high, new double[4]);
      ArrayLoops.clip(out, work);
      ArrayLoops.gain(work, out, LOUDER);
    }

    void inOneLoop() {
      double u1 = 0;
      double u2 = 0;
      double v1 = 0;
      double v2 = 0;
      double p1 = 0;
      double p2 = 0;
      double q1 = 0;
      double q2 = 0;
      for (int i = 0; i < samples; i++) {
        double u = x[i] * SOFTER + LIFT + y[i];
        double v = low[0] * u + low[1] * u1 + low[2] * u2 - low[3] * v1 - low[4] * v2;
        u2 = u1;
        u1 = u;
        v2 = v1;
        v1 = v;
        double p = -(v / (1 + Math.abs(v)) * y[i]);
        double q = high[0] * p + high[1] * p1 + high[2] * p2 - high[3] * q1 - high[4] * q2;
        p2 = p1;
        p1 = p;
        q2 = q1;
        q1 = q;
        out[i] = Math.min(1, Math.max(-1, q)) * LOUDER;
      }
    }
  }

  @Benchmark
  public void chain(Signals s) {
    s.session.store(s.chain()).close();
  }

  @Benchmark
  public void chainInSteps(Arrays s) {
    s.inSteps();
  }

  @Benchmark
  public void chainInOneLoop(Arrays s) {
    s.inOneLoop();
  }
}
