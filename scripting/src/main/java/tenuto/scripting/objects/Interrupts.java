package tenuto.scripting.objects;

import java.util.HashMap;
import java.util.Map;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyFrame;
import org.python.core.PyObject;
import org.python.core.ThreadState;
import org.python.core.TraceFunction;

/**
 * Stops the threads that run Python: {@code KeyboardInterrupt} is raised at the next line of each,
 * and waiting and sleeping threads are interrupted.
 *
 * <p>Every line checks for this from the first on, as a loop compiled without the check would not
 * notice that it is switched on later.
 */
public final class Interrupts {
  private final Map<Thread, Asking> inside = new HashMap<>();
  private volatile boolean wanted;
  private boolean stopping;

  /** Makes all Python that begins from now on stoppable, at a small cost per line. */
  public void prepare() {
    wanted = true;
  }

  /**
   * Runs Python on the calling thread, which {@link #stop} can stop; if it was called before, the
   * first line fails.
   */
  public void run(Runnable python) {
    run(python, false);
  }

  /** Waits in a way that {@link #stop} interrupts; earlier calls of it do not count. */
  public void await(Runnable waiting) {
    run(waiting, true);
  }

  private void run(Runnable python, boolean afterwards) {
    if (!wanted) {
      python.run();
      return;
    }
    Thread thread = Thread.currentThread();
    ThreadState state = Py.getThreadState();
    Asking asking = new Asking();
    synchronized (this) {
      inside.put(thread, asking);
      if (stopping && !afterwards) {
        asking.stop(thread, false);
      }
    }
    TraceFunction before = state.tracefunc;
    state.tracefunc = asking;
    try {
      python.run();
    } finally {
      state.tracefunc = before;
      synchronized (this) {
        inside.remove(thread);
      }
    }
  }

  /**
   * Stops all threads, and those that begin before {@link #resume}.
   *
   * @param forGood whether every line from now on fails; otherwise each thread fails once, so that
   *     it can clean up
   */
  public synchronized void stop(boolean forGood) {
    stopping = true;
    inside.forEach((thread, asking) -> asking.stop(thread, forGood));
  }

  /** Lets Python run again. */
  public synchronized void resume() {
    stopping = false;
  }

  /** The check before each line of Python. */
  private static final class Asking extends TraceFunction {
    volatile boolean stopped;
    volatile boolean forGood;

    void stop(Thread thread, boolean always) {
      forGood = always;
      stopped = true;
      thread.interrupt();
    }

    @Override
    public TraceFunction traceLine(PyFrame frame, int line) {
      if (stopped) {
        stopped = forGood;
        throw new PyException(Py.KeyboardInterrupt);
      }
      return this;
    }

    @Override
    public TraceFunction traceCall(PyFrame frame) {
      return this; // The function's own first line follows soon.
    }

    @Override
    public TraceFunction traceReturn(PyFrame frame, PyObject result) {
      return this;
    }

    @Override
    public TraceFunction traceException(PyFrame frame, PyException failure) {
      return this;
    }
  }
}
