package tenuto.scripting.tasks;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * The tasks of one run of a patch, of which at most a given number run at the same time.
 *
 * <p>The thread that created this object, which runs the patch itself, counts as one; so with one
 * thread tasks run only while the patch waits for one or {@link #finish}es. A thread that waits for
 * a task lets another run, and waits for its turn before it continues: tasks may wait for tasks to
 * any depth. A task always runs on its own thread and stack, never on that of a thread that waits
 * for it; threads are reused, and end after a while without work.
 *
 * <p>Threads that other code has started may use this object, too. Each counts in addition to the
 * number, and lets a task run while it waits. Its context is beside the tree of tasks, numbered in
 * the order in which such threads first use it; so with one of them seeds are the same in every
 * run, with several at the same time they need not be.
 *
 * <p>Known limits: a thread that waits for something other than a task (for a lock, say) still
 * counts as running; a cycle of waiting is detected only if it consists of tasks.
 */
public final class Tasks implements AutoCloseable {
  /**
   * Python's frames are large, and recursion 1,000 deep must fit. Only touched pages cost memory.
   */
  public static final long STACK_BYTES = 64L << 20;

  /** How long an idle thread is kept. */
  public static final Duration IDLE = Duration.ofSeconds(5);

  private final Seeds seeds;
  private final TaskContext root;
  private final ThreadLocal<TaskContext> current;
  private final TaskScheduler scheduler;
  private final UnaryOperator<Runnable> around;

  /**
   * Tasks with the usual threads and nothing around them.
   *
   * @param threads the most that run at the same time, including the caller's thread; at least 1
   * @param seed the session's seed, from which every task's seeds are derived
   */
  public Tasks(int threads, long seed) {
    this(threads, seed, Seeds.BY_CONTENT);
  }

  /**
   * The same with a choice of seeds.
   *
   * @param seeds what else they depend on
   */
  public Tasks(int threads, long seed, Seeds seeds) {
    this(threads, seed, seeds, UnaryOperator.identity(), STACK_BYTES, IDLE);
  }

  /**
   * Tasks on threads of the caller's choosing, with code around each.
   *
   * @param threads the most that run at the same time, including the caller's thread; at least 1
   * @param seed the session's seed, from which every task's seeds are derived
   * @param seeds what else they depend on
   * @param around called on the task's thread with the work, which never throws: what it returns is
   *     run, with the task's context current, and must run the work
   * @param stackBytes the stack reserved for each thread
   * @param idle how long an idle thread is kept; more than zero
   */
  public Tasks(
      int threads,
      long seed,
      Seeds seeds,
      UnaryOperator<Runnable> around,
      long stackBytes,
      Duration idle) {
    if (threads < 1) {
      throw new IllegalArgumentException("threads must be at least 1, but is " + threads);
    }
    this.seeds = Objects.requireNonNull(seeds);
    TaskPath rootPath = TaskPath.root(seed);
    AtomicLong otherThreads = new AtomicLong();
    this.root = new TaskContext(rootPath, seeds);
    this.current =
        ThreadLocal.withInitial(
            () -> new TaskContext(rootPath.otherThread(otherThreads.getAndIncrement()), seeds));
    current.set(root);
    this.around = Objects.requireNonNull(around);
    this.scheduler = new TaskScheduler(threads, stackBytes, idle, this::run);
  }

  /**
   * Gives the calling thread, which created this object, a new initial context with another seed:
   * for a thread that processes one item after another, each of which is to be independent of the
   * others.
   */
  public void beginAnew(long seed) {
    current.set(new TaskContext(TaskPath.root(seed), seeds));
  }

  /**
   * Does work of a task, or of the patch, on the calling thread, while the task's own thread waits.
   *
   * @param task the context of that task; the calling thread has no other
   */
  public <T> T as(TaskContext task, Callable<T> work) throws Exception {
    current.set(task);
    try {
      return work.call();
    } finally {
      current.remove();
    }
  }

  /** The context of the calling thread: that of its task, of the patch, or of another thread. */
  public TaskContext current() {
    return current.get();
  }

  /**
   * Submits a task, the next child of the caller's; it begins when a thread is free.
   *
   * @param what a key of the task's content
   * @throws IllegalStateException after {@link #close}
   */
  public <T> Task<T> submit(long what, Callable<? extends T> body) {
    return add(current().nextChild(what), body);
  }

  /**
   * Submits a task, a child of the caller's whose seeds are derived from a key of {@link
   * TaskContext#nextNotes}.
   *
   * @throws IllegalStateException after {@link #close}
   */
  public <T> Task<T> submitNote(long key, Callable<? extends T> body) {
    return add(current().child(key), body);
  }

  private <T> Task<T> add(TaskContext context, Callable<? extends T> body) {
    Task<T> task = new Task<>(this, context, Objects.requireNonNull(body));
    scheduler.add(task);
    return task;
  }

  /**
   * Runs everything that was submitted, and what that submits, to its end, because a patch that
   * never reads a task may still rely on its effects.
   *
   * @return the first unread failure in the order of the tree, not of time; a failure is returned
   *     once
   * @throws IllegalStateException within a task, which would wait for itself
   * @throws CancellationException if {@link #close} was called before
   */
  public Optional<Throwable> finish() throws InterruptedException {
    return scheduler.finish(current());
  }

  /**
   * Registers a listener that is called soon after each task has ended, on its thread; not for
   * cancelled ones.
   */
  public void whenEnded(Consumer<Task<?>> listener) {
    scheduler.whenEnded(listener);
  }

  /** The number of tasks submitted. */
  public long count() {
    return scheduler.count();
  }

  /**
   * A task that precedes a moment of the tree and is not done.
   *
   * @param first the number of tasks before the first that counts
   */
  public Optional<Task<?>> unfinishedBefore(TaskPath moment, long first) {
    return scheduler.unfinishedBefore(moment, first);
  }

  /**
   * Waits for a task, whose failure stays unread.
   *
   * @throws IllegalStateException if it waits for the caller
   */
  public void await(Task<?> task) throws InterruptedException {
    await(task, Long.MAX_VALUE);
  }

  /**
   * Waits until all of these tasks are done, whose failures stay unread. They are the next to
   * begin, in their order, and the caller's thread wakes up once or twice, not for each.
   *
   * @throws IllegalStateException if one of them waits for the caller
   */
  public void awaitAll(List<? extends Task<?>> all) throws InterruptedException {
    scheduler.advance(all);
    for (Task<?> each : all.reversed()) { // When the last is done, most others are, too.
      scheduler.await(current(), each, Long.MAX_VALUE, false);
    }
  }

  /** Cancels all tasks that have not begun; running ones are not stopped. */
  public void cancelQueued() {
    scheduler.cancelQueued();
  }

  /**
   * Abandons all tasks. Those not begun are cancelled, running ones are interrupted and given a
   * second to end, and a thread that waits for one of them gets a {@link CancellationException}. A
   * task that ignores interrupts continues, on a thread that does not keep the JVM from ending.
   */
  @Override
  public void close() {
    scheduler.close(current());
  }

  /**
   * Abandons all tasks as {@link #close} does, but without waiting; for calls by another thread.
   */
  public void abandon() {
    scheduler.abandon();
  }

  private void run(Task<?> task) {
    current.set(task.context());
    try {
      task.run(around);
    } finally {
      current.remove();
    }
  }

  boolean await(Task<?> task, long nanos) throws InterruptedException {
    return scheduler.await(current(), task, nanos, true);
  }

  boolean cancel(Task<?> task) {
    return scheduler.cancel(task);
  }

  void failureRead(Task<?> task) {
    scheduler.failureRead(task);
  }
}
