package tenuto.scripting.python;

import java.util.ArrayList;
import java.util.List;
import org.python.core.Py;
import org.python.core.PyBoolean;
import org.python.core.PyDictionary;
import org.python.core.PyFloat;
import org.python.core.PyFunction;
import org.python.core.PyInteger;
import org.python.core.PyLong;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyStringMap;
import tenuto.scripting.calls.Keys;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.Text;

/**
 * Computes a 64-bit key of a Python value from its content: a number, a text, a signal, a note, a
 * function's name, and lists and dictionaries of these. Other values count as equal, as their texts
 * would differ from run to run; calls that differ only in such values are distinguished by their
 * position.
 */
final class ValueKey {
  private ValueKey() {}

  static long of(PyObject value) {
    return of(value, Keys.DEEPEST);
  }

  /** The key of a function by its name, and of the values that it is called with. */
  static long of(PyObject function, PyObject[] values, String[] keywords) {
    long[] parts = new long[values.length];
    for (int i = 0; i < values.length; i++) {
      parts[i] = of(values[i]);
    }
    return Keys.call(of(function), parts, keywords);
  }

  /**
   * The key of a note of a performance, which may be of the patch's own class: without its time.
   */
  static long ofNote(PyObject note) {
    PyObject names = note instanceof PyRecord ? null : own(note);
    if (names == null) {
      return of(note);
    }
    PyObject others = names.invoke("copy");
    PyString time = new PyString(Keys.TIME);
    if (others.__contains__(time)) {
      others.__delitem__(time);
    }
    return of(others, Keys.DEEPEST - 1);
  }

  private static long of(PyObject value, int deep) {
    if (deep == 0) {
      return Keys.NOTHING;
    }
    return switch (value) {
      case PyBoolean truth -> Keys.number(truth.asInt());
      case PyInteger whole -> Keys.number(whole.getValue());
      case PyFloat number -> Keys.number(number.getValue());
      case PyLong large -> Keys.large(large.getValue().toString());
      case PyString text -> Keys.text(text.getString());
      case PySignal signal -> Keys.signal(signal.handle());
      case PyRecord record -> record.key();
      case PyFunction function -> function(function, deep);
      case PyWord word -> Keys.named(word.word().name());
      case PyDictionary names -> names(names, deep);
      case PyStringMap names -> names(names, deep);
      case PyObject list when Jython.isList(list) -> list(list, deep);
      default -> object(value, deep);
    };
  }

  private static long list(PyObject list, int deep) {
    List<PyObject> elements = new ArrayList<>();
    list.asIterable().forEach(elements::add);
    return Keys.list(elements.stream().mapToLong(each -> of(each, deep - 1)).toArray());
  }

  private static long names(PyObject names, int deep) {
    List<PyObject> all = new ArrayList<>();
    names.asIterable().forEach(all::add);
    return Keys.names(
        all.stream().mapToLong(name -> of(name, 1)).toArray(),
        all.stream().mapToLong(name -> of(names.__getitem__(name), deep - 1)).toArray());
  }

  private static long function(PyFunction function, int deep) {
    PyObject defaults = function.__findattr__("__defaults__");
    long given = defaults == null || defaults == Py.None ? Keys.NOTHING : of(defaults, deep - 1);
    return Keys.function(function.__name__, given);
  }

  /**
   * The key of an object by its own attributes, as of a note of the patch's own class, or by its
   * name.
   */
  private static long object(PyObject value, int deep) {
    PyObject names = own(value);
    if (names != null) {
      return of(names, deep - 1);
    }
    PyObject name = value.isCallable() ? value.__findattr__("__name__") : null;
    return name instanceof PyString ? Keys.named(Text.java(name)) : Keys.NOTHING;
  }

  /** The own attributes of an object of the patch, or null. */
  private static PyObject own(PyObject value) {
    return value instanceof PyFuture || value.isCallable() ? null : value.__findattr__("__dict__");
  }
}
