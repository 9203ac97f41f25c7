package tenuto.scripting.python;

import java.util.ArrayList;
import java.util.List;
import org.python.core.PyObject;
import tenuto.engine.FeedbackLoop;
import tenuto.engine.Signal;
import tenuto.scripting.calls.Call;
import tenuto.scripting.calls.SignalRef;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyFuture;

/** A signal, or channels, that a function of the patch makes from their own past. */
final class Feedback {
  private static final String WORD = "sf.feedback";

  private final Patch patch;

  Feedback(Patch patch) {
    this.patch = patch;
  }

  /**
   * Calls the function once, with what goes in and what comes back.
   *
   * @param ms the delay, or null for one sample
   */
  PyObject of(PyObject function, PyObject x, PyObject ms) {
    if (!function.isCallable()) {
      throw HelperArguments.unfit(WORD, "f", "a function", function);
    }
    boolean isList = Jython.isList(x);
    List<PySignal> given = PySignal.all(WORD, "x", x);
    FeedbackLoop loop =
        new FeedbackLoop(
            given.stream().map(PySignal::signal).toList(),
            ms == null ? 1 : delay(HelperArguments.number(WORD, "ms", ms)),
            patch.session()::workspace);
    List<PySignal> past = new ArrayList<>();
    for (Signal each : loop.past()) {
      past.add(new PySignal(patch, new SignalRef(each, List.of(), Patch.place())));
    }
    PyObject back = isList ? PyChannels.of(patch, past) : past.getFirst();
    List<PySignal> made =
        PySignal.all(WORD, "what f returns", PyFuture.resolved(function.__call__(x, back)));
    List<PyObject> results = results(loop, made);
    return isList ? PyChannels.of(patch, results) : results.getFirst();
  }

  private long delay(double ms) {
    double samples = Math.rint(ms * patch.session().sampleRate() / 1000);
    if (!(samples >= 0 && samples < 1L << 53)) {
      throw Errors.value(
          WORD + ": ms must be 0 or more, and a time that a signal can have, but is " + ms);
    }
    return Math.max(1, (long) samples);
  }

  /**
   * Each of them is made from all that was made: in a counted patch, from one reference of each.
   */
  private List<PyObject> results(FeedbackLoop loop, List<PySignal> made) {
    List<Signal> closed = closed(loop, made);
    List<PyObject> results = new ArrayList<>();
    for (Signal result : closed) {
      if (results.size() + 1 < closed.size()) {
        made.forEach(PySignal::__pos__);
      }
      results.add(new Call<>(patch, "feedback").lazy(PySignal.handles(made), inputs -> result));
    }
    return results;
  }

  private static List<Signal> closed(FeedbackLoop loop, List<PySignal> made) {
    try {
      return loop.closed(made.stream().map(PySignal::signal).toList());
    } catch (IllegalArgumentException e) {
      throw Errors.value(WORD + ": " + e.getMessage());
    }
  }
}
