package tenuto.scripting.prompt;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.python.core.CompileMode;
import org.python.core.CompilerFlags;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyObject;
import tenuto.scripting.objects.PatchErrors;
import tenuto.scripting.objects.PyMethod;
import tenuto.scripting.objects.PythonSource;
import tenuto.scripting.objects.Text;
import tenuto.scripting.python.Interpreter;
import tenuto.scripting.reports.PatchError;

/** Compiles and runs typed Python: whether it is complete, what it does, where it failed. */
final class Statements {
  /** The most inputs whose lines are kept for messages. */
  private static final int MOST_KEPT = 1000;

  private static final String LAST = "_";

  private final Interpreter interpreter;

  /** As patches are read; print is a function where it cannot be a statement. */
  private final CompilerFlags flags = PythonSource.flags(true);

  private final CompilerFlags withStatement = PythonSource.flags(false);
  private int count;

  /** The last inputs, by their file names in tracebacks. */
  private final Map<String, String> inputs =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
          return size() > MOST_KEPT;
        }
      };

  /**
   * @param shown receives the value of each expression that has one
   */
  Statements(Interpreter interpreter, Consumer<PyObject> shown) {
    this.interpreter = interpreter;
    flags.encoding = "utf-8";
    withStatement.encoding = flags.encoding;
    interpreter
        .state()
        .__setattr__(
            "displayhook", new PyMethod("displayhook", 1, 1, value -> display(value[0], shown)));
  }

  private PyObject display(PyObject value, Consumer<PyObject> shown) {
    if (value != Py.None) {
      interpreter.state().getBuiltins().__setitem__(LAST, value);
      shown.accept(value);
    }
    return Py.None;
  }

  /** Whether an input has only empty lines and comments. */
  static boolean isBlank(String input) {
    return input.lines().allMatch(line -> line.isBlank() || line.strip().startsWith("#"));
  }

  /** Whether an input is complete; an invalid one is, too. */
  boolean isWhole(String input) {
    if (isBlank(input)) {
      return true;
    }
    try {
      return compiled(input, "input") != Py.None;
    } catch (PyException wrong) {
      return true;
    }
  }

  /**
   * Runs an input.
   *
   * @throws PyException if it fails
   */
  void run(String input) {
    if (isBlank(input)) {
      return;
    }
    count++;
    String name = "input " + count;
    inputs.put(name, input);
    PyObject code = compiled(input, name);
    if (code == Py.None) { // the input ended before its last line
      code = compiled(input + "\n", name);
    }
    if (code == Py.None) {
      throw Py.SyntaxError("unexpected end of input");
    }
    PyObject names = interpreter.names();
    Py.exec(code, names, names);
  }

  /** Evaluates an expression. */
  PyObject value(String expression) {
    String name = "input " + (count + 1);
    inputs.put(name, expression);
    PyObject names = interpreter.names();
    PyObject code = Py.compile_flags(Text.bytes(expression), name, CompileMode.eval, flags);
    return org.python.core.__builtin__.eval(code, names, names);
  }

  /** The compiled code, or None if more lines are needed. */
  private PyObject compiled(String input, String name) {
    // A last line that has only an indentation ends a block as an empty one does.
    String text = input.replaceFirst("\\n[ \\t]+$", "\n");
    try {
      CompilerFlags first = withStatement;
      return Py.compile_command_flags(Text.bytes(text), name, CompileMode.single, first, true);
    } catch (PyException wrong) {
      return Py.compile_command_flags(Text.bytes(text), name, CompileMode.single, flags, true);
    }
  }

  /** The message of a failure, with the line of the input if it has several. */
  String failure(Throwable failure) {
    PatchError error = PatchErrors.of(failure);
    String input = inputs.get(error.file());
    if (input == null) {
      return error.text();
    }
    String[] lines = input.split("\n");
    int line = Math.clamp(error.line(), 1, lines.length);
    boolean isPlain = lines.length == 1 && error.file().equals("input " + count);
    return isPlain
        ? error.message()
        : "%s\n  %s, line %d: %s"
            .formatted(error.message(), error.file(), line, lines[line - 1].strip());
  }
}
