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
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * The scheduler of {@link Tasks}. A permit, here called a place, allows one thread to run; it
 * decides which thread gets one next and which waits for which task.
 *
 * <p>The protocol, all of it under one lock. A running thread holds a place. (i) A thread that must
 * wait for a task puts it in front of the queue if it has not started, gives up its place and
 * parks. (ii) When a task ends, the threads that waited for it become ready. (iii) A free place
 * goes to the first thread that is ready, else to the first task of the queue; it is handed over
 * under the lock, so no other thread can take it. Every thread without a place waits for one that
 * has a place or is queued for one, and a wait that would close a cycle is rejected; so some thread
 * can always continue.
 */
final class TaskScheduler {
  /** How long {@link #close} waits for running tasks: Ctrl-C is to end within 2 s altogether. */
  private static final Duration GRACE = Duration.ofSeconds(1);

  /** The most tasks named in a message about a cycle. */
  private static final int NAMED = 8;

  private final ReentrantLock lock = new ReentrantLock();
  private final int places;
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

  /** Threads that wait only for a place. */
  private final Deque<Waiter> ready = new ArrayDeque<>();

  private int running = 1; // the thread that creates this
  private boolean closed;

  TaskScheduler(int places, long stackBytes, Duration idle, Consumer<Task<?>> runner) {
    this.places = places;
    this.runner = runner;
    // Thread locals are not inherited, as it is random which thread starts another.
    this.threads =
        new ThreadPoolExecutor(
            0,
            Integer.MAX_VALUE,
            idle.toNanos(),
            TimeUnit.NANOSECONDS,
            new SynchronousQueue<>(),
            Thread.ofPlatform()
                .daemon()
                .name("tenuto-task-", 0)
                .stackSize(stackBytes)
                .inheritInheritableThreadLocals(false)
                .factory());
  }

  /** A thread that is parked without a place. */
  static final class Waiter {
    private final Condition turn;
    private boolean admitted;

    private Waiter(Condition turn) {
      this.turn = turn;
    }

    private void admit() {
      admitted = true;
      turn.signal();
    }
  }

  void whenEnded(Consumer<Task<?>> listener) {
    ended = listener;
  }

  void add(Task<?> task) {
    lock.lock();
    try {
      if (closed) {
        throw new IllegalStateException(
            "task " + task.path() + " cannot start: the run of its patch has ended");
      }
      unfinished.add(task);
      queue.addLast(task);
      fill();
    } finally {
      lock.unlock();
    }
  }

  /** Waits until the task is done, and for a place; false after a timeout. */
  boolean await(TaskContext me, Task<?> task, long nanos) throws InterruptedException {
    lock.lockInterruptibly();
    try {
      if (task.isDone() || nanos <= 0) {
        return task.isDone();
      }
      refuseIfClosed();
      refuseCycle(me, task);
      if (queue.contains(task)) {
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
    lock.lock();
    try {
      return unfinished.before(moment, first);
    } finally {
      lock.unlock();
    }
  }

  boolean cancel(Task<?> task) {
    lock.lock();
    try {
      if (!queue.remove(task)) {
        return false;
      }
      settle(task);
      fill();
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Removes all tasks that have not begun from the queue. */
  void cancelQueued() {
    lock.lock();
    try {
      queue.forEach(this::settle);
      queue.clear();
      fill();
    } finally {
      lock.unlock();
    }
  }

  void failureRead(Task<?> task) {
    lock.lock();
    try {
      unreadFailures.remove(task);
    } finally {
      lock.unlock();
    }
  }

  void close(TaskContext me) {
    abandon();
    if (!isWithinTask(me)) {
      try {
        threads.awaitTermination(GRACE.toNanos(), TimeUnit.NANOSECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Closes it without waiting for running tasks. */
  void abandon() {
    lock.lock();
    try {
      closed = true;
      queue.addAll(starting);
      starting.clear();
      queue.forEach(this::settle);
      queue.clear();
      unfinished.all().forEach(this::readyWaiters);
      ready.addAll(finishers);
      finishers.clear();
      ready.forEach(Waiter::admit); // From here on places are not counted.
      ready.clear();
    } finally {
      lock.unlock();
    }
    threads.shutdownNow();
  }

  private boolean isWithinTask(TaskContext me) {
    lock.lock();
    try {
      return isUnfinishedTask(me);
    } finally {
      lock.unlock();
    }
  }

  /** The loop of each thread: its first task, and then more as long as it has a place. */
  private void work() {
    Task<?> task = first();
    while (task != null) {
      runner.accept(task);
      Task<?> next = next(task);
      ended.accept(task);
      task = next;
    }
  }

  private Task<?> first() {
    lock.lock();
    try {
      return starting.poll();
    } finally {
      lock.unlock();
    }
  }

  private Task<?> next(Task<?> ended) {
    lock.lock();
    try {
      Thread.interrupted(); // An interrupt meant for the task that ended must not reach the next.
      settle(ended);
      running--;
      admitReady();
      Task<?> next = null;
      if (running < places && !queue.isEmpty()) {
        running++;
        next = queue.removeFirst();
      }
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
    readyWaiters(task);
    if (unfinished.isEmpty()) {
      ready.addAll(finishers);
      finishers.clear();
    }
  }

  private void readyWaiters(Task<?> task) {
    ready.addAll(task.waiters());
    task.waiters().clear();
  }

  private void admitReady() {
    while (running < places && !ready.isEmpty()) {
      running++;
      ready.removeFirst().admit();
    }
  }

  private void fill() {
    admitReady();
    while (running < places && !queue.isEmpty()) {
      running++;
      starting.addLast(queue.removeFirst());
      try {
        threads.execute(this::work);
      } catch (OutOfMemoryError e) { // The system gives no more threads.
        running--;
        Task<?> task = starting.removeLast();
        task.fail(
            new IllegalStateException(
                "no thread for task " + task.path() + " beside " + threads.getPoolSize(), e));
        settle(task);
        admitReady();
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
    running--;
    fill();
    try {
      long left = nanos;
      while (!waiter.admitted && left > 0) {
        left = waiter.turn.awaitNanos(left);
      }
    } finally {
      if (!waiter.admitted) {
        line.remove(waiter);
        ready.remove(waiter);
        running++;
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

  /** Work waits for at most one task at a time, so the waits form a chain. */
  private static void refuseCycle(TaskContext me, Task<?> task) {
    for (Task<?> t = task; t != null; t = t.context().waitsFor()) {
      if (t.context() == me) {
        throw new IllegalStateException(cycle(me, task));
      }
    }
  }

  private static String cycle(TaskContext me, Task<?> task) {
    StringBuilder text = new StringBuilder("task ").append(me.path()).append(" cannot wait for ");
    if (task.context() == me) {
      return text.append("itself").toString();
    }
    text.append(task.path());
    int named = 1;
    for (Task<?> t = task.context().waitsFor(); t.context() != me; t = t.context().waitsFor()) {
      if (named == NAMED) {
        text.append(", and so on");
        break;
      }
      text.append(", which waits for ").append(t.path());
      named++;
    }
    return text.append(", which waits for ").append(me.path()).toString();
  }
}
