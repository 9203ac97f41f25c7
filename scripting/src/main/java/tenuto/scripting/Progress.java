package tenuto.scripting;

import java.io.PrintStream;
import java.util.Locale;
import tenuto.engine.Bytes;
import tenuto.engine.Session;
import tenuto.engine.Usage;

/** A line on the terminal that tells how far a run is, rewritten twice a second. */
final class Progress implements AutoCloseable {
  private static final int EVERY_MS = 500;

  private final PrintStream err;
  private final boolean shown;
  private Thread thread;

  Progress(PrintStream err, boolean shown) {
    this.err = err;
    this.shown = shown;
  }

  void begin(Session session, NoteCount notes) {
    if (shown) {
      thread =
          Thread.ofPlatform().daemon().name("tenuto-progress").start(() -> show(session, notes));
    }
  }

  private void show(Session session, NoteCount notes) {
    long begin = System.nanoTime();
    try {
      while (true) {
        Thread.sleep(EVERY_MS);
        double seconds = (System.nanoTime() - begin) / 1e9;
        double audio = session.rendered() / session.sampleRate();
        Usage usage = session.usage();
        err.printf(
            Locale.ROOT,
            "\r%s%.1f s of signal, %.0f times real time, %s lent, %s of disk\u001b[K",
            notes.text(),
            audio,
            audio / seconds,
            Bytes.text(usage.lent()),
            Bytes.text(usage.reserved()));
        err.flush();
      }
    } catch (InterruptedException e) {
      err.print("\r\u001b[K");
      err.flush();
    }
  }

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
