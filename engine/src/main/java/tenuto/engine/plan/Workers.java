package tenuto.engine.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Runs the pieces of a job on the calling thread and on as many helpers as are free: not more than
 * leave every thread a core, as other callers may be at work too.
 *
 * <p>A caller never waits for a helper to become free, so jobs inside jobs cannot block each other.
 */
public final class Workers implements AutoCloseable {
  /** Guards what follows. */
  private final Object lock = new Object();

  /** Who has become idle last is hired first: it may still be awake. */
  private final Deque<Helper> idle = new ArrayDeque<>();

  private final int most;
  private final Stop stop;
  private int helpers;

  /** Helpers that have something to do. */
  private int helping;

  private boolean closed;

  /** Callers; counted separately, so that those that need no helper never wait for each other. */
  private final LongAdder callers = new LongAdder();

  /** Whether the thread is counted already, as it is when a piece of a job is itself a job. */
  private final ThreadLocal<Boolean> counted = ThreadLocal.withInitial(() -> false);

  /**
   * @param threads how many work at once, one caller included
   */
  Workers(int threads) {
    this(threads, new Stop());
  }

  /**
   * @param threads how many work at once, one caller included
   * @param stop asked before each piece
   */
  Workers(int threads, Stop stop) {
    most = threads;
    this.stop = stop;
  }

  /** One thread's share of a job. */
  public interface Worker extends AutoCloseable {
    /** Does piece {@code index}. */
    void take(long index);

    @Override
    default void close() {}

    /** What does piece {@code first} for piece 0. */
    default Worker from(long first) {
      Worker all = this;
      return new Worker() {
        @Override
        public void take(long index) {
          all.take(first + index);
        }

        @Override
        public void close() {
          all.close();
        }
      };
    }
  }

  /**
   * Does pieces 0 to {@code count - 1}, each once and begun in this order, and returns when all are
   * done.
   *
   * @param threads how many take part at most
   * @param hire makes a worker for each thread that takes part, on that thread
   * @throws RuntimeException the failure of the lowest piece that fails, whatever the threads;
   *     pieces after it may be left undone
   */
  public void run(long count, int threads, Supplier<? extends Worker> hire) {
    stop.check();
    if (count == 1) {
      // Most signals of a score are as brief; to share nothing out took half of their time.
      try (Worker worker = hire.get()) {
        worker.take(0);
      }
      return;
    }
    if (counted.get()) {
      share(count, threads, hire);
      return;
    }
    counted.set(true);
    callers.increment();
    try {
      share(count, threads, hire);
    } finally {
      callers.decrement();
      counted.set(false);
    }
  }

  private void share(long count, int threads, Supplier<? extends Worker> hire) {
    Job job = new Job(count, hire, stop);
    List<Helper> hired = new ArrayList<>();
    for (long wanted = Math.min(count, threads) - 1; hired.size() < wanted; ) {
      Helper helper = hire();
      if (helper == null) {
        break;
      }
      hired.add(helper);
      job.unended.incrementAndGet();
      helper.give(job);
    }
    job.work();
    for (Helper helper : hired) {
      if (helper.withdraw(job)) { // it is still waking up: nobody shall wait for that
        release(helper);
        job.ended();
      }
    }
    job.await();
    job.throwFailure();
  }

  private Helper hire() {
    synchronized (lock) {
      if (closed || helping + callers.sum() >= most) {
        return null;
      }
      if (!idle.isEmpty()) {
        helping++;
        return idle.pop();
      }
      try {
        Helper helper =
            new Helper("tenuto-worker-" + (helpers + 1), () -> counted.set(true), this::release);
        helper.start();
        helpers++;
        helping++;
        return helper;
      } catch (OutOfMemoryError e) {
        return null; // no further thread is to be had
      }
    }
  }

  private void release(Helper helper) {
    synchronized (lock) {
      helping--;
      if (closed) {
        helper.dismiss();
      } else {
        idle.push(helper);
      }
    }
  }

  @Override
  public void close() {
    synchronized (lock) {
      closed = true;
      idle.forEach(Helper::dismiss);
      idle.clear();
    }
  }

  /** Pieces that threads take one after the other. */
  private static final class Job implements Helper.Job {
    /** Comes after all pieces: what fails while no piece is taken. */
    private static final long NONE = Long.MAX_VALUE;

    private final long count;
    private final Supplier<? extends Worker> hire;
    private final Stop stop;
    private final Thread caller = Thread.currentThread();
    private final AtomicLong next = new AtomicLong();
    private final AtomicReference<Failure> failure = new AtomicReference<>();

    /** Helpers that are not done yet. */
    private final AtomicInteger unended = new AtomicInteger();

    Job(long count, Supplier<? extends Worker> hire, Stop stop) {
      this.count = count;
      this.hire = hire;
      this.stop = stop;
    }

    @Override
    public void ended() {
      if (unended.decrementAndGet() == 0) {
        LockSupport.unpark(caller);
      }
    }

    @Override
    public void work() {
      if (next.get() >= count) {
        return;
      }
      long piece = -1;
      try (Worker worker = hire.get()) {
        for (piece = NONE; failure.get() == null; piece = NONE) {
          stop.check(); // before a piece is taken: others may wait for whatever is
          piece = next.getAndIncrement();
          if (piece >= count) {
            return;
          }
          worker.take(piece);
        }
      } catch (Throwable e) {
        failure.accumulateAndGet(new Failure(piece, e), Failure::lower);
      }
    }

    /** Waits whatever happens: the helpers write to memory that the caller owns. */
    void await() {
      for (int looks = 0; unended.get() > 0 && looks < Helper.LOOKS; looks++) {
        Thread.onSpinWait();
      }
      boolean interrupted = false;
      while (unended.get() > 0) {
        LockSupport.park(this);
        interrupted |= Thread.interrupted();
      }
      if (interrupted) {
        caller.interrupt();
      }
    }

    void throwFailure() {
      if (failure.get() != null) {
        switch (failure.get().cause()) {
          case RuntimeException e -> throw e;
          case Error e -> throw e;
          case Throwable e -> throw new IllegalStateException(e);
        }
      }
    }
  }

  private record Failure(long piece, Throwable cause) {
    static Failure lower(Failure known, Failure other) {
      return known == null || other.piece < known.piece ? other : known;
    }
  }
}
