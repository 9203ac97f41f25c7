package tenuto.scripting;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyObject;
import org.python.core.PyTraceback;

/**
 * A patch's failure as its author wants to read it.
 *
 * @param message what went wrong
 * @param file where, or null
 * @param line counted from 1
 */
record PatchError(String message, String file, int line) {
  static PatchError of(Throwable failure) {
    if (!(failure instanceof PyException python)) {
      return new PatchError(message(failure), null, 0);
    }
    python.normalize();
    if (python.match(Py.SyntaxError)) {
      return ofSyntax(python);
    }
    PyTraceback at = python.traceback;
    while (at != null && at.tb_next instanceof PyTraceback next) {
      at = next;
    }
    String file = at == null ? null : at.tb_frame.f_code.co_filename;
    return new PatchError(message(python), file, at == null ? 0 : at.tb_lineno);
  }

  /** The place is missing where a file could not even be decoded. */
  private static PatchError ofSyntax(PyException python) {
    PyObject value = python.value;
    PyObject file = value.__getattr__("filename");
    PyObject line = value.__getattr__("lineno");
    return new PatchError(
        python.type.__getattr__("__name__") + ": " + value.__getattr__("msg"),
        file == Py.None ? null : file.toString(),
        line.isNumberType() ? line.asInt() : 0);
  }

  private static String message(Throwable failure) {
    if (!(failure instanceof PyException python)) {
      return failure.getMessage() == null ? failure.toString() : failure.getMessage();
    }
    Object java = python.value == null ? null : python.value.__tojava__(Throwable.class);
    if (java instanceof Throwable thrown) {
      return message(thrown);
    }
    String text = Py.formatException(python.type, python.value).strip();
    // Our own messages name the word; Python's kind of error would only stand before it.
    return text.replaceFirst(
        "^(?:ValueError|TypeError|IOError|AttributeError): (?=sf[. ]|a signal)", "");
  }

  /** Message, file, line and the line's text. */
  String text() {
    if (file == null) {
      return message;
    }
    String source = source();
    return message + "\n  " + file + ":" + line + (source.isEmpty() ? "" : ": " + source);
  }

  private String source() {
    try {
      List<String> lines = Files.readAllLines(Path.of(file), StandardCharsets.ISO_8859_1);
      if (line < 1 || line > lines.size()) {
        return "";
      }
      byte[] bytes = lines.get(line - 1).strip().getBytes(StandardCharsets.ISO_8859_1);
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException | RuntimeException e) {
      return ""; // made by the patch itself, such as "<string>"
    }
  }

  /** Everything, for -v: Python's traceback and Java's. */
  static String trace(Throwable failure) {
    StringWriter text = new StringWriter();
    if (failure instanceof PyException python && python.traceback != null) {
      text.append(python.traceback.dumpStack());
    }
    failure.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
