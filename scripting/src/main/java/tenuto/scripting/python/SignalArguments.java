package tenuto.scripting.python;

import java.util.ArrayList;
import java.util.List;
import org.python.core.PyObject;
import tenuto.scripting.calls.Handle;

/** Arguments that are a signal, or a list of signals. */
final class SignalArguments {
  private SignalArguments() {}

  /** The handles of signals. */
  static List<Handle> handles(List<PySignal> signals) {
    return signals.stream().map(PySignal::handle).toList();
  }

  /** A signal, or those of a list. */
  static List<PySignal> all(String word, String name, PyObject value) {
    List<PyObject> elements =
        Jython.isList(value) ? HelperArguments.list(word, name, value) : List.of(value);
    List<PySignal> signals = new ArrayList<>();
    for (PyObject element : elements) {
      if (!(element instanceof PySignal signal)) {
        throw HelperArguments.unfit(word, name, "a signal, or a list of signals", element);
      }
      signals.add(signal);
    }
    if (signals.isEmpty()) {
      throw HelperArguments.unfit(word, name, "a signal, or a list of signals", value);
    }
    return signals;
  }
}
