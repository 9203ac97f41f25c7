package tenuto.scripting.tasks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.UnaryOperator;

/**
 * A task: work that {@link Tasks} runs when a thread is free, and its result.
 *
 * <p>Reading the result makes it the next to begin; a task that nobody reads may begin as late as
 * {@link Tasks#finish}. The reader's thread lets other tasks run while it waits. Only a task that
 * has not begun can be cancelled.
 */
public final class Task<T> implements Future<T> {
  private final Tasks tasks;
  private final TaskContext context;

  /** The threads that wait for this task; guarded by the lock of {@link TaskScheduler}. */
  private final List<Waiter> waiters = new ArrayList<>();

  // Written by the thread that runs the task, before it settles the state.
  private Callable<? extends T> body;
  private T result;
  private Throwable failure;
  private State ending;

  private volatile State state = State.RUNNING;

  /** The number of tasks before it; guarded by the lock of {@link TaskScheduler}. */
  private long number;

  Task(Tasks tasks, TaskContext context, Callable<? extends T> body) {
    this.tasks = tasks;
    this.context = context;
    this.body = body;
  }

  /** The task's position in the tree of tasks. */
  public TaskPath path() {
    return context.path();
  }

  /**
   * The result, after waiting if necessary.
   *
   * @throws ExecutionException if the task failed; its cause is what the task threw
   * @throws CancellationException if the task was cancelled, or abandoned by {@link Tasks#close}
   * @throws IllegalStateException if the task waits, itself or through others, for the caller
   */
  @Override
  public T get() throws InterruptedException, ExecutionException {
    if (!isDone()) {
      tasks.await(this, Long.MAX_VALUE);
    }
    return read();
  }

  /**
   * The result as by {@link #get()}, waiting no longer than {@code timeout}. After that the caller
   * continues at once, even if that exceeds the number of threads for that time.
   */
  @Override
  public T get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    if (!isDone() && !tasks.await(this, unit.toNanos(timeout))) {
      throw new TimeoutException("task " + path() + " is not done after " + timeout + " " + unit);
    }
    return read();
  }

  /**
   * The result as by {@link #get()}, but what the task threw is thrown unchanged, checked or not:
   * the same object to every reader.
   */
  public T join() throws InterruptedException {
    try {
      return get();
    } catch (ExecutionException e) {
      throw Task.<RuntimeException>asUnchecked(e.getCause());
    }
  }

  /** Cancels a task that has not begun; does nothing to any other. */
  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    return tasks.cancel(this);
  }

  @Override
  public boolean isCancelled() {
    return state == State.CANCELLED;
  }

  @Override
  public boolean isDone() {
    return state != State.RUNNING;
  }

  @Override
  public State state() {
    return state;
  }

  @Override
  public String toString() {
    return "task " + path() + ", " + (isDone() ? state : "not done");
  }

  TaskContext context() {
    return context;
  }

  void number(long tasksBefore) {
    number = tasksBefore;
  }

  long number() {
    return number;
  }

  List<Waiter> waiters() {
    return waiters;
  }

  Throwable failure() {
    return failure;
  }

  /** Does the work on this thread; whatever it throws becomes the task's failure. */
  void run(UnaryOperator<Runnable> around) {
    try {
      around.apply(this::call).run();
      if (ending == null) {
        fail(new IllegalStateException("what runs around task " + path() + " did not run it"));
      }
    } catch (Throwable t) {
      if (ending != State.FAILED) { // The task's own failure came first.
        fail(t);
      }
    }
  }

  private void call() {
    try {
      result = body.call();
      ending = State.SUCCESS;
    } catch (Throwable t) {
      fail(t);
    }
  }

  void fail(Throwable cause) {
    result = null;
    failure = cause;
    ending = State.FAILED;
  }

  /** Publishes the result; a task that never ran is cancelled. Called under the lock. */
  void settle() {
    body = null; // The work may refer to a lot of memory.
    state = ending == null ? State.CANCELLED : ending;
  }

  private T read() throws ExecutionException {
    if (state == State.CANCELLED) {
      throw new CancellationException("task " + path() + " was cancelled before it started");
    }
    if (state == State.FAILED) {
      tasks.failureRead(this);
      throw new ExecutionException("task " + path() + " failed", failure);
    }
    return result;
  }

  @SuppressWarnings("unchecked") // An unchecked cast, to throw a checked exception.
  private static <X extends Throwable> X asUnchecked(Throwable t) throws X {
    throw (X) t;
  }
}
