package tenuto.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tenuto.engine.base.ScratchLostException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;

/**
 * The program that {@link LostPagesTest} runs on a disk, {@code thin}, of which only a fifth is
 * there: stores twice as much and says {@code done} when that was found out.
 */
final class ThinDisk {
  private static final long LENGTH = (240L << 20) / 8;

  private ThinDisk() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Path thin = Path.of(args[0], "thin");
    try (Session session = new Session(new Settings().withScratch(thin).withThreads(1))) {
      session.memory().requireIntact();
      Stored stored = session.store(Kit.ramp(LENGTH, 1));
      requireLost(session, thin);
      try {
        session.visit(List.of(stored), 2048, () -> (start, channels, n) -> {});
        throw new IllegalStateException("what may be wrong is read");
      } catch (ScratchLostException e) {
        System.out.println("done");
      }
    }
  }

  /** The system writes pages back when it likes to, within half a minute, or when it is told to. */
  private static void requireLost(Session session, Path thin)
      throws IOException, InterruptedException {
    new ProcessBuilder("sync", "-f", thin.toString()).inheritIO().start().waitFor();
    while (true) {
      try {
        session.memory().requireIntact();
      } catch (ScratchLostException e) {
        if (!e.getMessage().contains("could not be written to the disk of " + thin + " (")) {
          throw e;
        }
        return;
      }
      Thread.sleep(100);
    }
  }
}
