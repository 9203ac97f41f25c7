package tenuto.bench;

import java.lang.foreign.Arena;
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
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.ButterworthFilters;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.filters.RbjFilters;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Stored;

/**
 * What does storing a filtered stored signal cost, over the serial formula on arrays? A biquad, and
 * a Butterworth low-pass of order 8 in four sections; both limits run its sections in one loop.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class FilterStored {
  private static final double HZ = 1000;
  private static final double Q = 0.7;
  private static final int ORDER = 8;

  /** A signal in chunks. */
  @State(Scope.Thread)
  public static class Signals {
    @Param("192000")
    int samples;

    private Session session;
    private Stored in;

    @Setup
    public void open() {
      session = Noises.session(1);
      in = Noises.stored(session, 1, samples);
    }

    @TearDown
    public void close() {
      session.close();
    }
  }

  /** A signal in an array and in the machine's memory, with the filters' numbers. */
  @State(Scope.Thread)
  public static class Plain {
    @Param("192000")
    int samples;

    private final double rate = 96_000;
    private final double[] biquad = Filters.coefficients(Rbj.lowPass(HZ, Q, rate));
    private final double[] cascade = Filters.coefficients(Butterworth.lowPass(HZ, ORDER, rate));
    private final double[] state = new double[10];
    private double[] in;
    private double[] out;
    private Arena arena;
    private Block blockIn;
    private Block blockOut;
    private Block blockBiquad;
    private Block blockCascade;
    private Block blockState;

    @Setup
    public void open() {
      in = Noises.array(1, samples);
      out = new double[samples];
      arena = Arena.ofShared();
      blockIn = Noises.block(arena, in);
      blockOut = Noises.block(arena, out);
      blockBiquad = Noises.block(arena, biquad);
      blockCascade = Noises.block(arena, cascade);
      blockState = Noises.block(arena, state);
    }

    @TearDown
    public void close() {
      arena.close();
    }
  }

  @Benchmark
  public void biquad(Signals s) {
    s.session.store(RbjFilters.lowPass(s.session, s.in, HZ, Q)).close();
  }

  @Benchmark
  public void biquadInArrays(Plain s) {
    ArrayLoops.biquad(s.in, s.out, s.biquad, s.state);
  }

  @Benchmark
  public void biquadInC(Plain s) {
    CLoops.biquad(s.blockIn, s.blockOut, s.samples, s.blockBiquad, s.blockState);
  }

  @Benchmark
  public void cascade(Signals s) {
    s.session.store(ButterworthFilters.lowPass(s.session, s.in, HZ, ORDER)).close();
  }

  @Benchmark
  public void cascadeInArrays(Plain s) {
    ArrayLoops.cascade(s.in, s.out, s.cascade, s.state);
  }

  @Benchmark
  public void cascadeInC(Plain s) {
    CLoops.cascade(s.blockIn, s.blockOut, s.samples, s.blockCascade, s.blockState);
  }
}
