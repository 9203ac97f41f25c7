package tenuto.engine.disk;

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
import org.openjdk.jmh.annotations.Warmup;

/**
 * What does it cost to take a free chunk and put it back, and to look for disk that can go, when
 * gibibytes of free chunks are scattered so that no extent is whole?
 *
 * <p>The chunks are numbers without disk. Like {@link tenuto.engine.ChunkPool} it is in the engine's package.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class ScatteredChunks {
  private static final int EXTENT = 256;

  @Param({"1", "10", "100"})
  private int gibibytes;

  private FreeChunks free;

  @Setup
  public void scatter() {
    free = new FreeChunks(EXTENT);
    int chunks = (int) ((long) gibibytes << 30 >> 16);
    for (int chunk = 0; free.count() < chunks; chunk++) {
      if (chunk % EXTENT != 0) {
        free.push(chunk);
      }
    }
  }

  /** As each release beyond a gibibyte does. */
  @Benchmark
  public int takeAndPutBack() {
    free.push(free.pop());
    return free.takeWhole(free.count() / 2).size();
  }
}
