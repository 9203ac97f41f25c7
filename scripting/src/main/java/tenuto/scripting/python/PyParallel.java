package tenuto.scripting.python;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.python.core.PyDictionary;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyTuple;
import tenuto.scripting.objects.PyFuture;

/**
 * A function decorated with {@code @sf_parallel}: a call waits for the futures among its arguments
 * and then becomes a task.
 */
final class PyParallel extends PyObject {
  private static final long serialVersionUID = 1L;

  private final PyObject function;
  private final transient Start start;

  /** Starts a task from a function and its arguments. */
  interface Start {
    PyObject task(PyObject function, PyObject[] values, String[] keywords);
  }

  PyParallel(PyObject function, Start start) {
    this.function = function;
    this.start = start;
  }

  @Override
  public PyObject __call__(PyObject[] values, String[] keywords) {
    PyObject[] settled = new PyObject[values.length];
    for (int i = 0; i < values.length; i++) {
      settled[i] = settled(values[i], Collections.newSetFromMap(new IdentityHashMap<>()));
    }
    return start.task(function, settled, keywords);
  }

  /**
   * The value itself if there is no future in it, otherwise a copy with the futures replaced by
   * their results.
   */
  private static PyObject settled(PyObject value, Set<PyObject> within) {
    PyObject known = PyFuture.resolved(value);
    boolean list = known instanceof PyList;
    if ((!list && !(known instanceof PyTuple) && !(known instanceof PyDictionary))
        || !within.add(known)) { // A list that contains itself is kept.
      return known;
    }
    boolean changed = false;
    PyDictionary dictionary = new PyDictionary();
    PyList elements = new PyList();
    for (PyObject each : known.asIterable()) {
      PyObject element = known instanceof PyDictionary ? known.__getitem__(each) : each;
      PyObject settled = settled(element, within);
      changed |= settled != element;
      if (known instanceof PyDictionary) {
        dictionary.__setitem__(each, settled);
      } else {
        elements.append(settled);
      }
    }
    within.remove(known);
    if (!changed) {
      return known;
    }
    return known instanceof PyDictionary
        ? dictionary
        : list ? elements : new PyTuple(elements.getArray());
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
  public boolean isCallable() {
    return true;
  }

  @Override
  public boolean implementsDescrGet() {
    return true;
  }

  @Override
  public PyString __repr__() {
    return new PyString("<parallel " + function.__repr__() + ">");
  }
}
