package tenuto.scripting.tasks;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * The tasks of one run of a patch, of which at most a given number of threads run at once.
 *
 * <p>The thread that made this object, which runs the patch itself, is one of that number; so with
 * one thread tasks run only while the patch waits for one or {@link #finish}es. A thread that waits
 * for a task gives its place to somebody else and takes one again before it goes on: tasks may wait
 * on tasks to any depth. A task always runs on a thread and a stack of its own, never on that of
 * the thread that waits for it; threads are used again, and end after a while without work.
 *
 * <p>Other threads, which somebody else has started, may use this object too. Each counts beyond
 * the number, and lends a place while it waits. Its context is beside the tree of tasks, numbered
 * in the order in which such threads first ask; so with one of them seeds repeat from run to run,
 * with several at once they need not.
 *
 * <p>Known limits: a thread that waits in another way than for a task (for a lock, say) keeps its
 * place; a cycle of waiting is noticed only if it goes through tasks alone.
 */
public final class Tasks implements AutoCloseable {
  /** Python's frames are large, and recursion 1,000 deep must fit. Touched pages alone cost. */
  public static final long STACK_BYTES = 64L << 20;

  /** How long a thread without work is kept. */
  public static final Duration IDLE = Duration.ofSeconds(5);

  private final Seeds seeds;
  private final TaskContext root;
  private final ThreadLocal<TaskContext> current;
  private final TaskScheduler scheduler;
  private final UnaryOperator<Runnable> around;

  /**
   * Tasks with nothing around them and the usual threads.
   *
   * @param threads how many may run at once, the caller's thread among them; at least 1
   * @param seed the session's seed, from which every task's seeds follow
   */
  public Tasks(int threads, long seed) {
    this(threads, seed, Seeds.BY_CONTENT);
  }

  /**
   * The same with seeds of a certain kind.
   *
   * @param seeds what they follow from besides
   */
  public Tasks(int threads, long seed, Seeds seeds) {
    this(threads, seed, seeds, UnaryOperator.identity(), STACK_BYTES, IDLE);
  }

  /**
   * Tasks on threads of the caller's choosing, with something set up around each.
   *
   * @param threads how many may run at once, the caller's thread among them; at least 1
   * @param seed the session's seed, from which every task's seeds follow
   * @param seeds what they follow from besides
   * @param around called on the task's thread with the work, which never throws: what it returns is
   *     run, with the task's context current, and must run the work
   * @param stackBytes the stack reserved for each thread
   * @param idle how long a thread without work is kept; more than zero
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
   * Gives the calling thread, which made this object, the context that a run with another seed
   * begins with: for one that does work after work, each of which is to come out as if alone.
   */
  public void beginAnew(long seed) {
    current.set(new TaskContext(TaskPath.root(seed), seeds));
  }

  /**
   * Does work of a task, or of the patch, on the calling thread, while the task's own waits.
   *
   * @param task the context of that one; the calling thread has no other
   */
  public <T> T as(TaskContext task, Callable<T> work) throws Exception {
    current.set(task);
    try {
      return work.call();
    } finally {
      current.remove();
    }
  }

  /** The context of the task that runs on this thread, or of the patch, or of another thread. */
  public TaskContext current() {
    return current.get();
  }

  /**
   * A new task, the next child of the caller's; it begins when there is a place for it.
   *
   * @param what stands for what the task is made of
   * @throws IllegalStateException after {@link #close}
   */
  public <T> Task<T> submit(long what, Callable<? extends T> body) {
    return add(current().nextChild(what), body);
  }

  /**
   * A new task, a child of the caller's whose seeds follow from a key of {@link
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
   * Runs all that was submitted, and what that submits, to its end, because a patch that never
   * reads a task may still rely on what it does.
   *
   * @return of the failures that nobody has read the first in the order of the tree, whatever the
   *     order in time; a failure is returned once
   * @throws IllegalStateException within a task, which would wait for itself
   * @throws CancellationException if {@link #close} came first
   */
  public Optional<Throwable> finish() throws InterruptedException {
    return scheduler.finish(current());
  }

  /** Who is told of each task soon after it has ended, on its thread; not of cancelled ones. */
  public void whenEnded(Consumer<Task<?>> listener) {
    scheduler.whenEnded(listener);
  }

  /** How many tasks have been submitted. */
  public long count() {
    return scheduler.count();
  }

  /**
   * A task that comes before a moment of the tree and is not done.
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

  /** Cancels all tasks that have not begun; those that run are for others to stop. */
  public void cancelQueued() {
    scheduler.cancelQueued();
  }

  /**
   * Abandons all tasks. Those not begun are cancelled, those that run are interrupted and given a
   * second to end, and a thread that waits for one of them gets a {@link CancellationException}. A
   * task that heeds no interrupt goes on, on a thread that does not keep the JVM from ending.
   */
  @Override
  public void close() {
    scheduler.close(current());
  }

  /** Abandons all tasks as {@link #close} does, but waits for none: for another thread to call. */
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
    return scheduler.await(current(), task, nanos);
  }

  boolean cancel(Task<?> task) {
    return scheduler.cancel(task);
  }

  void failureRead(Task<?> task) {
    scheduler.failureRead(task);
  }
}
