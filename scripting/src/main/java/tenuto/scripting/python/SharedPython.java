package tenuto.scripting.python;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.python.core.Py;
import org.python.core.PyDictionary;
import org.python.core.PyFunction;
import org.python.core.PyInstance;
import org.python.core.PyJavaPackage;
import org.python.core.PyObject;
import org.python.core.PySequence;
import org.python.core.PyString;
import org.python.core.PySystemState;
import org.python.core.PyType;
import org.python.modules.cmath;
import org.python.modules.itertools.itertools;
import org.python.modules.math;
import org.python.modules.posix.PosixModule;
import org.python.modules.thread.thread;
import org.python.modules.time.Time;
import tenuto.scripting.objects.Text;

/**
 * What all interpreters of a JVM share, and a patch may change: {@code os.environ}, and the
 * attributes of modules and classes that are written in Java. To be asked only once Python has been
 * initialised.
 */
public final class SharedPython {
  /** Modules in which patches replace functions. */
  private static final List<Class<?>> MODULES =
      List.of(
          math.class, cmath.class, Time.class, itertools.class, PosixModule.class, thread.class);

  private SharedPython() {}

  /** Makes {@code os.environ}, which an earlier patch may have changed, that environment. */
  public static void setEnvironment(Map<String, String> environment) {
    PyDictionary is = new PyDictionary();
    environment.forEach((name, value) -> is.__setitem__(name, Py.fileSystemEncode(value)));
    PyObject shown = PyType.fromClass(PosixModule.class).__findattr__("environ");
    if (shown instanceof PyDictionary before && !before.equals(is)) {
      before.clear();
      before.update(is);
    }
  }

  /** An attribute that a patch has set for all interpreters; "" if none is found. */
  public static String changed() {
    if (math.pi.getValue() != Math.PI || math.e.getValue() != Math.E) {
      return "math";
    }
    for (Class<?> module : MODULES) {
      PyType type = PyType.fromClass(module);
      if (values(type.fastGetDict()).stream().anyMatch(SharedPython::isMadeByPatch)) {
        return type.getName();
      }
    }
    Set<PyObject> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    return changed(PySystemState.packageManager.topLevelPackage, seen);
  }

  /** Looks at the classes that patches have named, which their packages keep. */
  private static String changed(PyJavaPackage folder, Set<PyObject> seen) {
    if (!seen.add(folder)) {
      return "";
    }
    for (PyObject each : values(folder.__dict__)) {
      String changed =
          each instanceof PyJavaPackage inner
              ? changed(inner, seen)
              : each instanceof PyType type && isChanged(type) ? type.getName() : "";
      if (!changed.isEmpty()) {
        return changed;
      }
    }
    return "";
  }

  private static boolean isChanged(PyType type) {
    PyObject attributes = type.fastGetDict();
    for (PyObject key : attributes.asIterable()) {
      PyObject value = attributes.__finditem__(key);
      boolean isSpecial = key instanceof PyString && Text.java(key).startsWith("__");
      if (isMadeByPatch(value) || !isSpecial && isPlain(value)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMadeByPatch(PyObject value) {
    return value instanceof PyFunction || value instanceof PyInstance;
  }

  /** A number, text or list: the fields of a Java class are wrapped. */
  private static boolean isPlain(PyObject value) {
    return value != null
        && (value.isNumberType() || value instanceof PySequence || value instanceof PyDictionary);
  }

  private static List<PyObject> values(PyObject attributes) {
    List<PyObject> all = new ArrayList<>();
    attributes.asIterable().forEach(name -> all.add(attributes.__finditem__(name)));
    return all;
  }
}
