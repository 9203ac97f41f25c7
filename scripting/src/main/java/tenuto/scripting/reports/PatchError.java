package tenuto.scripting.reports;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyInteger;
import org.python.core.PyObject;
import org.python.core.PyTraceback;

/**
 * A patch's failure as its author wants to read it.
 *
 * @param message what went wrong
 * @param file where, or null
 * @param line counted from 1
 */
public record PatchError(String message, String file, int line) {
  /** What Python says of arithmetic with a list of its own. */
  private static final Pattern OF_A_LIST =
      Pattern.compile(
          "^TypeError: (can't multiply sequence by non-int"
              + "|can only concatenate list|unsupported operand type.*'list')");

  public static PatchError of(Throwable failure) {
    if (!(failure instanceof PyException python)) {
      return new PatchError(message(failure), null, 0);
    }
    python.normalize();
    if (python.match(Py.SyntaxError)) {
      PyObject name = python.type.__getattr__("__name__");
      PyObject line = python.value.__findattr__("lineno");
      if (line instanceof PyInteger) {
        return new PatchError(
            name + ": " + text(python.value.__findattr__("msg")),
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

  /** For a file that could not even be decoded, Python gives only the name, and in the text. */
  private static PatchError undecoded(String message) {
    Matcher name = Pattern.compile("in file '(.*)', but").matcher(message);
    if (!name.find()) {
      return new PatchError(message, null, 0);
    }
    String file = name.group(1);
    List<String> lines = lines(file);
    int line = 0;
    while (line < lines.size() && lines.get(line).chars().allMatch(c -> c < 0x80)) {
      line++;
    }
    return new PatchError(message, file, line + 1);
  }

  /** Where it happened, or what in the patch's own files led there. */
  private static PyTraceback innermost(PyTraceback outermost) {
    PyTraceback innermost = outermost;
    PyTraceback own = null;
    for (PyObject at = outermost; at instanceof PyTraceback each; at = each.tb_next) {
      innermost = each;
      String file = Text.java(each.tb_frame.f_code.co_filename);
      own = isFile(file) ? each : own;
    }
    return own == null ? innermost : own;
  }

  /** Whether it is a file, and not text of ours or what Python calls such as "<string>". */
  static boolean isFile(String name) {
    try {
      return Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static String text(PyObject value) {
    return value == null ? "" : Text.java(value.__str__());
  }

  private static String message(Throwable failure) {
    if (!(failure instanceof PyException python)) {
      return failure.getMessage() == null ? failure.toString() : failure.getMessage();
    }
    if (python.match(Py.MemoryError)) {
      return HeapFullException.message(null); // which Python's own exceptions stand for
    }
    Object java = python.value == null ? null : python.value.__tojava__(Throwable.class);
    if (java instanceof Throwable thrown) {
      return message(thrown);
    }
    String text = Text.java(Py.formatException(python.type, python.value)).strip();
    if (OF_A_LIST.matcher(text).find()) {
      text += " (lists do not compute; sf.Channels(x) of a list of signals does)";
    }
    // Our own messages name the word; Python's kind of error would only stand before it.
    return text.replaceFirst(
        "^(?:ValueError|TypeError|IOError|AttributeError): (?=sf[. ]|a signal|\\S+: the signal of"
            + " )",
        "");
  }

  /** Message, file, line and the line's text. */
  public String text() {
    if (file == null) {
      return message;
    }
    String source = source();
    return message + "\n  " + file + ":" + line + (source.isEmpty() ? "" : ": " + source);
  }

  /** Place and message in one line. */
  public String inOneLine() {
    String told = message.strip().replaceAll("\\s*\\R\\s*", " ");
    return file == null ? told : file + ":" + line + ": " + told;
  }

  /** The line's text; empty if there is none. */
  public String source() {
    List<String> lines = file == null ? List.of() : lines(file);
    return line < 1 || line > lines.size() ? "" : Text.java(lines.get(line - 1)).strip();
  }

  /** A file's lines in bytes, each as one character. */
  private static List<String> lines(String file) {
    try {
      return Files.readAllLines(Path.of(file), StandardCharsets.ISO_8859_1);
    } catch (IOException | InvalidPathException e) {
      return List.of(); // made by the patch itself, such as "<string>"
    }
  }

  /** Everything, for -v: Python's traceback and Java's. */
  public static String trace(Throwable failure) {
    StringWriter text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
