package tenuto.scripting.python;

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
import tenuto.engine.Identity;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.Text;
import tenuto.scripting.tasks.Contents;

/**
 * 64 bits that stand for what a value of Python says: a number, a text, a signal, a note, a
 * function's name, and lists and dictionaries of them. All else says nothing, as its text would
 * differ from run to run; so what only differs by such values is told apart by its place.
 */
final class ValueKey {
  /** Lists in lists are followed so far, as one may hold itself. */
  private static final int DEEPEST = 8;

  private static final long NOTHING = 0;
  private static final long NUMBER = 1;
  private static final long TEXT = 2;
  private static final long SIGNAL = 3;
  private static final long LIST = 4;
  private static final long NAMES = 5;
  private static final long FUNCTION = 6;

  private ValueKey() {}

  static long of(PyObject value) {
    return of(value, DEEPEST);
  }

  /** Of a function by its name, and values that it is called with. */
  static long of(PyObject function, PyObject[] values, String[] keywords) {
    long[] parts = new long[values.length + keywords.length + 1];
    for (int i = 0; i < values.length; i++) {
      parts[i] = of(values[i]);
    }
    for (int i = 0; i < keywords.length; i++) {
      parts[values.length + i] = Contents.of(keywords[i]);
    }
    parts[parts.length - 1] = of(function);
    return Contents.of(parts);
  }

  private static long of(PyObject value, int deep) {
    if (deep == 0) {
      return NOTHING;
    }
    return switch (value) {
      case PyBoolean truth -> number(truth.asInt());
      case PyInteger whole -> number(whole.getValue());
      case PyFloat number -> number(number.getValue());
      case PyLong large -> Contents.of(NUMBER, Contents.of(large.getValue().toString()));
      case PyString text -> Contents.of(TEXT, Contents.of(text.getString()));
      case PySignal signal -> signal(signal);
      case PyRecord record -> record.key();
      case PyFunction function -> function(function, deep);
      case PyWord word -> Contents.of(FUNCTION, Contents.of(word.word().name()));
      case PyDictionary names -> names(names, deep);
      case PyStringMap names -> names(names, deep);
      case PyObject list when Jython.isList(list) -> list(list, deep);
      default -> object(value, deep);
    };
  }

  private static long number(double value) {
    return Contents.of(NUMBER, Double.doubleToLongBits(value + 0.0));
  }

  private static long signal(PySignal signal) {
    Identity identity = signal.signal().identity();
    return Contents.of(SIGNAL, identity.high(), identity.low());
  }

  private static long list(PyObject list, int deep) {
    long all = LIST;
    for (PyObject each : list.asIterable()) {
      all = Contents.of(all, of(each, deep - 1));
    }
    return all;
  }

  /** In whatever order they come. */
  private static long names(PyObject names, int deep) {
    long all = NAMES;
    for (PyObject name : names.asIterable()) {
      all += Contents.of(of(name, 1), of(names.__getitem__(name), deep - 1));
    }
    return all;
  }

  /** A function's default values are often what a loop gives it. */
  private static long function(PyFunction function, int deep) {
    PyObject defaults = function.__findattr__("__defaults__");
    long given = defaults == null || defaults == Py.None ? NOTHING : of(defaults, deep - 1);
    return Contents.of(FUNCTION, Contents.of(function.__name__), given);
  }

  /** By the attributes of its own, as of a note of the patch's own class, or by its name. */
  private static long object(PyObject value, int deep) {
    PyObject names = value instanceof PyFuture ? null : value.__findattr__("__dict__");
    if (names != null && !value.isCallable()) {
      return of(names, deep - 1);
    }
    PyObject name = value.isCallable() ? value.__findattr__("__name__") : null;
    return name instanceof PyString ? Contents.of(FUNCTION, Contents.of(Text.java(name))) : NOTHING;
  }
}
