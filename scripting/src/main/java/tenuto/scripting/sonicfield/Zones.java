package tenuto.scripting.sonicfield;

import java.util.Map;
import org.python.core.Py;
import org.python.core.PyObject;
import tenuto.scripting.calls.RefRegistry;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyMethod;
import tenuto.scripting.python.Jython;
import tenuto.scripting.python.Patch;

/**
 * The memory zones of Sonic Field 2017 as objects that a library's own tasks pass from thread to
 * thread: the base of {@code SFMemoryZone} and {@code SFData.peekZone}, {@code stackZone} and
 * {@code unstackZone}.
 */
record Zones(Patch patch) {
  /** A scope, and the object by which scripts know it: the one that began it, or else this one. */
  private static final class PyZone extends PyObject {
    private static final long serialVersionUID = 1L;

    private final transient RefRegistry.Scope scope;
    private final transient PyObject shown;

    PyZone(RefRegistry.Scope scope, PyObject shown) {
      this.scope = scope;
      this.shown = shown == null ? this : shown;
    }
  }

  /** The functions, by names that {@code sf} has but does not list. */
  Map<String, PyObject> members() {
    return Map.of(
        "__begin_zone__", new PyMethod("beginZone", 1, 1, owner -> begin(owner[0])),
        "__pop_zone__", new PyMethod("popZone", 0, 0, none -> pop()),
        "__peek_zone__", new PyMethod("peekZone", 0, 0, none -> peek()),
        "__stack_zone__", new PyMethod("stackZone", 1, 1, zone -> stack(zone[0])),
        "__unstack_zone__", new PyMethod("unstackZone", 0, 0, none -> unstack()));
  }

  /** Begins a scope that scripts know by its owner. */
  private PyObject begin(PyObject owner) {
    return patch.references().begin().face(PyZone.class, scope -> new PyZone(scope, owner));
  }

  private static PyZone zone(RefRegistry.Scope scope) {
    return scope.face(PyZone.class, it -> new PyZone(it, null));
  }

  private PyObject peek() {
    RefRegistry.Scope scope = patch.references().current();
    return scope == null ? Py.None : zone(scope).shown;
  }

  private PyObject stack(PyObject zone) {
    if (zone == Py.None) {
      patch.references().stack(null).face(PyZone.class, scope -> new PyZone(scope, Py.None));
    } else if (zone instanceof PyZone known) {
      patch.references().stack(known.scope);
    } else {
      throw Errors.type(
          "stackZone: zone must be one that peekZone returned, but is " + Jython.shown(zone));
    }
    return Py.None;
  }

  /** As in the original the zone that was left is the result. */
  private PyObject unstack() {
    return zone(taken("unstackZone", patch.references().unstack())).shown;
  }

  /** Leaves the innermost zone and releases what was made in it. */
  private PyObject pop() {
    RefRegistry.Scope scope = taken("popZone", patch.references().current());
    scope.end();
    return zone(scope).shown;
  }

  private static RefRegistry.Scope taken(String name, RefRegistry.Scope scope) {
    if (scope == null) {
      throw Errors.value(name + ": the thread is in no memory zone");
    }
    return scope;
  }
}
