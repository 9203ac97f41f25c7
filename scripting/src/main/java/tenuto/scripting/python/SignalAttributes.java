package tenuto.scripting.python;

import java.util.List;
import java.util.function.Supplier;
import org.python.core.Py;
import org.python.core.PyObject;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Stored;
import tenuto.scripting.calls.SampleAccess;
import tenuto.scripting.objects.PyMethod;
import tenuto.scripting.objects.Text;
import tenuto.scripting.reports.SideEffects;

/**
 * The attributes of a signal in a patch besides the words as methods, including Sonic Field's
 * names.
 */
final class SignalAttributes {
  static final List<String> NAMES =
      List.of(
          "samples",
          "ms",
          "origin",
          "release",
          "keep",
          "pin",
          "getLength",
          "getSample",
          "setSample",
          "setAt",
          "replicateEmpty",
          "isRealised",
          "isReleased");

  private SignalAttributes() {}

  /** The attribute of that name, or null. */
  static PyObject of(PySignal x, String name) {
    return switch (name) {
      // isinstance() reads this, and Python sees no interfaces of our types.
      case "__class__" -> x.patch().compatibility().typeOfSignals();
      case "samples" -> Py.newLong(asked(x, "x.samples"));
      case "ms" -> Py.newFloat(Milliseconds.of(asked(x, "x.ms"), x.sampleRate()));
      case "origin" -> Text.python(x.holding().origin());
      case "release" -> method(name, () -> after(x::release, Py.None));
      case "keep" -> method(name, () -> after(x.handle()::keep, x));
      case "pin" -> method(name, () -> after(x.handle()::pin, x));
      case "getLength" -> method(name, () -> Py.newLong(asked(x, "x.getLength()")));
      case "getSample" -> new PyMethod(name, 1, 1, given -> Py.newFloat(access(x).get(given[0])));
      case "setSample" ->
          new PyMethod(
              name, 2, 2, given -> after(() -> access(x).set(given[0], given[1]), given[1]));
      case "setAt" ->
          new PyMethod(
              name, 2, 2, given -> after(() -> access(x).setAt(given[0], given[1]), Py.None));
      case "replicateEmpty" ->
          method(name, () -> PySignal.draft(x.patch(), asked(x, "x.replicateEmpty()")));
      case "isRealised" -> method(name, () -> Py.newBoolean(x.signal() instanceof Stored));
      case "isReleased" -> method(name, () -> Py.newBoolean(!x.handle().isOwned()));
      default -> null;
    };
  }

  private static SampleAccess<PyObject> access(PySignal x) {
    return new SampleAccess<>(x.patch(), x.handle());
  }

  /** Its length in samples, recorded as a question of the patch. */
  private static long asked(PySignal x, String what) {
    x.patch().observer().affected(SideEffects.Kind.ASKS);
    return x.length(what);
  }

  private static PyObject method(String name, Supplier<PyObject> body) {
    return new PyMethod(name, 0, 0, nothing -> body.get());
  }

  private static PyObject after(Runnable work, PyObject result) {
    work.run();
    return result;
  }
}
