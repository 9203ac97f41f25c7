package tenuto.formats.cache;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A thread that does what it is given, in that order, and ends when it is idle. */
final class WriterThread implements AutoCloseable {
  private static final long IDLE_MS = 500;

  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          IDLE_MS,
          TimeUnit.MILLISECONDS,
          new LinkedBlockingQueue<>(),
          Thread.ofPlatform().daemon().name("tenuto-cache-writer").factory());

  WriterThread() {
    thread.allowCoreThreadTimeOut(true);
  }

  /** Does work soon; on the caller's thread if there is no other, or it has been closed. */
  void run(Runnable work) {
    try {
      thread.execute(work);
    } catch (RejectedExecutionException | OutOfMemoryError e) { // no work is in the queue then
      work.run();
    }
  }

  /** Waits until all is done. */
  @Override
  public void close() {
    thread.close();
  }
}
