package tenuto.formats.cache;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

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

  /** The name of a program's folder: see {@link Fingerprint}. */
  private static final Pattern PROGRAM = Pattern.compile("[0-9a-f]{16}");

  /** The name of an entry, after that of its folder, with which it begins. */
  private static final Pattern ENTRY = Pattern.compile("([0-9a-f]{2})/\\1[0-9a-f]{30}(-numbers)?");

  /** The name of an incomplete file, after that of its program's folder. */
  private static final Pattern PART = Pattern.compile("[^/]+/" + TEMPORARY + "[\\w-]+");

  /** Entries are in folders of folders of the folder of all. */
  private static final int DEPTH = 3;

  /** The age from which an incomplete file counts as abandoned. */
  private static final Duration ABANDONED = Duration.ofDays(1);

  /**
   * How far in the future a last-used time may be. Entries dated by a wrong clock would otherwise
   * stay for years, while all new ones were deleted in their place.
   */
  static final Duration AHEAD = Duration.ofHours(1);

  /** An entry, and when it was last used. */
  public record Entry(Path file, long bytes, Instant used) {}

  /** Whether a folder is one of a cache: has a folder of some version of the program. */
  public static boolean isIn(Path folder) {
    try (DirectoryStream<Path> programs = Files.newDirectoryStream(folder.resolve(FOLDER))) {
      for (Path each : programs) {
        if (PROGRAM.matcher(each.getFileName().toString()).matches() && Files.isDirectory(each)) {
          return true;
        }
      }
      return false;
    } catch (IOException | DirectoryIteratorException none) {
      return false;
    }
  }

  /**
   * Lists a cache's folder, and deletes incomplete files that are abandoned. Files that have not
   * the names of a cache's are the user's, and not listed.
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
        EnumSet.noneOf(FileVisitOption.class),
        DEPTH,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes about)
              throws IOException {
            Instant used = about.lastModifiedTime().toInstant();
            String name = file.getParent().getFileName() + "/" + file.getFileName();
            if (ENTRY.matcher(name).matches()) {
              boolean isAhead = used.isAfter(now.plus(AHEAD));
              entries.add(new Entry(file, about.size(), isAhead ? Instant.MIN : used));
            } else if (PART.matcher(name).matches() && used.isBefore(abandoned)) {
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
