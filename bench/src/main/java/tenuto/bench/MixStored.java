package tenuto.bench;

import java.lang.foreign.Arena;
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
import tenuto.dsp.levels.Mixing;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Stored;

/**
 * What does storing the mix of two stored signals cost, over adding two arrays into a third? On one
 * thread; ours builds the graph, renders it into chunks of the pool and gives them back, each time.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class MixStored {
  /** Two signals in chunks. */
  @State(Scope.Thread)
  public static class Signals {
    @Param({"8192", "192000", "33554432"})
    int samples;

    private Session session;
    private Stored left;
    private Stored right;

    @Setup
    public void open() {
      session = Noises.session(1);
      left = Noises.stored(session, 1, samples);
      right = Noises.stored(session, 2, samples);
    }

    @TearDown
    public void close() {
      session.close();
    }
  }

  /** Two signals in arrays. */
  @State(Scope.Thread)
  public static class Arrays {
    @Param({"8192", "192000", "33554432"})
    int samples;

    private double[] left;
    private double[] right;
    private double[] out;

    @Setup
    public void open() {
      left = Noises.array(1, samples);
      right = Noises.array(2, samples);
      out = new double[samples];
    }
  }

  /** Two signals in the machine's memory. */
  @State(Scope.Thread)
  public static class Memory {
    @Param({"8192", "192000", "33554432"})
    int samples;

    private Block left;
    private Block right;
    private Block out;
    private Arena arena;

    @Setup
    public void open() {
      arena = Arena.ofShared();
      left = Noises.block(arena, 1, samples);
      right = Noises.block(arena, 2, samples);
      out = Noises.block(arena, new double[samples]);
    }

    @TearDown
    public void close() {
      arena.close();
    }
  }

  @Benchmark
  public void mix(Signals in) {
    in.session.store(Mixing.mix(List.of(in.left, in.right))).close();
  }

  @Benchmark
  public void mixInArrays(Arrays in) {
    ArrayLoops.sum(in.left, in.right, in.out);
  }

  @Benchmark
  public void mixInC(Memory in) {
    CLoops.sum(in.left, in.right, in.out, in.samples);
  }
}
