package tenuto.scripting.objects;

import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyObject;
import tenuto.scripting.calls.Failure;

/** Converts failures of the engine to exceptions that a patch can catch. */
public final class Errors {
  private Errors() {}

  /** The Python exception for a failure; the failure is its cause, for -v. */
  public static RuntimeException python(RuntimeException e) {
    if (e instanceof PyException) {
      return e;
    }
    Failure failure = Failure.of(e);
    return switch (failure.kind()) {
      case STOPPED -> stopped(e);
      case SCRATCH, OTHER -> e;
      case FILE -> caused(Py.IOError, failure.message(), e);
      case TYPE -> caused(Py.TypeError, failure.message(), e);
      case VALUE -> caused(Py.ValueError, failure.message(), e);
      case DIVISION -> caused(Py.ZeroDivisionError, failure.message(), e);
    };
  }

  /** An exception that {@code except Exception:} does not catch either. */
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
