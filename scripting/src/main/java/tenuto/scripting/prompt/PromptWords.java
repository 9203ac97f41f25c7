package tenuto.scripting.prompt;

import java.util.Optional;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.scripting.python.Interpreter;

/** The words of patches, for what is done by them without being typed so. */
final class PromptWords {
  private final Interpreter interpreter;

  PromptWords(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** What a patch calls as an attribute of {@code sf}. */
  PyObject word(String name) {
    PyObject sf = interpreter.state().getBuiltins().__getitem__(new PyString("sf"));
    return Optional.ofNullable(sf.__findattr__(name.intern())).orElseThrow();
  }
}
