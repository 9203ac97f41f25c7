package tenuto.engine;

import java.nio.file.Path;
import java.util.List;
import tenuto.engine.base.ScratchFullException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * The program that {@link tenuto.engine.FullDiskTest} runs on two small file systems, {@code none},
 * which has room but takes no file, and {@code some}: says {@code done} at the end.
 */
final class NoInodes {
  private NoInodes() {}

  public static void main(String[] args) {
    Path none = Path.of(args[0], "none");
    Path some = Path.of(args[0], "some");
    for (List<Path> folders : List.of(List.of(none, some), List.of(some, none))) {
      try (Session session = new Session(new Settings().withScratch(folders).withThreads(2))) {
        Signal small = Kit.sum(Kit.ramp(100_000, 1), Kit.ramp(100_000, 2));
        Stored stored = session.store(small);
        require(Kit.read(session, stored, 8192)[99_999] == 99_999 * 3.0, "another sample");
        String refusal =
            ("but .*\\Q%s\\E gives none: cannot create a swap file in \\Q%s\\E: No"
                    + " space left on device")
                .formatted(none, none);
        requireFull(session, refusal);
        requireFull(session, "\\Q%s\\E has [0-9.]+ ([KM]iB|bytes) free".formatted(some));
      }
    }
    System.out.println("done");
  }

  private static void requireFull(Session session, String refusal) {
    try (Stored tooMuch = session.store(Kit.ramp(8_000_000, 1))) {
      throw new IllegalStateException("no error for " + tooMuch);
    } catch (ScratchFullException e) {
      require(e.getMessage().matches(".*" + refusal + ".*"), e.getMessage());
    }
  }

  private static void require(boolean right, String otherwise) {
    if (!right) {
      throw new IllegalStateException(otherwise);
    }
  }
}
