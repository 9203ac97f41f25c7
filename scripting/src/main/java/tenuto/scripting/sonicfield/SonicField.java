package tenuto.scripting.sonicfield;

import com.nerdscentral.audio.core.SFSignal;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyType;
import tenuto.scripting.objects.PyMethod;
import tenuto.scripting.objects.Text;
import tenuto.scripting.python.Compatibility;
import tenuto.scripting.python.Patch;

/** The names that scripts of Sonic Field find in a run of Jython. */
public final class SonicField implements Compatibility {
  private static final List<String> UTILS =
      List.of(
          "Algorithms",
          "Envelopes",
          "Filters",
          "Generative",
          "Memory",
          "Midi",
          "Parallel_Helpers",
          "Reverberation",
          "Splitter",
          "Types");

  @Override
  public Map<String, PyObject> builtins(Patch patch, PyObject own) {
    Map<String, PyObject> all = new HashMap<>();
    if (patch.counted()) {
      WholeRange range = new WholeRange(own.__getitem__(new PyString("range")));
      all.put("range", new PyMethod("range", 1, 3, range::call));
    }
    Log log = new Log(patch.tasks());
    all.put("d_log", new PyMethod("d_log", 0, Integer.MAX_VALUE, log::always));
    all.put("c_log", new PyMethod("c_log", 0, Integer.MAX_VALUE, log::ifTraced));
    // All tasks are waited for at the end, whether a patch calls this or not.
    all.put("sf_shutdown", new PyMethod("sf_shutdown", 0, 0, nothing -> Py.None));
    return all;
  }

  @Override
  public Map<String, PyObject> members(Patch patch) {
    Map<String, PyObject> all = new HashMap<>(new Zones(patch).members());
    all.put("__write__", new PyMethod("write", 2, 2, given -> write(patch, given)));
    all.put("__scratch__", new PyMethod("scratch", 0, 0, none -> scratch(patch)));
    return all;
  }

  /** Writes bytes to a file as words do. */
  private static PyObject write(Patch patch, PyObject[] pathAndBytes) {
    byte[] bytes = ((PyString) pathAndBytes[1]).toBytes();
    patch.context().outputs().write(Text.java(pathAndBytes[0]), bytes);
    return Py.None;
  }

  private static PyObject scratch(Patch patch) {
    PyList folders = new PyList();
    for (Path folder : patch.session().settings().scratch()) {
      folders.append(Text.python(folder.toString()));
    }
    return folders;
  }

  @Override
  public PyObject typeOfSignals() {
    return PyType.fromClass(SFSignal.class);
  }

  @Override
  public Map<String, String> modules() {
    Map<String, String> all = new HashMap<>();
    all.put("sython", "sython");
    all.put("utils", "sython.utils");
    all.put("concurrent", "sython.concurrent");
    UTILS.forEach(name -> all.put(name, "sython.utils." + name));
    return all;
  }

  @Override
  public InputStream source(String file) {
    return SonicField.class.getResourceAsStream(file);
  }
}
