package tenuto.scripting.python;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyFunction;
import org.python.core.PyMethod;
import org.python.core.PyObject;
import org.python.core.imp;
import tenuto.scripting.calls.OwnWord;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.Text;

/**
 * Python functions that are words of {@code sf} and methods of signals: those that a patch marks
 * {@code @sf.word}, and those of a module {@value OwnWord#MODULE}, which is imported when a patch
 * first uses an unknown word.
 */
final class OwnWords {
  private final Map<String, PyObject> words = new ConcurrentHashMap<>();
  private final Map<String, PyObject> methods = new ConcurrentHashMap<>();
  private final AtomicBoolean imported = new AtomicBoolean();

  /** {@code @sf.word}: registers the function and returns it. */
  PyObject add(PyObject function) {
    if (!(function instanceof PyFunction it)) {
      throw Errors.type("sf.word: f must be a function, but is " + Jython.shown(function));
    }
    words.put(it.__name__, it);
    methods.put(OwnWord.method(it.__name__), it);
    return function;
  }

  /** The word of that name, or null. */
  PyObject word(String name) {
    PyObject word = words.get(name);
    return word != null || !importModule() ? word : words.get(name);
  }

  /** The word that is the method of that name, bound to a signal, or null. */
  PyObject method(String name, PyObject signal) {
    PyObject method = methods.get(name);
    if (method == null && !name.startsWith("_") && importModule()) {
      method = methods.get(name);
    }
    return method == null ? null : new PyMethod(method, signal, signal.getType());
  }

  /** Imports the module; returns whether it was not imported before. */
  private boolean importModule() {
    if (imported.getAndSet(true)) {
      return false;
    }
    try {
      imp.importName(OwnWord.MODULE, true);
      return true;
    } catch (PyException e) {
      if (e.match(Py.ImportError) && Text.java(e.value.__str__()).endsWith(OwnWord.MODULE)) {
        return false; // there is no such module
      }
      throw e;
    }
  }
}
