package tenuto.scripting;

import java.io.UncheckedIOException;
import org.python.core.Py;
import org.python.core.PyException;
import tenuto.engine.ScratchFullException;

/** Turns what the engine throws into what a patch can catch. */
final class Errors {
  private Errors() {}

  /** The Python error for a failure; the cause stays with it for -v. */
  static RuntimeException python(RuntimeException e) {
    return switch (e) {
      case PyException already -> already;
      case ScratchFullException full -> full; // not to be caught: see Patch.guarded
      case UncheckedIOException io -> caused(Py.IOError(io.getCause().getMessage()), e);
      case IllegalArgumentException bad -> caused(Py.ValueError(bad.getMessage()), e);
      case IllegalStateException bad -> caused(Py.ValueError(bad.getMessage()), e);
      default -> e;
    };
  }

  private static PyException caused(PyException error, RuntimeException cause) {
    error.initCause(cause);
    return error;
  }
}
