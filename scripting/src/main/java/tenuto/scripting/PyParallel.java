package tenuto.scripting;

import java.util.function.Function;
import org.python.core.Py;
import org.python.core.PyDictionary;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyTuple;

/**
 * A function decorated with {@code @sf_parallel}: a call waits for the futures among its arguments
 * and then becomes a task.
 */
final class PyParallel extends PyObject {
  private static final long serialVersionUID = 1L;

  private final PyObject function;
  private final transient Function<PyObject[], PyObject> start;

  /**
   * @param start makes a task of a function and its arguments
   */
  PyParallel(PyObject function, Function<PyObject[], PyObject> start) {
    this.function = function;
    this.start = start;
  }

  @Override
  public PyObject __call__(PyObject[] values, String[] keywords) {
    PyObject[] settled = new PyObject[values.length];
    for (int i = 0; i < values.length; i++) {
      settled[i] = settled(values[i]);
    }
    return start.apply(
        new PyObject[] {new PyMethod("task", nothing -> function.__call__(settled, keywords))});
  }

  private static PyObject settled(PyObject value) {
    PyObject known = PyFuture.resolved(value);
    if (known instanceof PyList || known instanceof PyTuple) {
      PyList elements = new PyList();
      known.asIterable().forEach(element -> elements.append(settled(element)));
      return known instanceof PyList ? elements : new PyTuple(elements.getArray());
    }
    if (known instanceof PyDictionary) {
      PyDictionary elements = new PyDictionary();
      for (PyObject key : known.asIterable()) {
        elements.__setitem__(key, settled(known.__getitem__(key)));
      }
      return elements;
    }
    return known;
  }

  /** As a function in a class it must bind like one. */
  @Override
  public PyObject __get__(PyObject self, PyObject type) {
    PyObject method = function.__get__(self, type);
    return method == null ? this : new PyParallel(method, start);
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    return function.__findattr_ex__(name);
  }

  @Override
  public PyString __repr__() {
    return Py.newStringOrUnicode("<parallel " + function.__repr__() + ">");
  }
}
