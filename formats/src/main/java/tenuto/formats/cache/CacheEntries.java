package tenuto.formats.cache;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The entries in a cache's folder, of all versions of the program.
 *
 * @param all the complete ones
 */
public record CacheEntries(List<Entry> all) {
  /** The folder of all entries. */
  static final String FOLDER = "v1";

  /** The prefix of the names of incomplete files. */
  static final String TEMPORARY = "part-";

  /** The age from which an incomplete file counts as abandoned. */
  private static final Duration ABANDONED = Duration.ofDays(1);

  /**
   * How far in the future a last-used time may be. Entries dated by a wrong clock would otherwise
   * stay for years, while all new ones were deleted in their place.
   */
  static final Duration AHEAD = Duration.ofHours(1);

  /** An entry, and when it was last used. */
  public record Entry(Path file, long bytes, Instant used) {}

  /** Whether a folder is one of a cache. */
  public static boolean isIn(Path folder) {
    return Files.isDirectory(folder.resolve(FOLDER));
  }

  /**
   * Lists a cache's folder, and deletes incomplete files that are abandoned.
   *
   * @param folder of the cache
   */
  public static CacheEntries of(Path folder) throws IOException {
    return of(folder, () -> false);
  }

  /**
   * @param stopped whether to end before all entries are listed
   */
  static CacheEntries of(Path folder, BooleanSupplier stopped) throws IOException {
    List<Entry> entries = new ArrayList<>();
    Instant now = Instant.now();
    Instant abandoned = now.minus(ABANDONED);
    Files.walkFileTree(
        folder.resolve(FOLDER),
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes about)
              throws IOException {
            Instant used = about.lastModifiedTime().toInstant();
            boolean whole = !file.getFileName().toString().startsWith(TEMPORARY);
            if (whole) {
              boolean isAhead = used.isAfter(now.plus(AHEAD));
              entries.add(new Entry(file, about.size(), isAhead ? Instant.MIN : used));
            } else if (used.isBefore(abandoned)) {
              Files.deleteIfExists(file);
            }
            return stopped.getAsBoolean() ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException gone) {
            return FileVisitResult.CONTINUE;
          }
        });
    return new CacheEntries(entries);
  }

  /** The bytes of all entries. */
  public long bytes() {
    return all.stream().mapToLong(Entry::bytes).sum();
  }

  /**
   * Deletes them. A run that uses one computes it anew.
   *
   * @return the bytes that were deleted
   */
  public long delete() throws IOException {
    long deleted = 0;
    for (Entry entry : all) {
      try {
        Files.delete(entry.file());
        deleted += entry.bytes();
      } catch (NoSuchFileException e) {
        // another process has deleted it
      }
    }
    return deleted;
  }
}
