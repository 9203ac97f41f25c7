package tenuto.engine;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.disk.Pool;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * What does it cost to be lent a chunk and to give it back, alone and when another thread does the
 * same; what to make and release a signal of one chunk without computing anything; and what to
 * store or draft one of a few samples and release it?
 *
 * <p>It is in the engine's package, alone among the benchmarks, because the pool is none of anybody
 * else's business. That works since benchmarks run on the class path, where no module owns a
 * package.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class ChunkPool {
  /** The pool that all threads share. */
  @State(Scope.Benchmark)
  public static class Shared {
    private final Signal brief = Generated.of((start, out, n) -> out.silence(0, n), Block.GROUP);

    private Session session;

    @Setup
    public void open() {
      session = Session.open();
    }

    @TearDown
    public void close() {
      session.close();
    }
  }

  /** Where each thread puts its chunk's number. */
  @State(Scope.Thread)
  public static class Own {
    private final int[] chunk = new int[1];
  }

  private static void lendAndGiveBack(Shared shared, Own own) {
    Pool pool = shared.session.resources().pool();
    pool.lend(own.chunk, 0, 1);
    pool.giveBack(own.chunk, 0, 1);
  }

  private static void makeAndRelease(Shared shared) {
    List<Stored> made =
        shared.session.results().record(
            Recipe.once("nothing"), 1, Chunk.SAMPLES, () -> (start, out, n) -> {});
    made.getFirst().close();
  }

  private static void storeAndRelease(Shared shared) {
    shared.session.store(shared.brief).close();
  }

  private static void draftAndRelease(Shared shared) {
    shared.session.results().draft("nothing", Block.GROUP).signal().close();
  }

  @Benchmark
  @Threads(1)
  public void chunkOnOneThread(Shared shared, Own own) {
    lendAndGiveBack(shared, own);
  }

  @Benchmark
  @Threads(2)
  public void chunkOnTwoThreads(Shared shared, Own own) {
    lendAndGiveBack(shared, own);
  }

  @Benchmark
  @Threads(1)
  public void signalOnOneThread(Shared shared) {
    makeAndRelease(shared);
  }

  @Benchmark
  @Threads(2)
  public void signalOnTwoThreads(Shared shared) {
    makeAndRelease(shared);
  }

  @Benchmark
  @Threads(1)
  public void storeOnOneThread(Shared shared) {
    storeAndRelease(shared);
  }

  @Benchmark
  @Threads(2)
  public void storeOnTwoThreads(Shared shared) {
    storeAndRelease(shared);
  }

  @Benchmark
  @Threads(1)
  public void draftOnOneThread(Shared shared) {
    draftAndRelease(shared);
  }

  @Benchmark
  @Threads(2)
  public void draftOnTwoThreads(Shared shared) {
    draftAndRelease(shared);
  }
}
