package tenuto.engine.plan;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Work that goes on beside the threads that read signals: what a filter computes in large portions,
 * each long before anybody needs it.
 */
public final class Background implements AutoCloseable {
  private static final long IDLE_MS = 200;

  /** Null where there is to be one thread. */
  private final ThreadPoolExecutor threads;

  /**
   * @param most threads; with 1 all work is done by the threads that wait for it
   */
  Background(int most) {
    this(most, Thread.ofPlatform().daemon().name("tenuto-background-", 1).factory());
  }

  Background(int most, ThreadFactory factory) {
    threads =
        most == 1
            ? null
            : new ThreadPoolExecutor(
                most,
                most,
                IDLE_MS,
                TimeUnit.MILLISECONDS,
                new LinkedBlockingQueue<>(),
                factory,
                new ThreadPoolExecutor.DiscardPolicy());
    if (threads != null) {
      threads.allowCoreThreadTimeOut(true);
    }
  }

  /**
   * Hands work over, which must wait for nothing itself.
   *
   * @return what waits until it is done, doing it itself if nobody has begun it, and throws what it
   *     threw
   */
  public Runnable begin(Runnable work) {
    FutureTask<Void> task = new FutureTask<>(work, null);
    if (threads != null) {
      try {
        threads.execute(task);
      } catch (OutOfMemoryError e) {
        // No thread is to be had: whoever waits for the work does it.
      }
    }
    return () -> {
      task.run(); // does nothing if it was begun
      await(task);
    };
  }

  private static void await(FutureTask<Void> task) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          task.get();
          return;
        } catch (InterruptedException e) {
          interrupted = true; // it writes to memory that the caller will use
        }
      }
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause;
        default -> throw new IllegalStateException(e.getCause());
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Lets what was started end; what comes later is done by the threads that wait for it. */
  @Override
  public void close() {
    if (threads != null) {
      threads.shutdown();
    }
  }
}
