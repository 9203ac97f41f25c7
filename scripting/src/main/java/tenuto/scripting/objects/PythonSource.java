package tenuto.scripting.objects;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.python.antlr.base.mod;
import org.python.core.CodeFlag;
import org.python.core.CompileMode;
import org.python.core.CompilerFlags;
import org.python.core.ParserFacade;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyInteger;
import org.python.core.PySyntaxError;

/** How the source of patches and modules is read. */
public enum PythonSource {
  /** As Python 2.7: modules of the library, and scripts of Sonic Field. */
  PYTHON_2,

  /**
   * A division of whole numbers is exact, and {@code print} a function where all of the source has
   * it as one: as after {@code from __future__ import division, print_function}.
   */
  PATCH;

  /** What is parsed, and the rules by which it is compiled. */
  record Parsed(mod tree, CompilerFlags flags) {}

  /**
   * Parses a source, by default in UTF-8.
   *
   * @throws PyException at the error that is reached last, if it is neither
   */
  Parsed parsed(byte[] text, String filename) {
    if (this == PYTHON_2) {
      return parsed(text, filename, new CompilerFlags());
    }
    try {
      Parsed withStatement = parsed(text, filename, flags(false));
      return Prints.areCalls(withStatement.tree(), text)
          ? parsed(text, filename, flags(true))
          : withStatement;
    } catch (PyException withStatement) {
      try {
        return parsed(text, filename, flags(true));
      } catch (PyException withFunction) {
        throw line(withFunction) > line(withStatement) ? withFunction : withStatement;
      }
    }
  }

  /**
   * The rules of what is typed at a prompt.
   *
   * @param prints whether {@code print} is a function
   */
  public static CompilerFlags flags(boolean prints) {
    CompilerFlags flags = new CompilerFlags();
    flags.setFlag(CodeFlag.CO_FUTURE_DIVISION);
    if (prints) {
      flags.setFlag(CodeFlag.CO_FUTURE_PRINT_FUNCTION);
    }
    return flags;
  }

  private static Parsed parsed(byte[] text, String filename, CompilerFlags flags) {
    flags.encoding = "UTF-8";
    ByteArrayInputStream from = new ByteArrayInputStream(text);
    try {
      mod tree = ParserFacade.parse(from, CompileMode.exec, filename, flags);
      WithLines.mark(tree);
      return new Parsed(tree, flags);
    } catch (IllegalArgumentException e) { // Jython cannot say what is wrong with such a character
      String message = e.getMessage();
      int line = StrayCharacter.line(message, new String(text, StandardCharsets.UTF_8));
      throw new PySyntaxError(message, line, 0, "", filename);
    }
  }

  private static int line(PyException error) {
    error.normalize();
    return error.match(Py.SyntaxError)
            && error.value.__findattr__("lineno") instanceof PyInteger line
        ? line.getValue()
        : 0;
  }
}
