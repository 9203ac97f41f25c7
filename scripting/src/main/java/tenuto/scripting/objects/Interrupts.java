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
 * The threads that are running Python, which can be made to stop in the middle of it: {@code
 * KeyboardInterrupt} is raised at the next line of each, and what waits or sleeps is interrupted.
 *
 * <p>Each line asks whether it may begin, from the first on: a loop that has been compiled would
 * not notice that it is asked for later.
 */
public final class Interrupts {
  private final Map<Thread, Asking> inside = new HashMap<>();
  private volatile boolean wanted;
  private boolean stopping;

  /** Has all Python that begins from now on be ready to be stopped, for a little time per line. */
  public void prepare() {
    wanted = true;
  }

  /**
   * Runs Python on the calling thread, which {@link #stop} reaches meanwhile; where it came first,
   * the first line fails.
   */
  public void run(Runnable python) {
    run(python, false);
  }

  /** Waits for what was stopped in a way that {@link #stop} ends, which does not count before. */
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
   * Stops them all, and those to come until {@link #resume}.
   *
   * @param forGood whether every line from now on is to fail; else each thread fails once, so that
   *     what it has to clear up, it can
   */
  public synchronized void stop(boolean forGood) {
    stopping = true;
    inside.forEach((thread, asking) -> asking.stop(thread, forGood));
  }

  /** Lets Python begin again. */
  public synchronized void resume() {
    stopping = false;
  }

  /** Is called at each line of Python, and fails at one. */
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
      return this; // a function's own first line is soon to come
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
