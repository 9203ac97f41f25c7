package tenuto.scripting.python;

import org.python.core.PyCode;
import org.python.core.PyException;
import org.python.core.PyObject;
import tenuto.scripting.objects.CompiledPython;
import tenuto.scripting.objects.LiteralLists;
import tenuto.scripting.objects.PyMethod;
import tenuto.scripting.objects.PythonSource;
import tenuto.scripting.objects.Text;
import tenuto.scripting.rules.Script;

/** The code of patches, in which large lists of literals are no code. */
record PatchCode(CompiledPython compiled) {
  /**
   * The code of a patch, to be run before that of another is asked for.
   *
   * @param builtins are given the function that makes the lists
   * @throws PyException if the patch is wrong
   */
  PyCode of(PythonSource how, Script script, PyObject builtins) {
    byte[] text = script.text();
    String name = Text.bytes(script.name());
    LiteralLists lists = LiteralLists.of(text);
    if (lists.areAny()) {
      try {
        PyCode code = compiled.code(how, lists.rest(), name);
        String function = LiteralLists.FUNCTION;
        builtins.__setitem__(
            function, new PyMethod(function, 1, 1, number -> lists.list(number[0].asInt())));
        return code;
      } catch (PyException wrong) {
        // All of the text says what is wrong with it.
      }
    }
    return compiled.code(how, text, name);
  }
}
