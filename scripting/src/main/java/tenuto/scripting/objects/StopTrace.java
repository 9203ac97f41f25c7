package tenuto.scripting.objects;

import java.util.concurrent.CancellationException;
import org.python.core.PyException;
import org.python.core.PyFrame;
import org.python.core.PyObject;
import org.python.core.ThreadState;
import org.python.core.TraceFunction;

/**
 * Fails before each line of Python, so that no exception handler of the patch can continue: a
 * debugger's hook is the only thing that Jython calls in a loop.
 */
public final class StopTrace extends TraceFunction {
  private StopTrace() {}

  /** Installs it on a thread, in the functions that are running and those called from now on. */
  public static void set(ThreadState thread) {
    StopTrace stop = new StopTrace();
    thread.tracefunc = stop;
    for (PyFrame frame = thread.frame; frame != null; frame = frame.f_back) {
      frame.tracefunc = stop;
    }
  }

  @Override
  public TraceFunction traceCall(PyFrame frame) {
    return this; // An exception here would leave the frame on the thread's stack.
  }

  @Override
  public TraceFunction traceReturn(PyFrame frame, PyObject value) {
    return this;
  }

  @Override
  public TraceFunction traceLine(PyFrame frame, int line) {
    throw new CancellationException("the run was stopped");
  }

  @Override
  public TraceFunction traceException(PyFrame frame, PyException exception) {
    return this;
  }
}
