package tenuto.scripting.python;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.scripting.reports.HelperText;

/**
 * The help of the functions of {@code sf.pattern}, phrases, scales and voices: from their source.
 */
final class PatternTexts {
  /** A class; or a function or method with a text, and the first paragraph of that. */
  private static final Pattern FUNCTION =
      Pattern.compile(
          "(?m)^class (\\w+)\\((?:object|Suggesting)\\):(?:\\n    \"\"\"((?:[^\"\\n]|\\n(?!\\n))+)\"\"\"\\n\\n"
              + "    def __init__\\(self(?:, )?(.*)\\):)?|^( *)def ([a-zA-Z]\\w*)\\((?:self(?:, )?)?(.*)\\):\\n"
              + " +\"\"\"((?:[^\"\\n]|\\n(?!\\n))+)");

  private static final List<String> SOURCES =
      List.of(
          "tenuto_harmony.py",
          "tenuto_pattern.py",
          "tenuto_phrase.py",
          "tenuto_voices.py",
          "tenuto_mixer.py",
          "tenuto_timeline.py",
          "tenuto_sampler.py");

  private PatternTexts() {}

  /** One for each, named as {@code pattern.seq} or {@code phrase.swing}. */
  static List<HelperText> all() {
    List<HelperText> texts = new ArrayList<>();
    SOURCES.forEach(file -> texts.addAll(of(source(file))));
    return texts;
  }

  private static List<HelperText> of(String source) {
    List<HelperText> texts = new ArrayList<>();
    Matcher found = FUNCTION.matcher(source);
    String of = "";
    while (found.find()) {
      if (found.group(1) != null) {
        of = found.group(1).toLowerCase(Locale.ROOT) + ".";
        if (Composing.FUNCTIONS.containsKey(found.group(1))) {
          texts.add(text(found.group(1), found.group(3), found.group(2)));
        }
      } else if (found.group(4).isEmpty() || !of.startsWith("_")) {
        String name = (found.group(4).isEmpty() ? module(found.group(5)) : of) + found.group(5);
        texts.add(text(name, found.group(6), found.group(7)));
      }
    }
    return texts;
  }

  private static HelperText text(String name, String parameters, String said) {
    return HelperText.of(
        "%s(%s)"
            .formatted(name, parameters.replace("USUAL_VELOCITY", "80").replace("2 / 3.0", "2/3")),
        said.strip().replaceAll("\\s+", " "));
  }

  private static String module(String function) {
    return Composing.FUNCTIONS.containsKey(function) ? "" : MusicTexts.PATTERN + ".";
  }

  private static String source(String name) {
    try (InputStream file = PatternTexts.class.getResourceAsStream(name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
