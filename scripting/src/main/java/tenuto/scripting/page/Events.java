package tenuto.scripting.page;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What pages are told as it happens. Each is written to by a thread of its own and is told the
 * newest state only, so one that is slow misses what was between, and keeps nobody waiting.
 */
final class Events implements AutoCloseable {
  /** How often progress is looked at. */
  private static final long PROGRESS_MS = 200;

  /** How often a page is written to that has nothing to be told, to find out that it is gone. */
  private static final long ALIVE_MS = 10_000;

  private final Supplier<Optional<String>> progress;
  private String state;
  private long version = 1;
  private boolean closed;

  /**
   * @param state the first one, JSON in one line
   * @param progress of a run at work, likewise
   */
  Events(String state, Supplier<Optional<String>> progress) {
    this.state = state;
    this.progress = progress;
  }

  /** There is a new state. */
  synchronized void publish(String now) {
    state = now;
    version++;
    notifyAll();
  }

  synchronized String state() {
    return state;
  }

  /** Writes events for as long as somebody reads them. */
  void write(OutputStream out) throws IOException, InterruptedException {
    long told = 0;
    String shown = "";
    while (true) {
      String event = "";
      Optional<String> now = progress.get();
      synchronized (this) {
        if (told == version && !closed) {
          wait(now.isPresent() ? PROGRESS_MS : ALIVE_MS);
        }
        if (closed) {
          return;
        }
        if (told != version) {
          told = version;
          event = "event: state\ndata: " + state + "\n\n";
        }
      }
      now = progress.get();
      if (event.isEmpty() && now.isPresent() && !now.get().equals(shown)) {
        shown = now.get();
        event = "event: progress\ndata: " + shown + "\n\n";
      }
      out.write((event.isEmpty() ? ":\n\n" : event).getBytes(StandardCharsets.UTF_8));
      out.flush();
    }
  }

  /** Lets all pages go. */
  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}
