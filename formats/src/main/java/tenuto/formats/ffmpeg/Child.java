package tenuto.formats.ffmpeg;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import tenuto.formats.file.Helpers;

/**
 * A child process, whose standard input and output are pipes. It ends when this process ends,
 * however that happens: then the pipes have no other end, so its next read finds the end of its
 * input, and its next write fails.
 *
 * <p>It gets no shell and no terminal. A thread keeps the last lines of its standard error, and
 * kills the child when we have waited for it too long.
 */
final class Child implements Helpers.Helper, AutoCloseable {
  /** How long one read, one write or its end may take. */
  private static final long PATIENCE_NANOS = TimeUnit.MINUTES.toNanos(5);

  private static final int LOOK_MS = 20;
  private static final int MOST_LINES = 1000;

  /** Begins each line that describes a stream of the input. */
  private static final String STREAM = "  Stream #";

  /** Begins the description of the output, which follows that of the input. */
  private static final String OUTPUT = "Output #";

  private static final int MOST_LINE = 2000;

  private static final Pattern ABOUT_PICTURES = Pattern.compile("(mjpeg|a?png|bmp|gif|webp): ");

  private final Process process;
  private final Helpers helpers;
  private final Thread watching;
  private final Deque<String> lines = new ArrayDeque<>();
  private final List<String> streams = new ArrayList<>();
  private boolean isOutput;
  private StringBuilder line = new StringBuilder();

  /** When we began to wait for it, on the clock of {@link System#nanoTime}; 0 if we do not. */
  private volatile long waiting;

  private volatile long used = System.nanoTime();
  private volatile boolean idle;
  private volatile boolean stopped;
  private volatile boolean isStuck;

  /**
   * Starts it.
   *
   * @param helpers among which it is counted until it is closed
   */
  Child(List<String> command, Helpers helpers) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().keySet().removeIf(name -> name.startsWith("FFREPORT"));
    process = builder.start();
    watching = new Thread(this::watch, "tenuto-ffmpeg");
    watching.setDaemon(true);
    watching.start();
    this.helpers = helpers;
    helpers.started(this);
  }

  private void watch() {
    try (InputStream errors = process.getErrorStream()) {
      byte[] bytes = new byte[1 << 13];
      while (true) {
        boolean lives = process.isAlive(); // before looking, so that the last lines are seen
        int n = errors.available();
        if (n > 0) {
          keep(bytes, errors.read(bytes, 0, Math.min(n, bytes.length)));
        } else if (lives) {
          process.waitFor(LOOK_MS, TimeUnit.MILLISECONDS);
        } else {
          return;
        }
        long since = waiting;
        if (since != 0 && System.nanoTime() - since > PATIENCE_NANOS) {
          isStuck = true;
          process.destroyForcibly();
        }
      }
    } catch (IOException | InterruptedException closed) {
      process.destroyForcibly();
    }
  }

  private synchronized void keep(byte[] bytes, int n) {
    for (char each : new String(bytes, 0, n, StandardCharsets.ISO_8859_1).toCharArray()) {
      if (each == '\n' || each == '\r') {
        keep(line.toString());
        line = new StringBuilder();
      } else if (line.length() < MOST_LINE) {
        line.append(each);
      }
    }
  }

  private void keep(String whole) {
    isOutput |= whole.startsWith(OUTPUT);
    if (!isOutput && whole.startsWith(STREAM) && streams.size() < MOST_LINES) {
      streams.add(whole);
    }
    lines.add(whole);
    if (lines.size() > MOST_LINES) {
      lines.remove();
    }
  }

  /** Reads bytes that it writes. Returns -1 at their end. */
  int read(byte[] bytes, int from, int n) throws IOException {
    used = System.nanoTime();
    waiting = used;
    try {
      return process.getInputStream().read(bytes, from, n);
    } catch (IOException closed) {
      return -1; // it was stopped
    } finally {
      waiting = 0;
    }
  }

  /** The child has ended, so it reads nothing more. */
  static final class EndedException extends IOException {
    private static final long serialVersionUID = 1;

    EndedException(IOException cause) {
      super(cause);
    }
  }

  /**
   * Writes bytes that it reads.
   *
   * @throws EndedException if it has ended
   */
  void write(byte[] bytes, int n) throws EndedException {
    used = System.nanoTime();
    waiting = used;
    try {
      OutputStream out = process.getOutputStream();
      out.write(bytes, 0, n);
      out.flush();
    } catch (IOException closed) {
      throw new EndedException(closed);
    } finally {
      waiting = 0;
    }
  }

  /** Closes its standard input: it has got all that it is to read. */
  void closeInput() {
    try {
      process.getOutputStream().close();
    } catch (IOException ended) {
      return; // It has ended already, and its exit code tells how.
    }
  }

  /** Waits until it has ended, and its last lines are kept. */
  private int end() {
    waiting = System.nanoTime();
    boolean interrupted = false;
    try {
      while (true) {
        try {
          int code = process.waitFor();
          watching.join();
          return code;
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } finally {
      waiting = 0;
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /**
   * Waits until it has ended, after all of its output was read, or all of its input was written.
   *
   * @return why it failed, in its own words; empty if it succeeded
   */
  String failure() {
    int code = end();
    if (isStuck) {
      return "ffmpeg did nothing for %d s"
          .formatted(TimeUnit.NANOSECONDS.toSeconds(PATIENCE_NANOS));
    }
    if (code == 0) {
      return "";
    }
    String last = lastLines();
    return "ffmpeg ended with exit code " + code + (last.isEmpty() ? "" : ": " + last);
  }

  /** The last lines that it printed, in one, without those about covers, which it decodes too. */
  synchronized String lastLines() {
    List<String> last =
        lines.stream()
            .map(Child::text)
            .map(String::strip)
            .filter(text -> !text.isEmpty() && !ABOUT_PICTURES.matcher(text).lookingAt())
            .distinct()
            .toList();
    return String.join("; ", last.subList(Math.max(0, last.size() - 3), last.size()));
  }

  /**
   * The lines that describe the streams of its input. They are kept however many lines follow: of a
   * file with many chapters, ffmpeg prints them all before these and once more after them.
   */
  synchronized List<String> streams() {
    return streams.stream().map(Child::text).toList();
  }

  /** A line in UTF-8, without the address that differs from run to run. */
  private static String text(String line) {
    return new String(line.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8)
        .replaceFirst("^\\[([^\\]]*) @ 0x[0-9a-f]+\\] ", "$1: ");
  }

  /** Whether it was stopped before its end. */
  boolean isStopped() {
    return stopped;
  }

  /** Sets whether it can be stopped for others; at first it cannot. */
  void setIdle(boolean is) {
    idle = is;
  }

  @Override
  public boolean isIdle() {
    return idle;
  }

  @Override
  public long used() {
    return used;
  }

  @Override
  public void stop() {
    stopped = true;
    process.destroyForcibly();
  }

  /** Stops it if it has not ended, and waits for its end. */
  @Override
  public void close() {
    helpers.ended(this);
    process.destroyForcibly();
    end();
    try {
      process.getInputStream().close();
    } catch (IOException closed) {
      return; // Nothing is lost.
    } finally {
      closeInput();
    }
  }
}
