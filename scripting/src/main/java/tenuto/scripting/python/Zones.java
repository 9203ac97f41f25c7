package tenuto.scripting.python;

import java.util.Map;
import org.python.core.Py;
import org.python.core.PyObject;
import tenuto.scripting.calls.RefRegistry;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyMethod;

/**
 * The zones of Sonic Field 2017 as things that a library's own tasks hand from thread to thread:
 * what {@code SFData.peekZone}, {@code stackZone} and {@code unstackZone} stand on.
 */
public record Zones(Patch patch) {
  /** A scope, seen from Python; it can only be handed on. */
  private static final class PyZone extends PyObject {
    private static final long serialVersionUID = 1L;

    private final transient RefRegistry.Scope scope;

    PyZone(RefRegistry.Scope scope) {
      this.scope = scope;
    }
  }

  /** The functions, by names under which {@code sf} has them and does not list them. */
  public Map<String, PyObject> members() {
    return Map.of(
        "__peek_zone__", new PyMethod("peekZone", 0, 0, none -> peek()),
        "__stack_zone__", new PyMethod("stackZone", 1, 1, zone -> stack(zone[0])),
        "__unstack_zone__", new PyMethod("unstackZone", 0, 0, none -> unstack()));
  }

  private PyObject peek() {
    RefRegistry.Scope scope = patch.holdings().current();
    return scope == null ? Py.None : new PyZone(scope);
  }

  private PyObject stack(PyObject zone) {
    if (zone != Py.None && !(zone instanceof PyZone)) {
      throw Errors.type(
          "stackZone: zone must be one that peekZone returned, but is " + Jython.shown(zone));
    }
    patch.holdings().stack(zone instanceof PyZone known ? known.scope : null);
    return Py.None;
  }

  private PyObject unstack() {
    patch.holdings().unstack();
    return Py.None;
  }
}
