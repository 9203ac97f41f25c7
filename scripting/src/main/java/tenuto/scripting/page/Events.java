package tenuto.scripting.page;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The events that are sent to open pages. Each page has its own thread and gets only the newest
 * state, so a slow page misses what was between and delays nobody.
 */
final class Events implements AutoCloseable {
  /** The interval between checks of the progress, in ms. */
  private static final long PROGRESS_MS = 200;

  /** The interval after which an idle page is written to, to detect that it was closed. */
  private static final long ALIVE_MS = 10_000;

  private final Supplier<Optional<String>> progress;
  private String state;
  private long version = 1;
  private boolean closed;

  /**
   * @param state the first state, as JSON in one line
   * @param progress of the current run, likewise
   */
  Events(String state, Supplier<Optional<String>> progress) {
    this.state = state;
    this.progress = progress;
  }

  /** Sends a new state to all pages. */
  synchronized void publish(String now) {
    state = now;
    version++;
    notifyAll();
  }

  synchronized String state() {
    return state;
  }

  /** Writes events until the page is closed. */
  void write(OutputStream out) throws IOException, InterruptedException {
    long sent = 0;
    String shown = "";
    while (true) {
      String event = "";
      Optional<String> now = progress.get();
      synchronized (this) {
        if (sent == version && !closed) {
          wait(now.isPresent() ? PROGRESS_MS : ALIVE_MS);
        }
        if (closed) {
          return;
        }
        if (sent != version) {
          sent = version;
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

  /** Ends the connections to all pages. */
  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}
