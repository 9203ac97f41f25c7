package tenuto.scripting.objects;

import java.io.UncheckedIOException;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyObject;
import tenuto.engine.ScratchException;
import tenuto.engine.StoppedException;
import tenuto.scripting.calls.WrongTypeException;

/** Turns what the engine throws into what a patch can catch. */
public final class Errors {
  private Errors() {}

  /** The Python error for a failure; the cause stays with it for -v. */
  public static RuntimeException python(RuntimeException e) {
    return switch (e) {
      case PyException already -> already;
      case StoppedException stopped -> stopped(stopped);
      case ScratchException end -> end; // not to be caught: see Patch.guarded
      case UncheckedIOException io -> caused(Py.IOError, io.getCause().getMessage(), e);
      case WrongTypeException bad -> caused(Py.TypeError, bad.getMessage(), e);
      case IllegalArgumentException bad -> caused(Py.ValueError, bad.getMessage(), e);
      case IllegalStateException bad -> caused(Py.ValueError, bad.getMessage(), e);
      default -> e;
    };
  }

  /** What {@code except Exception:} does not catch either. */
  private static PyException stopped(RuntimeException cause) {
    PyException stopped = new PyException(Py.KeyboardInterrupt);
    stopped.initCause(cause);
    return stopped;
  }

  /** A value of the right kind that cannot be used. */
  public static PyException value(String message) {
    return new PyException(Py.ValueError, Text.python(message));
  }

  /** A value of the wrong kind, or too few or many. */
  public static PyException type(String message) {
    return new PyException(Py.TypeError, Text.python(message));
  }

  private static PyException caused(PyObject kind, String message, RuntimeException cause) {
    PyException error = new PyException(kind, Text.python(String.valueOf(message)));
    error.initCause(cause);
    return error;
  }
}
