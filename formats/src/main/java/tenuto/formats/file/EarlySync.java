package tenuto.formats.file;

import java.io.IOException;
import java.io.RandomAccessFile;

/**
 * Puts a long file on the disk while it is being made: its last sync then waits for the last of it
 * alone, and the disk is busy meanwhile.
 */
final class EarlySync {
  /** Bytes written until the next sync; each costs the file system an entry in its journal. */
  static final long STRETCH = 1 << 25;

  private final FileCalls calls;
  private final RandomAccessFile file;
  private long written;
  private Thread thread;

  /** Kept for the end, as the system tells a failure once. */
  private volatile IOException failure;

  EarlySync(FileCalls calls, RandomAccessFile file) {
    this.calls = calls;
    this.file = file;
  }

  /** Notes that {@code n} bytes more are written. */
  synchronized void wrote(int n) {
    written += n;
    if (written >= STRETCH && (thread == null || !thread.isAlive())) {
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
      thread = null; // the last sync does it all
    }
  }

  private void sync() {
    try {
      calls.sync(file);
    } catch (IOException failed) {
      failure = failed;
    }
  }

  /** Waits for what is under way. */
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
   * Waits for what is under way.
   *
   * @throws IOException if any of it has failed
   */
  void requireDone() throws IOException {
    await();
    if (failure != null) {
      throw failure;
    }
  }
}
