package tenuto.scripting.bridge;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Work on a thread of Java's while the caller, Python's main thread, looks after its signals: a
 * call into Java does not end when somebody presses Ctrl-C.
 */
public final class Running {
  private final Future<Object> work;

  Running(Future<Object> work) {
    this.work = work;
  }

  /** Waits so long, and returns whether the work has ended. */
  public boolean ends(int ms) throws InterruptedException {
    try {
      work.get(ms, TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException e) {
      return true;
    }
  }

  /** The result of work that has ended; what it threw is thrown. */
  public Object result() throws Throwable {
    try {
      return work.get();
    } catch (ExecutionException e) {
      throw e.getCause();
    }
  }
}
