package tenuto.formats.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The entries of a cache that this run has used or written, which its sweep does not delete. */
final class UsedEntries {
  /** The age of an entry's last-used time from which a new use updates it. */
  private static final Duration USED_AGAIN = Duration.ofHours(1);

  private final Path program;
  private final EntryOwners owners;
  private final Set<String> names = ConcurrentHashMap.newKeySet();

  /**
   * @param program the folder of all entries
   */
  UsedEntries(Path program, EntryOwners owners) {
    this.program = program;
    this.owners = owners;
  }

  boolean has(Path file) {
    return file.startsWith(program) && names.contains(file.getFileName().toString());
  }

  void add(Path file) {
    names.add(file.getFileName().toString());
  }

  /** Sets an entry's last-used time; returns whether the entry is still present and trusted. */
  boolean touch(Path file) {
    if (names.contains(file.getFileName().toString())) {
      return true;
    }
    try {
      if (!owners.count(file)) {
        return false;
      }
      add(file);
      Instant now = Instant.now();
      BasicFileAttributeView entry =
          Files.getFileAttributeView(file, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
      Instant last = entry.readAttributes().lastModifiedTime().toInstant();
      if (last.isBefore(now.minus(USED_AGAIN)) || last.isAfter(now.plus(CacheEntries.AHEAD))) {
        entry.setTimes(FileTime.from(now), null, null);
      }
    } catch (NoSuchFileException e) {
      return false;
    } catch (IOException e) {
      // It belongs to another user, and only its owner may set its time.
    }
    return true;
  }
}
