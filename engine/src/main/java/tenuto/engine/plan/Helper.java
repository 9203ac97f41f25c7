package tenuto.engine.plan;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * A thread that does one job after another, given by {@link Workers}.
 *
 * <p>After a job it looks out for the next one for some microseconds before it sleeps: to wake a
 * thread costs more than to mix a second of sound.
 */
final class Helper {
  /** Looks before sleeping: 30 to 100 microseconds. */
  static final int LOOKS = 2_000;

  /** What helpers are given. */
  interface Job {
    void work();

    /** Told when the helper is free again. */
    void ended();
  }

  private final Thread thread;
  private final Runnable begun;
  private final Consumer<Helper> finished;
  private final AtomicReference<Job> job = new AtomicReference<>();
  private volatile boolean asleep;
  private volatile boolean dismissed;

  /**
   * @param begun called on the helper's thread once
   * @param finished called on the helper's thread after each job; from then on it may be given
   *     another
   */
  Helper(String name, Runnable begun, Consumer<Helper> finished) {
    this.begun = begun;
    this.finished = finished;
    this.thread = Thread.ofPlatform().daemon().name(name).unstarted(this::work);
  }

  void start() {
    thread.start();
  }

  /** Gives a job to a helper that has none. */
  void give(Job next) {
    job.set(next);
    if (asleep) {
      LockSupport.unpark(thread);
    }
  }

  /** Takes back a job, unless it has already started; returns whether it had not. */
  boolean withdraw(Job given) {
    return job.compareAndSet(given, null);
  }

  /** Ends the thread once it has nothing to do. */
  void dismiss() {
    dismissed = true;
    LockSupport.unpark(thread);
  }

  private void work() {
    begun.run();
    for (Job next = next(); next != null; next = next()) {
      next.work();
      finished.accept(this);
      next.ended();
    }
  }

  /** The next job, or null when dismissed. */
  private Job next() {
    while (true) {
      for (int looks = 0; looks < LOOKS && job.get() == null; looks++) {
        Thread.onSpinWait();
      }
      asleep = true;
      while (job.get() == null && !dismissed) {
        LockSupport.park(this);
      }
      asleep = false;
      Job next = job.getAndSet(null);
      if (next != null || dismissed) {
        return next;
      }
    }
  }
}
