package tenuto.formats.cache;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import tenuto.formats.cache.CacheEntries.Entry;
import tenuto.formats.file.PlainFile;

/**
 * Keeps the cache's folder below its size limit by deleting the least recently used entries. It
 * runs in the background, in one process at a time; files in use stay readable.
 */
final class CacheSweep implements AutoCloseable {
  /** How far below the limit a sweep goes, so that the next one is not due at once. */
  private static final double ROOM = 0.1;

  /** The part of the size limit that is written between two sweeps. */
  private static final int SWEEPS = 16;

  private static final long MOST_UNTIL_SWEEP = 1L << 30;

  private final Path folder;
  private final CacheLimit limit;
  private final long untilSweep;
  private final AtomicLong written = new AtomicLong();

  private final Predicate<Path> stays;
  private final LongConsumer full;
  private final AtomicBoolean running = new AtomicBoolean();
  private volatile Swept swept;
  private volatile Thread thread;
  private volatile boolean closed;

  /**
   * What a sweep has found.
   *
   * @param left the bytes that it has left
   * @param writtenBefore the bytes that this process had written when it began
   */
  private record Swept(long left, long writtenBefore) {}

  /**
   * @param stays whether an entry must not be deleted
   * @param full is given the limit if the folder is above it and no entry may be deleted
   */
  CacheSweep(Path folder, CacheLimit limit, Predicate<Path> stays, LongConsumer full)
      throws IOException {
    this.folder = folder;
    this.limit = limit;
    this.untilSweep = Math.clamp(limit.now(folder, 0) / SWEEPS, 1, MOST_UNTIL_SWEEP);
    this.stays = stays;
    this.full = full;
  }

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
    long before = written.get();
    CacheEntries found = CacheEntries.of(folder, () -> closed);
    long left = found.bytes();
    if (closed) {
      return;
    }
    swept = new Swept(left, before);
    long max = limit.now(folder, left);
    if (left <= max) {
      return;
    }
    List<Entry> entries = new ArrayList<>(found.all());
    entries.sort(Comparator.comparing(Entry::used));
    for (Entry entry : entries) {
      if (closed || left <= max * (1 - ROOM)) {
        return;
      }
      if (!stays.test(entry.file())) {
        Files.deleteIfExists(entry.file());
        left -= entry.bytes();
        swept = new Swept(left, before);
      }
    }
    if (left > max) {
      full.accept(max);
    }
  }

  /** Counts bytes that were written, and starts a sweep when there are enough of them. */
  void wrote(long bytes) {
    long before = written.getAndAdd(bytes);
    if ((before + bytes) / untilSweep != before / untilSweep) {
      run();
    }
  }

  /**
   * The bytes of all entries, about: those that the last sweep has left, and those written since it
   * began. Empty if no sweep has listed them.
   */
  OptionalLong held() {
    Swept last = swept;
    return last == null
        ? OptionalLong.empty()
        : OptionalLong.of(last.left() + written.get() - last.writtenBefore());
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
