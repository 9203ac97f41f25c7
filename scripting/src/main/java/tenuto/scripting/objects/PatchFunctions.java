package tenuto.scripting.objects;

import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyObject;

/** Functions of a patch that words call. */
public final class PatchFunctions {
  private PatchFunctions() {}

  /**
   * Calls a function, which may take another number of values.
   *
   * @param rule what it must be, for that error
   */
  public static PyObject call(String rule, PyObject function, PyObject... values) {
    try {
      return function.__call__(values);
    } catch (PyException e) {
      // Without a traceback the call itself failed, and nothing in the function.
      if (e.traceback == null && e.match(Py.TypeError)) {
        e.normalize();
        String said = Text.java(e.value.__str__());
        if (said.endsWith("(%d given)".formatted(values.length))) {
          throw Errors.type(rule + ", but " + said);
        }
      }
      throw e;
    }
  }
}
