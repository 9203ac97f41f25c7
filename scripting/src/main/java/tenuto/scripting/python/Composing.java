package tenuto.scripting.python;

import java.util.List;
import java.util.Map;
import org.python.core.PyObject;
import org.python.core.imp;

/** The modules for composers that are written in Python, and what {@code sf} has of them. */
final class Composing {
  /** Of the names of all modules, so that most files are told from them by a glance. */
  private static final String PREFIX = "tenuto_";

  /** Each uses only those before it. */
  static final List<String> MODULES =
      List.of(
          "tenuto_values",
          "tenuto_tempo",
          "tenuto_timeline",
          "tenuto_harmony",
          "tenuto_phrase",
          "tenuto_pattern",
          "tenuto_voices",
          "tenuto_mixer",
          "tenuto_sampler");

  /** The functions, and the modules that they are in. */
  static final Map<String, String> FUNCTIONS =
      Map.of(
          "Mono",
          "tenuto_voices",
          "Voices",
          "tenuto_voices",
          "Mixer",
          "tenuto_mixer",
          "Timeline",
          "tenuto_timeline",
          "Sampler",
          "tenuto_sampler");

  private Composing() {}

  /**
   * Whether a file of code is one of these modules, whose lines tell the author of a patch nothing.
   */
  static boolean has(String file) {
    return file.startsWith(PREFIX)
        && file.endsWith(".py")
        && MODULES.contains(file.substring(0, file.length() - 3));
  }

  /** The module of patterns, or the function of that name; null if there is none. */
  static PyObject member(String name) {
    if (name.equals(MusicTexts.PATTERN)) {
      return imp.importName("tenuto_pattern", true);
    }
    String module = FUNCTIONS.get(name);
    return module == null ? null : imp.importName(module, true).__getattr__(name);
  }
}
