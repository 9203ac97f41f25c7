package tenuto.scripting.python;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.python.core.Py;
import org.python.core.PyNone;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.engine.base.Require;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyFuture;

/** Converts the arguments of functions of {@code sf} that are not words. */
public final class HelperArguments {
  private HelperArguments() {}

  public static PyObject given(PyObject argument, PyObject otherwise) {
    return argument == null || argument instanceof PyNone ? otherwise : argument;
  }

  public interface Reading<T> {
    public T read() throws IOException;
  }

  public static <T> T read(String word, Path path, Reading<T> reading) {
    if (Files.notExists(path)) {
      throw new UncheckedIOException(new IOException(word + ": there is no file " + path));
    }
    try {
      return reading.read();
    } catch (IOException e) {
      throw new UncheckedIOException(new IOException(word + ": " + e.getMessage(), e));
    }
  }

  public static Path path(String word, String name, PyObject value) {
    String file = fileName(word, name, value);
    try {
      return Path.of(file);
    } catch (InvalidPathException e) {
      throw Errors.value("%s: %s must be a file name: %s".formatted(word, name, e.getReason()));
    }
  }

  /** The name as given, since a path would drop a slash at its end. */
  public static String fileName(String word, String name, PyObject value) {
    if (!(value instanceof PyString text)) {
      throw unfit(word, name, "a string", value);
    }
    String file = Py.fileSystemDecode(text);
    if (file.isEmpty()) {
      throw Errors.value("%s: %s must name a file, but is ''".formatted(word, name));
    }
    return file;
  }

  /** The elements of any iterable. */
  public static List<PyObject> list(String word, String name, PyObject value) {
    if (value instanceof PyString
        || value instanceof PySignal
        || value.__findattr__("__iter__") == null) {
      throw unfit(word, name, "a list", value);
    }
    List<PyObject> all = new ArrayList<>();
    value.asIterable().forEach(each -> all.add(PyFuture.resolved(each)));
    return all;
  }

  public static PyObject attribute(PyObject object, String name) {
    return PyFuture.resolved(object.__getattr__(name));
  }

  public static double number(String word, String name, PyObject value) {
    PyObject known = PyFuture.resolved(value);
    if (name.equals("key") && known instanceof PyString text) {
      throw Errors.type(
          "%s: key must be a number, but is %s: sf.Key('%s') is that of a note's name"
              .formatted(word, Jython.shown(text), text));
    }
    if (!known.isNumberType() || known instanceof PySignal || known instanceof PyRecord) {
      throw unfit(word, name, "a number", known);
    }
    return known.asDouble();
  }

  public static double number(String word, String name, PyObject object, int otherwise) {
    PyObject value = object.__findattr__(name);
    return value == null ? otherwise : number(word, name, value);
  }

  public static int whole(String word, String name, PyObject object, int otherwise) {
    double value = number(word, name, object, otherwise);
    return Require.whole(name, value, Short.MIN_VALUE, 0xFFFF);
  }

  public static RuntimeException unfit(String word, String name, String rule, PyObject value) {
    return Errors.type(
        "%s: %s must be %s, but is %s".formatted(word, name, rule, Jython.shown(value)));
  }
}
