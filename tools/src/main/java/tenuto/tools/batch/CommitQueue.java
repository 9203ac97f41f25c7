package tenuto.tools.batch;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/**
 * A queue of finished files to be renamed to their final names, and flushed to the disk first where
 * they replace others. Threads of its own do that work.
 *
 * <p>A thread that waits for the disk computes nothing; and a file system asked to flush many files
 * at once writes them together.
 */
final class CommitQueue implements AutoCloseable {
  private static final int THREADS = 8;

  /** The most files in the queue. Each is open and has buffers. */
  private static final int MOST = 32;

  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          THREADS, Thread.ofPlatform().name("tenuto-commit-", 1).factory());

  private final Semaphore room = new Semaphore(MOST);

  /**
   * Queues work for a file, after waiting until the queue has room.
   *
   * @param commit must not throw
   */
  void begin(Runnable commit) {
    room.acquireUninterruptibly();
    threads.execute(
        () -> {
          try {
            commit.run();
          } finally {
            room.release();
          }
        });
  }

  /** Waits until all queued work is done. */
  @Override
  public void close() {
    threads.close();
  }
}
