package tenuto.scripting.python;

import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.python.core.BaseSet;
import org.python.core.Py;
import org.python.core.PyDictionary;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.scripting.calls.RefRegistry;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyMethod;

/**
 * {@code with sf.scope():} releases at its end every signal made inside it by this thread, except
 * those for which {@code keep()} was called. Signals of a task belong to the task. Does nothing in
 * a counted patch.
 */
final class PyScope extends PyObject {
  private static final long serialVersionUID = 1L;

  private final transient Patch patch;
  private transient RefRegistry.Scope scope;

  PyScope(Patch patch) {
    this.patch = patch;
  }

  /** {@code @sf.scoped}: a function in a scope of its own, from which only its result is kept. */
  static PyObject around(Patch patch, PyObject function) {
    return new PyFunctionInScope(patch, function);
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    return switch (name) {
      case "__enter__" -> new PyMethod(name, 0, 0, nothing -> enter());
      case "__exit__" -> new PyMethod(name, 3, 3, failure -> exit());
      default -> super.__findattr_ex__(name);
    };
  }

  private PyObject enter() {
    if (scope != null) {
      throw Errors.value("a scope is entered once: write 'with sf.scope():' each time");
    }
    scope = patch.references().begin();
    return this;
  }

  private PyObject exit() {
    if (scope == null) {
      throw Errors.value("a scope that was never entered cannot be exited");
    }
    scope.end();
    return Py.False;
  }

  @Override
  public PyString __repr__() {
    return new PyString("<scope>");
  }

  private static final class PyFunctionInScope extends PyObject {
    private static final long serialVersionUID = 1L;

    private final transient Patch patch;
    private final PyObject function;

    PyFunctionInScope(Patch patch, PyObject function) {
      this.patch = patch;
      this.function = function;
    }

    @Override
    public PyObject __call__(PyObject[] arguments, String[] keywords) {
      RefRegistry.Scope scope = patch.references().begin();
      try {
        PyObject result = function.__call__(arguments, keywords);
        keep(scope, result, Collections.newSetFromMap(new IdentityHashMap<>()));
        return result;
      } finally {
        scope.end();
      }
    }

    /** Keeps every signal that can be found in a result, which may contain itself. */
    private static void keep(RefRegistry.Scope scope, PyObject result, Set<PyObject> seen) {
      if (result instanceof PySignal signal) {
        signal.handle().keepFrom(scope);
      } else if (Jython.isList(result) || result instanceof BaseSet) {
        if (seen.add(result)) {
          result.asIterable().forEach(each -> keep(scope, each, seen));
        }
      } else if (result instanceof PyDictionary dictionary && seen.add(result)) {
        dictionary.asIterable().forEach(key -> keep(scope, key, seen));
        ((Collection<?>) dictionary.values()).forEach(each -> keep(scope, Py.java2py(each), seen));
      }
    }

    /** As a function in a class it must bind like one. */
    @Override
    public PyObject __get__(PyObject self, PyObject type) {
      return new PyFunctionInScope(patch, function.__get__(self, type));
    }

    @Override
    public PyObject __findattr_ex__(String name) {
      return function.__findattr_ex__(name);
    }

    @Override
    public boolean isCallable() {
      return true;
    }

    @Override
    public boolean implementsDescrGet() {
      return true;
    }

    @Override
    public PyString __repr__() {
      return new PyString("<scoped " + function.__repr__() + ">");
    }
  }
}
