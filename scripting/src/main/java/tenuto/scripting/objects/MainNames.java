package tenuto.scripting.objects;

import java.util.Map;
import org.python.core.Py;
import org.python.core.PyObject;
import org.python.core.PyStringMap;
import org.python.core.imp;

/**
 * The names of the main module. Sonic Field leaves some imports there that its scripts use: these
 * are imported when a script uses the name and has not defined it.
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
