package tenuto.scripting;

import org.python.core.Py;
import org.python.core.PyDictionary;
import org.python.core.PyObject;
import org.python.core.PyString;

/**
 * {@code with sf.scope():} lets go at its end of every signal made inside it by this thread, but
 * for those of which {@code keep()} was called. Does nothing in a counted patch.
 */
final class PyScope extends PyObject {
  private static final long serialVersionUID = 1L;

  private final transient Patch patch;
  private transient Holdings.Scope scope;

  PyScope(Patch patch) {
    this.patch = patch;
  }

  /** {@code @sf.scoped}: a function in a scope of its own, from which only its result survives. */
  static PyObject around(Patch patch, PyObject function) {
    return new PyFunctionInScope(patch, function);
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    return switch (name) {
      case "__enter__" ->
          new PyMethod(
              name,
              arguments -> {
                scope = patch.holdings().begin();
                return this;
              });
      case "__exit__" ->
          new PyMethod(
              name,
              arguments -> {
                scope.end();
                return Py.False;
              });
      default -> super.__findattr_ex__(name);
    };
  }

  /** Keeps every signal that can be found in a result. */
  private static void keep(PyObject result) {
    PyObject value = PyFuture.resolved(result);
    if (value instanceof PySignal signal) {
      signal.keep();
    } else if (Arguments.isSequence(value)) {
      value.asIterable().forEach(PyScope::keep);
    } else if (value instanceof PyDictionary dictionary) {
      ((java.util.Collection<?>) dictionary.values())
          .forEach(each -> keep(org.python.core.Py.java2py(each)));
    }
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
      Holdings.Scope scope = patch.holdings().begin();
      try {
        PyObject result = function.__call__(arguments, keywords);
        keep(result);
        return result;
      } finally {
        scope.end();
      }
    }

    @Override
    public PyObject __findattr_ex__(String name) {
      return function.__findattr_ex__(name);
    }

    @Override
    public PyString __repr__() {
      return new PyString("<scoped " + function.__repr__() + ">");
    }
  }
}
