package tenuto.scripting.objects;

import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyInteger;
import org.python.core.PyLong;
import org.python.core.PyNone;
import org.python.core.PyObject;
import tenuto.tools.input.ExitCode;

/** The meaning of the exception, or null, with which a patch has ended. */
public final class PatchExit {
  private PatchExit() {}

  /** Whether it is {@code sys.exit}. */
  public static boolean isExit(Throwable failure) {
    return failure instanceof PyException python && python.match(Py.SystemExit);
  }

  /** The exit code. */
  public static int code(Throwable failure) {
    if (failure == null) {
      return ExitCode.OK;
    }
    return isExit(failure) ? code((PyException) failure) : ExitCode.FAILED;
  }

  /**
   * Whether it is {@code sys.exit} without a message: without an argument, or with a whole number.
   */
  public static boolean isSilent(Throwable failure) {
    if (!isExit(failure)) {
      return false;
    }
    PyObject given = value((PyException) failure);
    return given instanceof PyNone || given instanceof PyInteger || given instanceof PyLong;
  }

  /**
   * The exit code of {@code sys.exit(value)}: a whole number is the code, nothing is 0, everything
   * else is 1.
   */
  private static int code(PyException exit) {
    return switch (value(exit)) {
      case PyNone none -> ExitCode.OK;
      case PyInteger number -> code(number.getValue());
      case PyLong number ->
          number.getValue().signum() == 0 ? ExitCode.OK : lowByte(number.getValue().intValue());
      default -> ExitCode.FAILED;
    };
  }

  private static int code(int number) {
    return number == 0 ? ExitCode.OK : lowByte(number);
  }

  /** The system keeps only the low byte of a number; it must not turn a failure into 0. */
  private static int lowByte(int number) {
    int kept = number & 0xff;
    return kept == 0 ? ExitCode.FAILED : kept;
  }

  private static PyObject value(PyException exit) {
    exit.normalize();
    PyObject value = exit.value.__findattr__("code");
    return value == null ? Py.None : value;
  }
}
