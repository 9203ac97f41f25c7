package tenuto.scripting.python;

import java.util.List;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.scripting.calls.Shows;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.Text;

/** {@code sf.show}: signals shown and played on the page, besides the files that a patch writes. */
final class Shown {
  private Shown() {}

  /** Shows a signal, or the channels of a list, and returns it. */
  static PyObject show(Patch patch, PyObject x, PyObject name) {
    List<PySignal> channels = SignalArguments.all(Shows.WORD, "x", x);
    if (!(PyFuture.resolved(name) instanceof PyString text)) {
      throw HelperArguments.unfit(Shows.WORD, "name", "a text", name);
    }
    try {
      patch.shows().show(SignalArguments.handles(channels), Text.java(text));
    } catch (IllegalArgumentException e) {
      throw Errors.value(e.getMessage());
    }
    return x;
  }
}
