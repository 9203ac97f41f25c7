package tenuto.formats.cache;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
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
    } catch (RejectedExecutionException e) {
      work.run();
    } catch (OutOfMemoryError e) { // the system gives no thread, and the queue may have the work
      thread.remove(work);
      work.run();
    }
  }

  /** Waits until all that it was given is done, or that long. */
  void await(Duration most) {
    CountDownLatch all = new CountDownLatch(1);
    try {
      if (thread.isShutdown()) {
        thread.awaitTermination(most.toNanos(), TimeUnit.NANOSECONDS);
      } else {
        run(all::countDown);
        all.await(most.toNanos(), TimeUnit.NANOSECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Helps to do what is left, and waits until all is done. */
  @Override
  public void close() {
    thread.shutdown();
    for (Runnable left = thread.getQueue().poll(); left != null; left = thread.getQueue().poll()) {
      left.run();
    }
    thread.close();
  }
}
