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
 * Which of several processes that share work are alive: each writes something new to a file of its
 * own every second in which it has worked.
 *
 * <p>Clocks of machines differ, and times of files on shared disks come late; so what is looked at
 * is whether the content changes. Who only waits does not count as alive: if two wait for each
 * other, both give up.
 */
final class Pulse implements AutoCloseable {
  private static final Duration BEAT = Duration.ofSeconds(1);

  /** Of a beat, what of a processor is used at least by who works. */
  private static final double WORKING = 0.03;

  private static final int MOST_BYTES = 1000;

  /** Whose content is not read again before. */
  private static final long SEEN_NANOS = 200_000_000;

  private final Path own;
  private final IntFunction<Path> files;
  private final long patience;
  private final long begun = System.nanoTime();
  private final Map<Integer, Seen> others = new ConcurrentHashMap<>();
  private final Thread thread;
  private volatile boolean closed;

  /**
   * What is known of another.
   *
   * @param content null if there was never any
   * @param gone whether its file was taken away
   * @param looked when it was looked
   * @param changed when its content was last another
   */
  private record Seen(String content, boolean gone, long looked, long changed) {}

  /**
   * @param number whose file is this process's
   * @param files of all
   * @param patience how long one whose content stays the same, or who is not there yet, counts as
   *     alive
   * @throws IOException if the file cannot be written
   */
  Pulse(int number, IntFunction<Path> files, Duration patience) throws IOException {
    this.own = files.apply(number);
    this.files = files;
    this.patience = patience.toNanos();
    beat();
    thread = Thread.ofPlatform().daemon().name("tenuto-pulse").start(this::run);
  }

  private void beat() throws IOException {
    // In the place of its own file there may be a link of somebody else's: it is replaced.
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
            .orElseGet(() -> Duration.ofNanos(System.nanoTime())) // where nobody knows, all work
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
      // Others will take this process for gone, and do not wait for it.
    }
  }

  /** Whether another is at work, or may be about to begin. */
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
      // As if it were still the same.
    }
    boolean same = before != null && (content == null || content.equals(before.content));
    return same
        ? new Seen(before.content, false, now, before.changed)
        : new Seen(content, false, now, now);
  }

  /** This process works no more. */
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
      // It does not change any more, which others see a little later.
    }
  }
}
