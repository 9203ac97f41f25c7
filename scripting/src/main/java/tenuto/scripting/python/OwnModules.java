package tenuto.scripting.python;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.python.core.Py;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyTuple;
import tenuto.scripting.objects.CompiledPython;
import tenuto.scripting.objects.PythonSource;
import tenuto.scripting.objects.Text;

/**
 * Finds the modules of a patch's own, which are read as the patch is.
 *
 * @param folders where they are, first those beside the patch
 * @param source how the patch is read
 */
record OwnModules(
    Collection<Path> folders, CompiledPython compiled, Supplier<PythonSource> source) {
  /**
   * The file of a module, and whether it is a package; or None.
   *
   * @param name the last part of the module's name
   * @param within the folders of its package, or None
   */
  PyObject file(PyObject name, PyObject within) {
    if (source.get() == PythonSource.PYTHON_2) {
      return Py.None; // Python finds it
    }
    for (Path place : places(within)) {
      Path module = place.resolve(Text.java(name) + ".py");
      Path inside = place.resolve(Text.java(name)).resolve("__init__.py");
      boolean isPackage = Files.isRegularFile(inside);
      if (isPackage || Files.isRegularFile(module)) {
        PyString file = Text.python((isPackage ? inside : module).toString());
        return new PyTuple(file, Py.newBoolean(isPackage));
      }
    }
    return Py.None;
  }

  private List<Path> places(PyObject within) {
    if (within == Py.None) {
      return List.copyOf(folders);
    }
    List<Path> places = new ArrayList<>();
    within.asIterable().forEach(each -> places.add(Path.of(Text.java(each))));
    places.removeIf(place -> folders.stream().noneMatch(place::startsWith));
    return places;
  }

  /** The compiled code of such a file. */
  PyObject code(PyObject file) {
    String name = Text.java(file);
    try {
      return compiled.code(source.get(), Files.readAllBytes(Path.of(name)), Text.bytes(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
