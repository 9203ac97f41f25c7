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
 * Work on a Java thread while the caller, Python's main thread, handles signals: Ctrl-C does not
 * interrupt a call into Java.
 *
 * <p>It begins when it is first waited for. Ctrl-C may come as soon as this object exists, when
 * nothing could stop the work yet.
 */
public final class PendingCall {
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
   * @param dropper releases what is in the work's result
   */
  PendingCall(CPythonHost host, Executor threads, Callable<Object> work, Consumer<Object> dropper) {
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

  /** Waits {@code ms} milliseconds, and returns whether the work has ended. */
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

  /** Waits for the result; throws what the work threw. */
  public Object result() throws Throwable {
    begin();
    try {
      return work.get();
    } catch (ExecutionException e) {
      throw BareFailure.of(e.getCause());
    }
  }

  /**
   * Stops the session until this work has ended, whether somebody waits for that or not. Work that
   * has not begun never will.
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

  /** Releases the content of the result, once there is one, as nobody will take it. */
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
