package tenuto.scripting.objects;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.python.core.PyModule;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyStringMap;
import org.python.core.PySystemState;

/** The files of imported modules, except modules in archives. */
public final class ImportedFiles {
  private static final String COMPILED = "$py.class";

  private ImportedFiles() {}

  /** Safe while other threads import. */
  public static List<Path> of(PySystemState state) {
    List<Path> files = new ArrayList<>();
    for (PyObject module : ((PyStringMap) state.modules).getMap().values()) {
      PyObject file = module instanceof PyModule ? module.__findattr__("__file__") : null;
      if (file instanceof PyString name) {
        add(files, Text.java(name));
      }
    }
    return files;
  }

  private static void add(List<Path> files, String name) {
    String source =
        name.endsWith(COMPILED)
            ? name.substring(0, name.length() - COMPILED.length()) + ".py"
            : name;
    try {
      Path path = Path.of(source);
      if (Files.isRegularFile(path)) {
        files.add(path);
      }
    } catch (InvalidPathException e) {
      // A name that the patch has invented.
    }
  }
}
