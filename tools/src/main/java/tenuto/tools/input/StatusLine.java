package tenuto.tools.input;

import java.io.PrintStream;
import java.util.function.Supplier;

/** A line on the terminal that shows the progress of some work, rewritten twice per second. */
public final class StatusLine implements AutoCloseable {
  private static final int EVERY_MS = 500;

  private final PrintStream err;
  private final boolean shown;
  private Thread thread;

  /**
   * @param shown whether anybody sees it; if not, nothing is ever written
   */
  public StatusLine(PrintStream err, boolean shown) {
    this.err = err;
    this.shown = shown;
  }

  /** Starts to show a text, which another thread calls up each time. */
  public void begin(Supplier<String> text) {
    if (shown) {
      thread = Thread.ofPlatform().daemon().name("tenuto-progress").start(() -> show(text));
    }
  }

  private void show(Supplier<String> text) {
    try {
      while (true) {
        Thread.sleep(EVERY_MS);
        String now = text.get(); // It may be waiting for a thread that prints.
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

  /** Prints another line in place of this one, which is shown again below it. */
  public synchronized void print(PrintStream to, String line) {
    if (shown) {
      erase();
    }
    to.println(line);
  }

  /** Stops, and erases the line. */
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
