package tenuto.engine;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * Runs the pieces of a job on the calling thread and on as many helpers as are free.
 *
 * <p>A caller never waits for a helper to become free, so jobs inside jobs cannot block each other.
 */
final class Workers implements AutoCloseable {
  private final ExecutorService helpers;
  private final Semaphore idle;

  Workers(int threads) {
    idle = new Semaphore(threads - 1);
    helpers =
        Executors.newCachedThreadPool(
            Thread.ofPlatform().daemon().name("tenuto-worker-", 1).factory());
  }

  /** One thread's share of a job. */
  interface Worker extends AutoCloseable {
    /** Does piece {@code index}. */
    void take(long index);

    @Override
    default void close() {}
  }

  /**
   * Does pieces 0 to {@code count - 1}, each once, and returns when all are done.
   *
   * @param hire makes a worker for each thread that takes part, on that thread
   * @throws RuntimeException the failure of the lowest piece that fails, whatever the threads;
   *     pieces behind it may be left undone
   */
  void run(long count, Supplier<? extends Worker> hire) {
    AtomicLong next = new AtomicLong();
    AtomicReference<Failure> failure = new AtomicReference<>();
    int hired = 0;
    while (hired < count - 1 && idle.tryAcquire()) {
      hired++;
    }
    CountDownLatch done = new CountDownLatch(hired);
    for (int i = 0; i < hired; i++) {
      try {
        helpers.execute(
            () -> {
              try {
                work(count, hire, next, failure);
              } finally {
                idle.release();
                done.countDown();
              }
            });
      } catch (RejectedExecutionException | OutOfMemoryError e) {
        // No further thread is to be had. Those at work must still be waited for.
        idle.release();
        done.countDown();
      }
    }
    work(count, hire, next, failure);
    await(done);
    if (failure.get() != null) {
      switch (failure.get().cause()) {
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        case Throwable e -> throw new IllegalStateException(e);
      }
    }
  }

  private static void work(
      long count,
      Supplier<? extends Worker> hire,
      AtomicLong next,
      AtomicReference<Failure> failure) {
    if (next.get() >= count) {
      return;
    }
    long piece = -1;
    try (Worker worker = hire.get()) {
      for (piece = next.getAndIncrement(); piece < count; piece = next.getAndIncrement()) {
        Failure known = failure.get();
        if (known != null && known.piece() < piece) {
          return;
        }
        worker.take(piece);
      }
    } catch (Throwable e) {
      failure.accumulateAndGet(new Failure(piece, e), Failure::lower);
    }
  }

  private record Failure(long piece, Throwable cause) {
    static Failure lower(Failure known, Failure other) {
      return known == null || other.piece < known.piece ? other : known;
    }
  }

  /** Waits whatever happens: the helpers write to memory that the caller owns. */
  private static void await(CountDownLatch done) {
    boolean interrupted = false;
    while (true) {
      try {
        done.await();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    helpers.shutdown();
  }
}
