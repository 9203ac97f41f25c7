package tenuto.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tenuto.engine.base.ScratchFullException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;

/**
 * The program that {@link tenuto.engine.FullDiskTest} runs on a file system of 64 MiB: two sessions
 * share it, and it says {@code done} at the end.
 */
final class FailedReservation {
  private static final long MIB = (1L << 20) / 8;

  private FailedReservation() {}

  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    Settings settings = new Settings().withScratch(folder);
    for (int threads = 1; threads <= 3; threads++) {
      try (Session one = new Session(settings.withThreads(threads));
          Session other = new Session(settings.withThreads(1));
          Stored kept = one.store(Kit.ramp(10 * MIB, 1))) {
        for (int again = 0; again < 3; again++) {
          try (Stored tooMuch = one.store(Kit.ramp(60 * MIB, 1))) {
            throw new IllegalStateException("no error for " + tooMuch);
          } catch (ScratchFullException e) {
            long free = Files.getFileStore(folder).getUsableSpace();
            require(free == (54 << 20), "%d bytes are free after %s".formatted(free, e));
            require(
                one.memory().usage().reserved() == 10 << 20,
                "reserved are " + one.memory().usage().reserved());
          }
          other.store(Kit.ramp(50 * MIB, 1)).close();
          try {
            throw new IllegalStateException(
                "no error for " + other.results().draft("too much", 60 * MIB));
          } catch (ScratchFullException e) {
            require(
                other.memory().usage().reserved() == 0,
                "reserved are " + other.memory().usage().reserved());
          }
        }
        double[] read = Kit.read(one, kept, 8192);
        for (int i = 0; i < read.length; i++) {
          require(read[i] == i, "another sample at " + i);
        }
      }
    }
    System.out.println("done");
  }

  private static void require(boolean right, String otherwise) {
    if (!right) {
      throw new IllegalStateException(otherwise);
    }
  }
}
