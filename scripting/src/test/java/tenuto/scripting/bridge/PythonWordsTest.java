package tenuto.scripting.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Word;
import tenuto.engine.Signal;

/** The words as files of Python 3: its table of them, and the stubs that editors read. */
class PythonWordsTest {
  private static final Path PACKAGE = Path.of("../python/src/tenuto");
  private static final String MARK =
      "# ---- Words, generated from the catalogue: do not edit below";

  /** What to do when this test fails. */
  private static final String COMMAND =
      "./mvnw -q -Pquick -pl scripting -am test -Dtest=PythonWordsTest -Dtenuto.write.docs";

  @Test
  void theTableIsWhatTheCatalogueSays() throws IOException {
    StringBuilder table =
        new StringBuilder(
            """
            \"""Every word: name in snake case, what it gives, its parameters and its help.

            Generated from the catalogue: do not edit, see PythonWordsTest.
            \"""

            WORDS = {
            """);
    Catalogue catalogue = new Catalogue();
    for (Word word : catalogue.words()) {
      table
          .append("    '%s': (\n        '%s',\n".formatted(word.name(), word.snakeCase()))
          .append("        '%s',\n".formatted(gives(catalogue, word)))
          .append("        %s,\n".formatted(quoted(word.signature())))
          .append("        %s,\n    ),\n".formatted(quoted(word.help())));
    }
    compare(PACKAGE.resolve("_words.py"), table.append("}\n").toString());
  }

  @Test
  void theStubsAreWhatTheCatalogueSays() throws IOException {
    Catalogue catalogue = new Catalogue();
    Path file = PACKAGE.resolve("__init__.pyi");
    String text = Files.readString(file);
    StringBuilder stubs = new StringBuilder(text.substring(0, text.indexOf(MARK)) + MARK + "\n");
    for (Word word : catalogue.words()) {
      for (String name : List.of(word.name(), word.snakeCase())) {
        stubs.append(
            "def %s(%s) -> %s:\n    %s\n"
                .formatted(name, parameters(word, 0), result(word), documentation(word)));
      }
    }
    stubs.append("\nclass _Methods(Generic[_S]):\n");
    for (Word word : catalogue.words()) {
      if (catalogue.method(word.snakeCase()) == word) {
        String others = word.takesMany() ? "*others: Sound" : parameters(word, 1);
        stubs.append(
            "    def %s(self%s) -> %s:\n        %s\n"
                .formatted(
                    word.snakeCase(),
                    others.isEmpty() ? "" : ", " + others,
                    result(word).replace("Signal", "_S"),
                    documentation(word)));
      }
    }
    compare(file, stubs.toString());
  }

  private static void compare(Path file, String text) throws IOException {
    if (System.getProperty("tenuto.write.docs") != null) {
      Files.writeString(file, text);
    }
    assertThat(file)
        .as("after a change of a word write Python's files again: %s", COMMAND)
        .hasContent(text);
  }

  /** How a call's result comes about: at once, after work, or not at all; and if it is a method. */
  private static String gives(Catalogue catalogue, Word word) {
    String gives =
        word.result() == void.class
            ? "nothing"
            : word.result() == Signal.class ? "lazy" : "computed";
    return gives + (catalogue.method(word.snakeCase()) == word ? " method" : "");
  }

  private static String parameters(Word word, int from) {
    if (word.takesMany()) {
      return "*" + word.parameters().getFirst().name() + ": Any";
    }
    List<String> all = new ArrayList<>();
    for (Parameter each : word.parameters().subList(from, word.parameters().size())) {
      String otherwise =
          each.kind() == Parameter.Kind.TEXT ? quoted(each.otherwise()) : each.otherwise();
      all.add(
          each.name() + ": " + type(each) + (each.otherwise().isEmpty() ? "" : " = " + otherwise));
    }
    return String.join(", ", all);
  }

  private static String type(Parameter parameter) {
    return switch (parameter.kind()) {
      case SIGNAL, SIGNALS, CHANNELS -> "Sound";
      case CONTROL -> "Control";
      case NUMBER -> "float";
      case TEXT -> "str";
      default -> "Any";
    };
  }

  private static String result(Word word) {
    return switch (word.result().getSimpleName()) {
      case "Signal", "Stored" -> "Signal";
      case "double" -> "float";
      case "long" -> "int";
      case "String" -> "str";
      default -> "Any";
    };
  }

  private static String documentation(Word word) {
    return "\"\"\"" + word.help().replace("\\", "\\\\").replace("\n", "\n    ") + "\"\"\"";
  }

  private static String quoted(String text) {
    return text.lines()
        .map(line -> "'" + line.replace("\\", "\\\\").replace("'", "\\'") + "'")
        .collect(Collectors.joining(" '\\n'\n        "));
  }
}
