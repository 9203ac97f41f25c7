package tenuto.tools.input;

import java.io.PrintStream;
import java.util.function.Supplier;

/** A line on the terminal that shows how far some work is, rewritten twice per second. */
public final class StatusLine implements AutoCloseable {
  private static final int EVERY_MS = 500;

  private final PrintStream err;
  private final boolean shown;
  private Thread thread;

  /**
   * @param shown whether anybody looks; if not, nothing is ever written
   */
  public StatusLine(PrintStream err, boolean shown) {
    this.err = err;
    this.shown = shown;
  }

  /** Begins to show a text, asked for each time on another thread. */
  public void begin(Supplier<String> text) {
    if (shown) {
      thread = Thread.ofPlatform().daemon().name("tenuto-progress").start(() -> show(text));
    }
  }

  private void show(Supplier<String> text) {
    try {
      while (true) {
        Thread.sleep(EVERY_MS);
        String now = text.get(); // which may wait for a thread that prints
        synchronized (this) {
          err.print("\r" + now + "\u001b[K");
          err.flush();
        }
      }
    } catch (InterruptedException e) {
      erase();
    }
  }

  private synchronized void erase() {
    err.print("\r\u001b[K");
    err.flush();
  }

  /** Prints a line of data or of complaint where this one stands, which comes back below it. */
  public synchronized void print(PrintStream to, String line) {
    if (shown) {
      erase();
    }
    to.println(line);
  }

  /** Takes the line away. */
  @Override
  public void close() {
    if (thread != null) {
      thread.interrupt();
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
