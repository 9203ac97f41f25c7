package tenuto.formats.cache;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import tenuto.formats.file.PlainFile;

/**
 * Keeps the cache's folder below its size limit by deleting the least recently used entries. It
 * runs in the background, in one process at a time; files in use stay readable.
 */
final class CacheSweep implements AutoCloseable {
  /** How far below the limit a sweep goes, so that the next one is not due at once. */
  private static final double ROOM = 0.1;

  /** The prefix of the names of incomplete files. */
  static final String TEMPORARY = "part-";

  /** The age from which an incomplete file counts as abandoned. */
  private static final Duration ABANDONED = Duration.ofDays(1);

  /**
   * How far in the future a last-used time may be. Entries dated by a wrong clock would otherwise
   * stay for years, while all new ones were deleted in their place.
   */
  static final Duration AHEAD = Duration.ofHours(1);

  private final Path folder;
  private final long max;
  private final Predicate<Path> stays;
  private final Runnable full;
  private final AtomicBoolean running = new AtomicBoolean();
  private volatile Thread thread;
  private volatile boolean closed;

  /**
   * @param stays whether an entry must not be deleted
   * @param full runs if the folder is above the limit and no entry may be deleted
   */
  CacheSweep(Path folder, long max, Predicate<Path> stays, Runnable full) {
    this.folder = folder;
    this.max = max;
    this.stays = stays;
    this.full = full;
  }

  private record Entry(Path file, long bytes, Instant used) {}

  /** Starts a sweep, unless one is running. */
  void run() {
    if (running.compareAndSet(false, true)) {
      thread =
          Thread.ofPlatform()
              .daemon()
              .name("tenuto-cache")
              .start(
                  () -> {
                    try {
                      sweep();
                    } catch (IOException | OverlappingFileLockException e) {
                      // The folder is missing or belongs to another user, which the next write
                      // reports; or another sweep of this process holds the lock.
                    } finally {
                      running.set(false);
                    }
                  });
    }
  }

  private void sweep() throws IOException {
    Path file = folder.resolve("lock");
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      PlainFile.require(file); // opening a pipe could block for ever
    }
    try (FileChannel lock =
            FileChannel.open(
                file,
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE,
                LinkOption.NOFOLLOW_LINKS);
        FileLock held = lock.tryLock()) {
      if (held != null) {
        shrink();
      }
    }
  }

  private void shrink() throws IOException {
    List<Entry> entries = entries();
    long left = entries.stream().mapToLong(Entry::bytes).sum();
    if (left <= max) {
      return;
    }
    entries.sort(Comparator.comparing(Entry::used));
    for (Entry entry : entries) {
      if (closed || left <= max * (1 - ROOM)) {
        return;
      }
      if (!stays.test(entry.file())) {
        Files.deleteIfExists(entry.file());
        left -= entry.bytes();
      }
    }
    if (left > max) {
      full.run();
    }
  }

  private List<Entry> entries() throws IOException {
    List<Entry> entries = new ArrayList<>();
    Instant now = Instant.now();
    Instant abandoned = now.minus(ABANDONED);
    Files.walkFileTree(
        folder.resolve("v1"),
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
            return closed ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException gone) {
            return FileVisitResult.CONTINUE;
          }
        });
    return entries;
  }

  /** Waits until no sweep is running. */
  void await() {
    Thread last = thread;
    if (last != null) {
      try {
        last.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Stops a sweep, and waits until it has ended. */
  @Override
  public void close() {
    closed = true;
    await();
  }
}
