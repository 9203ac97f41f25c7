package tenuto.tools.batch;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/**
 * Puts finished files under their names, and on the disk first where they replace others, beside
 * the threads that make others.
 *
 * <p>Whoever waits for the disk computes nothing; and a file system that is asked for many files at
 * once writes them in one go.
 */
final class CommitQueue implements AutoCloseable {
  private static final int THREADS = 8;

  /** Files that are made and not yet under their names; each is open, and has buffers. */
  private static final int MOST = 32;

  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          THREADS, Thread.ofPlatform().name("tenuto-commit-", 1).factory());

  private final Semaphore room = new Semaphore(MOST);

  /**
   * Begins to do something for a file, as soon as few enough others wait.
   *
   * @param commit throws nothing
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

  /** Waits for all that was begun. */
  @Override
  public void close() {
    threads.close();
  }
}
