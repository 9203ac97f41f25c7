package tenuto.scripting.python;

import java.util.List;
import org.python.core.Py;
import org.python.core.PyObject;
import tenuto.scripting.calls.Loop;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PatchFunctions;
import tenuto.scripting.objects.PyFuture;

/** A signal, or channels, that a function of the patch makes from their own past. */
final class FeedbackFunction {
  private static final String WORD = Loop.WORD;

  private final Patch patch;

  FeedbackFunction(Patch patch) {
    this.patch = patch;
  }

  /**
   * Calls the function once, with what goes in and what comes back.
   *
   * @param ms the delay, or null
   * @param tune the frequency that the loop resonates at, or null
   */
  PyObject of(PyObject function, PyObject x, PyObject ms, PyObject tune) {
    if (!function.isCallable()) {
      throw HelperArguments.unfit(WORD, "f", "a function", function);
    }
    boolean isList = Jython.isList(x);
    List<PySignal> given = SignalArguments.all(WORD, "x", x);
    Loop<PyObject> loop =
        new Loop<>(patch, SignalArguments.handles(given), number("ms", ms), number("tune", tune));
    List<PyObject> past = loop.past();
    PyObject back = isList ? PyChannels.of(patch, past) : past.getFirst();
    PyObject returned =
        PyFuture.resolved(
            PatchFunctions.call(
                WORD + ": f must be a function of two parameters, the input and the feedback",
                function,
                x,
                back));
    if (returned == Py.None) {
      throw Errors.type(
          WORD + ": what f returns must be a signal, but is None; does it end with return?");
    }
    List<PySignal> made = SignalArguments.all(WORD, "what f returns", returned);
    List<PyObject> results = loop.results(SignalArguments.handles(made));
    return isList ? PyChannels.of(patch, results) : results.getFirst();
  }

  private static Double number(String name, PyObject value) {
    return value == null || value == Py.None
        ? null
        : Double.valueOf(HelperArguments.number(WORD, name, value));
  }
}
