package tenuto.formats.file;

import java.io.IOException;
import java.io.RandomAccessFile;

/**
 * Flushes a long file to the disk while it is still being written: its last sync then waits only
 * for the last part, and the disk is not idle meanwhile.
 */
final class EarlySync {
  /**
   * The bytes written between two syncs; each sync costs the file system an entry in its journal.
   */
  static final long STEP = 1 << 25;

  private final FileCalls calls;
  private final RandomAccessFile file;
  private long written;
  private Thread thread;

  /** A failure to report at the end, as the system reports it only once. */
  private volatile IOException failure;

  EarlySync(FileCalls calls, RandomAccessFile file) {
    this.calls = calls;
    this.file = file;
  }

  /** Records that {@code n} more bytes were written. */
  synchronized void wrote(int n) {
    written += n;
    if (written >= STEP && (thread == null || !thread.isAlive())) {
      written = 0;
      begin();
    }
  }

  private void begin() {
    Thread begun = Thread.ofPlatform().daemon().name("tenuto-disk").unstarted(this::sync);
    try {
      begun.start();
      thread = begun;
    } catch (OutOfMemoryError noThread) {
      thread = null; // The last sync flushes everything.
    }
  }

  private void sync() {
    try {
      calls.sync(file);
    } catch (IOException failed) {
      failure = failed;
    }
  }

  /** Waits for a running sync. */
  synchronized void await() {
    boolean interrupted = false;
    while (thread != null && thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Waits for a running sync.
   *
   * @throws IOException if any sync has failed
   */
  void requireDone() throws IOException {
    await();
    if (failure != null) {
      throw failure;
    }
  }
}
