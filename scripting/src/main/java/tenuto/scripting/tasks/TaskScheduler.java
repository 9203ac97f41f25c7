package tenuto.scripting.tasks;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The scheduler of {@link Tasks}. A permit, here called a place, allows one thread to run.
 *
 * <p>The protocol, all of it under one lock. A running thread holds a place. (i) A thread that must
 * wait for a task puts it in front of the queue if it has not started, gives up its place and
 * parks. (ii) When a task ends, the threads that waited for it become ready. (iii) A free place is
 * handed to the first thread that is ready, else to the first task of the queue. Every thread
 * without a place waits for one that has a place or is queued for one, and a wait that would close
 * a cycle is rejected; so some thread can always continue.
 */
final class TaskScheduler {
  /** How long {@link #close} waits for running tasks: Ctrl-C is to end within 2 s altogether. */
  private static final Duration GRACE = Duration.ofSeconds(1);

  private final ReentrantLock lock = new ReentrantLock();
  private final TaskPlaces places;
  private final Consumer<Task<?>> runner;
  private volatile Consumer<Task<?>> ended = task -> {};
  private final ThreadPoolExecutor threads;

  /** Tasks that have not begun. */
  private final LinkedHashSet<Task<?>> queue = new LinkedHashSet<>();

  /** Tasks with a place whose thread has not started them yet. */
  private final Deque<Task<?>> starting = new ArrayDeque<>();

  private final UnfinishedTasks unfinished = new UnfinishedTasks();
  private final Set<Task<?>> unreadFailures = new HashSet<>();

  /** Threads that wait for all tasks to end. */
  private final List<Waiter> finishers = new ArrayList<>();

  private boolean closed;

  TaskScheduler(int places, long stackBytes, Duration idle, Consumer<Task<?>> runner) {
    this.places = new TaskPlaces(places);
    this.runner = runner;
    this.threads = TaskThreads.pool(stackBytes, idle);
  }

  void whenEnded(Consumer<Task<?>> listener) {
    ended = listener;
  }

  void add(Task<?> task) {
    locked(
        () -> {
          if (closed) {
            throw new IllegalStateException(
                "task " + task.path() + " cannot start: the run of its patch has ended");
          }
          unfinished.add(task);
          queue.addLast(task);
          fill();
          return null;
        });
  }

  /** Puts those of some tasks that have not begun in front of the queue, in their order. */
  void advance(List<? extends Task<?>> tasks) {
    locked(
        () -> {
          tasks.reversed().stream().filter(queue::contains).forEach(queue::addFirst);
          return null;
        });
  }

  /** Waits until the task is done, and for a place; false after a timeout. */
  boolean await(TaskContext me, Task<?> task, long nanos, boolean goesFirst)
      throws InterruptedException {
    lock.lockInterruptibly();
    try {
      if (task.isDone() || nanos <= 0) {
        return task.isDone();
      }
      refuseIfClosed();
      WaitCycle.refuse(me, task);
      if (goesFirst && queue.contains(task)) {
        queue.addFirst(task);
      }
      me.waitFor(task);
      try {
        park(task.waiters(), nanos);
      } finally {
        me.waitFor(null);
      }
      if (!task.isDone()) {
        refuseIfClosed();
      }
      return task.isDone();
    } finally {
      lock.unlock();
    }
  }

  /** Waits until every task is done; returns the first unread failure in the order of paths. */
  Optional<Throwable> finish(TaskContext me) throws InterruptedException {
    lock.lockInterruptibly();
    try {
      if (isUnfinishedTask(me)) {
        throw new IllegalStateException("task " + me.path() + " cannot wait for all tasks to end");
      }
      refuseIfClosed();
      while (!unfinished.isEmpty()) {
        park(finishers, Long.MAX_VALUE);
        refuseIfClosed();
      }
      Optional<Throwable> first =
          unreadFailures.stream()
              .reduce((a, b) -> b.path().precedes(a.path()) ? b : a)
              .map(Task::failure);
      unreadFailures.clear();
      return first;
    } finally {
      lock.unlock();
    }
  }

