package tenuto.scripting.python;

import java.io.InputStream;
import java.util.Map;
import org.python.core.PyObject;

/** What scripts that were written for another program find in a run beside Tenuto's own names. */
public interface Compatibility {
  /** Nothing. */
  Compatibility NONE = new Compatibility() {};

  /**
   * Further builtins.
   *
   * @param own Python's
   */
  default Map<String, PyObject> builtins(Patch patch, PyObject own) {
    return Map.of();
  }

  /** Further members of {@code sf}, for the Java classes that such scripts import. */
  default Map<String, PyObject> members(Patch patch) {
    return Map.of();
  }

  /** What {@code isinstance} takes for a signal's type; null for Tenuto's own. */
  default PyObject typeOfSignals() {
    return null;
  }

  /** Its modules: by the last part of each name under which one is imported its whole name. */
  default Map<String, String> modules() {
    return Map.of();
  }

  /**
   * The text of one of its modules, by a file's name such as {@code tools/__init__.py}; or null.
   */
  default InputStream source(String file) {
    return null;
  }
}
