package tenuto.formats.cache;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import tenuto.formats.file.PlainFile;

/**
 * A heartbeat by which processes that share work see which of them are alive: each writes something
 * new to its own file in every second in which it has worked.
 *
 * <p>Clocks of machines differ, and file times on network disks are late; so only changes of the
 * content count. A process that only waits does not count as alive: if two wait for each other,
 * both give up.
 */
final class Heartbeat implements AutoCloseable {
  private static final Duration BEAT = Duration.ofSeconds(1);

  /** The least use of a processor between two beats that counts as work. */
  private static final double WORKING = 0.03;

  private static final int MOST_BYTES = 1000;

  /** How long a content that was read is taken as current. */
  private static final long SEEN_NANOS = 200_000_000;

  private final Path own;
  private final IntFunction<Path> files;
  private final long patience;
  private final long begun = System.nanoTime();
  private final Map<Integer, Seen> others = new ConcurrentHashMap<>();
  private final Thread thread;
  private volatile boolean closed;

  /**
   * The last observation of another process.
   *
   * @param content of its file; null if there never was one
   * @param gone whether its file was deleted
   * @param looked when it was last read
   * @param changed when its content last changed
   */
  private record Seen(String content, boolean gone, long looked, long changed) {}

  /**
   * @param number of this process
   * @param files the file of each process
   * @param patience how long a process whose content stays the same, or which is missing, counts as
   *     alive
   * @throws IOException if the file cannot be written
   */
  Heartbeat(int number, IntFunction<Path> files, Duration patience) throws IOException {
    this.own = files.apply(number);
    this.files = files;
    this.patience = patience.toNanos();
    beat();
    thread = Thread.ofPlatform().daemon().name("tenuto-pulse").start(this::run);
  }

  private void beat() throws IOException {
    // A link that another user put in place of the file is replaced, not followed.
    Path next = own.resolveSibling(own.getFileName() + "-next");
    Files.deleteIfExists(next);
    Files.writeString(
        next,
        UUID.randomUUID().toString(),
        StandardOpenOption.CREATE_NEW,
        StandardOpenOption.WRITE);
    Files.move(next, own, StandardCopyOption.ATOMIC_MOVE);
  }

  private static double worked() {
    return ProcessHandle.current()
            .info()
            .totalCpuDuration()
            // A process whose work cannot be measured counts as working.
            .orElseGet(() -> Duration.ofNanos(System.nanoTime()))
            .toNanos()
        / 1e9;
  }

  private void run() {
    double before = worked();
    try {
      while (!closed) {
        Thread.sleep(BEAT);
        double now = worked();
        if (now - before >= WORKING * BEAT.toSeconds() && !closed) {
          beat();
        }
        before = now;
      }
    } catch (InterruptedException e) {
      // closed
    } catch (IOException e) {
      // Other processes will take this one for dead, and not wait for it.
    }
  }

  /** Whether another process is working, or may be about to start. */
  boolean isAlive(int number) {
    Seen seen = others.compute(number, (it, before) -> look(it, before));
    return !seen.gone && seen.looked - seen.changed < patience;
  }

  private Seen look(int number, Seen before) {
    long now = System.nanoTime();
    if (before != null && now - before.looked < SEEN_NANOS) {
      return before;
    }
    String content = null;
    try {
      byte[] read = PlainFile.read(files.apply(number), MOST_BYTES);
      content = new String(read, StandardCharsets.ISO_8859_1);
    } catch (NoSuchFileException e) {
      boolean was = before != null && before.content != null;
      return new Seen(was ? before.content : null, was, now, was ? before.changed : begun);
    } catch (IOException e) {
      // Taken as unchanged.
    }
    boolean same = before != null && (content == null || content.equals(before.content));
    return same
        ? new Seen(before.content, false, now, before.changed)
        : new Seen(content, false, now, now);
  }

  /** Stops the heartbeat. */
  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join();
      Files.deleteIfExists(own);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      // The content does not change any more, which the others notice a little later.
    }
  }
}
