package tenuto.scripting;

import java.util.HashMap;
import java.util.Map;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.dsp.operators.Word;

/** The object {@code sf}: every word of the catalogue, and scopes. */
final class PySf extends PyObject {
  private static final long serialVersionUID = 1L;

  private final transient Patch patch;
  private final transient Map<String, PyObject> members = new HashMap<>();

  PySf(Patch patch) {
    this.patch = patch;
    for (Word word : patch.catalogue().words()) {
      members.put(word.name(), new PyWord(patch, word));
    }
    members.put("scope", new PyMethod("scope", arguments -> new PyScope(patch)));
    members.put("scoped", new PyMethod("scoped", arguments -> PyScope.around(patch, arguments[0])));
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    PyObject member = members.get(name);
    return member != null ? member : super.__findattr_ex__(name);
  }

  @Override
  public void noAttributeError(String name) {
    throw Py.AttributeError(
        "sf has no word '%s'; did you mean sf.%s?"
            .formatted(name, patch.catalogue().nearest(name)));
  }

  @Override
  public PyObject __dir__() {
    PyList names = new PyList();
    members.keySet().stream().sorted().forEach(name -> names.append(new PyString(name)));
    return names;
  }

  @Override
  public PyString __repr__() {
    return new PyString("<sf: " + patch.catalogue().words().size() + " words, see dir(sf)>");
  }
}
