package tenuto.engine.disk;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tenuto.engine.Session;
import tenuto.engine.base.Chunk;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/**
 * Stores signals in swap that others lend from, too, looks again and again whether they are still
 * what was stored, and releases some: until its input ends. It says {@code steps} now and then, and
 * {@code done} at the end.
 */
final class LendingFromCommon {
  private static final int MOST = 40;
  private static final int LONGEST = 60 * Chunk.SAMPLES;
  private static final int STEPS = 20;

  private LendingFromCommon() {}

  public static void main(String[] arguments) throws Exception {
    long seed = Long.parseLong(arguments[1]);
    Random random = new Random(seed);
    Settings settings =
        new Settings().withScratch(Path.of(arguments[0])).withThreads(2).sharingScratch();
    try (Session session = new Session(settings)) {
      List<Stored> held = new ArrayList<>();
      List<Long> begins = new ArrayList<>();
      System.out.println("begins");
      for (int step = 1; System.in.available() == 0; step++) {
        if (step % STEPS == 0) {
          System.out.println("steps");
        }
        if (held.size() < MOST && random.nextInt(3) > 0) {
          long begin = random.nextLong(1L << 50);
          held.add(session.store(ramp(begin, 1 + random.nextInt(LONGEST))));
          begins.add(begin);
        } else if (!held.isEmpty()) {
          int which = random.nextInt(held.size());
          require(held.get(which), begins.get(which));
          held.remove(which).close();
          begins.remove(which);
        }
      }
      for (int i = 0; i < held.size(); i++) {
        require(held.get(i), begins.get(i));
        held.get(i).close();
      }
    }
    System.out.println("done");
  }

  static Signal ramp(long begin, long length) {
    Source ramp =
        (start, out, n) -> {
          for (int i = 0; i < n; i++) {
            out.set(i, begin + start + i);
          }
        };
    return Generated.of(ramp, length);
  }

  static void require(Stored stored, long begin) {
    for (long i = 0; i < stored.length(); i += 97) {
      if (stored.sample(i) != begin + i) {
        throw new AssertionError(
            "sample %d is %s, not %d".formatted(i, stored.sample(i), begin + i));
      }
    }
  }
}
