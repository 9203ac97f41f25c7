package tenuto.scripting.python;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.scripting.calls.Call;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.Text;
import tenuto.scripting.reports.ShownSignals;

/** {@code sf.show}: signals that are to be seen and heard beside what a patch writes. */
public final class Shown {
  private static final String WORD = "sf.show";

  private final Set<String> names = ConcurrentHashMap.newKeySet();
  private volatile ShownSignals to = ShownSignals.NOWHERE;

  /** Has them go there from now on, under names that are all free again. */
  public void to(ShownSignals place) {
    names.clear();
    to = place;
  }

  /** Shows a signal, or the channels of a list, and gives it back. */
  PyObject show(Patch patch, PyObject x, PyObject name) {
    List<PySignal> channels = PySignal.all(WORD, "x", x);
    if (!(PyFuture.resolved(name) instanceof PyString text)) {
      throw HelperArguments.unfit(WORD, "name", "a text", name);
    }
    String called = Text.java(text);
    channels.forEach(each -> each.requireOwned(WORD));
    if (!names.add(called)) {
      throw Errors.value(
          "%s: name must be new in a run, but is shown twice: '%s'".formatted(WORD, called));
    }
    if (to != ShownSignals.NOWHERE) {
      patch.deeds().sound();
      new Call<>(patch, "show")
          .looked(PySignal.handles(channels), signals -> to.show(patch.session(), signals, called));
    }
    return x;
  }
}
