package tenuto.scripting.bridge;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Work on a thread of Java's while the caller, Python's main thread, looks after its signals: a
 * call into Java does not end when somebody presses Ctrl-C.
 *
 * <p>It begins when it is first waited for. Ctrl-C may come as soon as this has been made, where
 * nobody is there yet to stop it.
 */
public final class Running {
  private final CPythonHost host;
  private final Executor threads;
  private final FutureTask<Object> work;
  private final Consumer<Object> dropper;
  private boolean begun;
  private boolean stopped;
  private boolean ended;
  private boolean dropped;
  private Object made;

  /**
   * Of some work.
   *
   * @param dropper releases what is in its result
   */
  Running(CPythonHost host, Executor threads, Callable<Object> work, Consumer<Object> dropper) {
    this.host = host;
    this.threads = threads;
    this.dropper = dropper;
    this.work =
        new FutureTask<>(
            () -> {
              Object result = null;
              try {
                result = work.call();
                return result;
              } finally {
                end(result);
              }
            });
  }

  /** Waits so long, and returns whether the work has ended. */
  public boolean ends(int ms) throws InterruptedException {
    begin();
    try {
      work.get(ms, TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException | CancellationException e) {
      return true;
    }
  }

  /** The result of work, waited for; what it threw is thrown. */
  public Object result() throws Throwable {
    begin();
    try {
      return work.get();
    } catch (ExecutionException e) {
      throw Bare.of(e.getCause());
    }
  }

  /**
   * Stops the session until this work has ended, whether anybody waits for that or not. What was
   * not begun never will be.
   */
  public synchronized void stop() {
    if (!begun) {
      begun = true;
      work.cancel(false);
    } else if (!ended && !stopped) {
      stopped = true;
      host.stop();
    }
  }

  private synchronized void begin() {
    if (!begun) {
      threads.execute(work);
      begun = true;
    }
  }

  /** Releases what the result is made of, once there is one: nobody will have it. */
  public synchronized void drop() {
    dropped = true;
    if (ended) {
      dropper.accept(made);
    }
  }

  private synchronized void end(Object result) {
    ended = true;
    made = result;
    if (stopped) {
      host.resume();
    }
    if (dropped) {
      dropper.accept(made);
    }
  }
}
