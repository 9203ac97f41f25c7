package tenuto.scripting.objects;

import java.util.concurrent.ExecutionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyInteger;
import org.python.core.PyObject;
import org.python.core.PyTraceback;
import tenuto.scripting.reports.HeapFullException;
import tenuto.scripting.reports.PatchError;

/** Converts an exception of a patch to the message that its author needs. */
public final class PatchErrors {
  /** The file, and the encoding that it should have if that is known. */
  private static final Pattern UNDECODED =
      Pattern.compile("in file '(.*?)'(?: for encoding '(.*)'|, but)");

  private PatchErrors() {}

  /** The error message, and its line in the patch. */
  public static PatchError of(Throwable failure) {
    Throwable first = ofTask(failure);
    if (!(first instanceof PyException python)) {
      return new PatchError(message(first), null, 0);
    }
    python.normalize();
    if (python.match(Py.SyntaxError)) {
      PyObject name = python.type.__getattr__("__name__");
      PyObject line = python.value.__findattr__("lineno");
      if (line instanceof PyInteger) {
        return SyntaxAdvice.of(
            text(name),
            text(python.value.__findattr__("msg")),
            text(python.value.__findattr__("filename")),
            line.asInt());
      }
      return undecoded(name + ": " + text(python.value.__findattr__("message")));
    }
    if (python.match(Py.SystemExit)) {
      return new PatchError(text(python.value.__findattr__("code")), null, 0);
    }
    PyTraceback at = innermost(python.traceback);
    return at == null
        ? new PatchError(message(python), null, 0)
        : new PatchError(message(python), Text.java(at.tb_frame.f_code.co_filename), at.tb_lineno);
  }

  /**
   * The failure in a task of a Java thread pool, to which a library has submitted it; otherwise the
   * failure itself.
   */
  private static Throwable ofTask(Throwable failure) {
    Throwable first = failure;
    while ((first instanceof PyException python ? java(python) : first)
            instanceof ExecutionException ended
        && ended.getCause() != null) {
      first = ended.getCause();
    }
    return first;
  }

  /** The Java exception thrown through Python, or null. */
  private static Throwable java(PyException python) {
    python.normalize();
    Object java = python.value == null ? null : python.value.__tojava__(Throwable.class);
    return java instanceof Throwable thrown ? thrown : null;
  }

  /** For a file that cannot be decoded, Python gives only its name, and only in the text. */
  private static PatchError undecoded(String message) {
    Matcher said = UNDECODED.matcher(message);
    if (!said.find()) {
      return new PatchError(message, null, 0);
    }
    String encoding = said.group(2) == null ? "US-ASCII" : said.group(2);
    int line = PatchError.lineNotIn(encoding, said.group(1));
    return said.group(2) == null
        ? new PatchError(message, said.group(1), line)
        : new PatchError(
            "SyntaxError: the file is not in %s here: save it as UTF-8, or declare its encoding"
                    .formatted(encoding)
                + " in its first line, such as # coding: latin-1",
            said.group(1),
            line);
  }

  /** The innermost frame in the patch's own files, or else the innermost of all. */
  private static PyTraceback innermost(PyTraceback outermost) {
    PyTraceback innermost = outermost;
    PyTraceback own = null;
    for (PyObject at = outermost; at instanceof PyTraceback each; at = each.tb_next) {
      innermost = each;
      String file = Text.java(each.tb_frame.f_code.co_filename);
      own = PatchError.isFile(file) ? each : own;
    }
    return own == null ? innermost : own;
  }

  private static String text(PyObject value) {
    return value == null ? "" : Text.java(value.__str__());
  }

  private static String message(Throwable failure) {
    if (!(failure instanceof PyException python)) {
      return failure.getMessage() == null ? failure.toString() : failure.getMessage();
    }
    if (python.match(Py.MemoryError)) {
      return HeapFullException.message(null); // Python's own exceptions represent these.
    }
    Throwable thrown = java(python);
    if (thrown != null) {
      return message(thrown);
    }
    String text = Text.java(Py.formatException(python.type, python.value)).strip();
    return PatchError.told(Hints.with(text));
  }
}
