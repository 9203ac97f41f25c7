package tenuto.scripting.objects;

import java.util.Map;
import org.python.core.Py;
import org.python.core.PyObject;
import org.python.core.PyStringMap;
import org.python.core.imp;

/**
 * The names of the main module. Sonic Field's own start left some imports there, which its scripts
 * use without asking: they are found where the script has no such name of its own, and imported
 * only then.
 */
public final class MainNames extends PyStringMap {
  private static final long serialVersionUID = 1L;

  private static final Map<String, Class<?>> CLASSES =
      Map.of("System", System.class, "Thread", Thread.class);

  @Override
  public PyObject __finditem__(String name) {
    PyObject own = super.__finditem__(name);
    return own == null ? left(name) : own;
  }

  private static PyObject left(String name) {
    return switch (name) {
      case "System", "Thread" -> Py.java2py(CLASSES.get(name));
      case "threading", "time", "traceback" -> imp.importName(name.intern(), true);
      default -> null;
    };
  }
}
