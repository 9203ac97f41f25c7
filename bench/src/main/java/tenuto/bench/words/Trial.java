package tenuto.bench.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Supplier;
import tenuto.engine.signal.Stored;

/**
 * What a pass of one side takes: the median of some after some that do not count.
 *
 * @param wall milliseconds
 * @param cpu milliseconds of the whole process, with what it compiles and collects
 */
record Trial(double wall, double cpu) {
  static Trial of(int warmUps, int rounds, Supplier<Object> side) {
    double[] walls = new double[rounds];
    double[] cpus = new double[rounds];
    CpuClock clock = new CpuClock();
    for (int round = -warmUps; round < rounds; round++) {
      long cpu = clock.nanos();
      long wall = System.nanoTime();
      Object made = side.get();
      if (made instanceof Stored stored) {
        stored.close();
      }
      int at = Math.max(0, round);
      walls[at] = (System.nanoTime() - wall) / 1e6;
      cpus[at] = (clock.nanos() - cpu) / 1e6;
      remove(made);
    }
    return new Trial(median(walls), median(cpus));
  }

  /** Files take memory where the scratch folder is memory. */
  private static void remove(Object made) {
    if (made instanceof Path file) {
      try {
        Files.delete(file);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }
}