  long count() {
    return unfinished.begun();
  }

  /** See {@link UnfinishedTasks#before}. */
  Optional<Task<?>> unfinishedBefore(TaskPath moment, long first) {
    if (unfinished.isEmpty()) {
      return Optional.empty();
    }
    return locked(() -> unfinished.before(moment, first));
  }

  boolean cancel(Task<?> task) {
    return locked(
        () -> {
          if (!queue.remove(task)) {
            return false;
          }
          settle(task);
          fill();
          return true;
        });
  }

  /** Removes all tasks that have not begun from the queue. */
  void cancelQueued() {
    locked(
        () -> {
          queue.forEach(this::settle);
          queue.clear();
          fill();
          return null;
        });
  }

  void failureRead(Task<?> task) {
    locked(() -> unreadFailures.remove(task));
  }

  void close(TaskContext me) {
    abandon();
    if (!locked(() -> isUnfinishedTask(me))) {
      try {
        threads.awaitTermination(GRACE.toNanos(), TimeUnit.NANOSECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Closes it without waiting for running tasks. */
  void abandon() {
    locked(
        () -> {
          closed = true;
          queue.addAll(starting);
          starting.clear();
          queue.forEach(this::settle);
          queue.clear();
          unfinished.all().forEach(task -> places.queue(task.waiters()));
          places.queue(finishers);
          places.admitAll(); // From here on places are not counted.
          return null;
        });
    threads.shutdownNow();
  }

  /** The loop of each thread: its first task, and then more as long as it has a place. */
  private void work() {
    Task<?> task = locked(starting::poll);
    while (task != null) {
      runner.accept(task);
      Task<?> next = next(task);
      ended.accept(task);
      task = next;
    }
  }

  private <T> T locked(Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  private Task<?> next(Task<?> ended) {
    lock.lock();
    try {
      Thread.interrupted(); // An interrupt meant for the task that ended must not reach the next.
      settle(ended);
      places.giveUp();
      Task<?> next = !queue.isEmpty() && places.take() ? queue.removeFirst() : null;
      fill();
      return next;
    } finally {
      lock.unlock();
    }
  }

  private void settle(Task<?> task) {
    task.settle();
    unfinished.remove(task);
    if (task.failure() != null) {
      unreadFailures.add(task);
    }
    places.queue(task.waiters());
    if (unfinished.isEmpty()) {
      places.queue(finishers);
    }
  }

  private void fill() {
    places.admit();
    while (!queue.isEmpty() && places.take()) {
      starting.addLast(queue.removeFirst());
      try {
        threads.execute(this::work);
      } catch (OutOfMemoryError e) { // The system gives no more threads.
        places.giveUp();
        Task<?> task = starting.removeLast();
        task.fail(
            new IllegalStateException(
                "no thread for task " + task.path() + " beside " + threads.getPoolSize(), e));
        settle(task);
        places.admit();
      }
    }
  }

  /**
   * Gives up the caller's place and parks in {@code line} until it gets one. A thread that is
   * interrupted or timed out continues at once, even if that exceeds the number of places: it is
   * about to stop something, and must not wait in a queue to do so.
   */
  private void park(List<Waiter> line, long nanos) throws InterruptedException {
    Waiter waiter = new Waiter(lock.newCondition());
    line.add(waiter);
    places.giveUp();
    fill();
    try {
      long left = nanos;
      while (!waiter.isAdmitted() && left > 0) {
        left = waiter.await(left);
      }
    } finally {
      if (!waiter.isAdmitted()) {
        line.remove(waiter);
        places.takeWithoutTurn(waiter);
      }
    }
  }

  private void refuseIfClosed() {
    if (closed) {
      throw new CancellationException("abandoned: the run of the patch has ended");
    }
  }

  private boolean isUnfinishedTask(TaskContext me) {
    return unfinished.all().stream().anyMatch(task -> task.context() == me);
  }
}
