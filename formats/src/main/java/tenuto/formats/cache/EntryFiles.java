package tenuto.formats.cache;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import tenuto.engine.base.IoReason;

/**
 * Writes the files of a cache, each of which gets its final name when it is complete, until the
 * folder takes no more.
 */
final class EntryFiles {
  private final Path folder;
  private final Path program;
  private final UsedEntries used;
  private final Consumer<String> warnings;
  private final AtomicBoolean broken = new AtomicBoolean();

  /**
   * @param folder of the cache, for warnings
   * @param program the folder of all entries, which is that of temporary files too
   * @param used records each new file
   */
  EntryFiles(Path folder, Path program, UsedEntries used, Consumer<String> warnings) {
    this.folder = folder;
    this.program = program;
    this.used = used;
    this.warnings = warnings;
  }

  /** Writes the content of a file. */
  interface Writing {
    void to(Path file) throws IOException;
  }

  /** Whether nothing more is written, since it has failed. */
  boolean areBroken() {
    return broken.get();
  }

  /**
   * Writes a file under a temporary name and renames it when it is complete.
   *
   * @return whether the file exists now
   */
  boolean publish(Path file, Writing writing) {
    if (broken.get()) {
      return false;
    }
    // A name of no other run: a killed run leaves its file, and process numbers are reused.
    Path part = program.resolve(CacheEntries.TEMPORARY + UUID.randomUUID());
    try {
      try {
        writing.to(part);
        Files.createDirectories(file.getParent());
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(part);
      }
      used.add(file);
      return true;
    } catch (ClosedByInterruptException e) {
      return false; // stopped: nothing more is kept, and the interrupt is preserved
    } catch (IOException e) {
      if (e instanceof AccessDeniedException && Files.exists(file)) {
        return true; // Windows replaces no file that is being read: another run's, and the same
      }
      keepNoMore(IoReason.text(e));
      return false;
    }
  }

  void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      keepNoMore(IoReason.text(e));
    }
  }

  /** Writes no more, and warns. */
  void keepNoMore(String why) {
    if (broken.compareAndSet(false, true)) {
      warnings.accept("nothing more is kept in the cache %s: %s".formatted(folder, why));
    }
  }
}
