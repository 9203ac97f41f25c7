package tenuto.scripting.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Word;
import tenuto.engine.signal.Signal;
import tenuto.scripting.python.Patches;

/** The words as files of Python 3: its table of them, and the stubs that editors read. */
class PythonWordsTest {
  private static final Path PACKAGE = Path.of("../python/src/tenuto");
  private static final String MARK =
      "# ---- Words, generated from the catalogue: do not edit below";

  /** What to do when this test fails. */
  private static final String COMMAND =
      "./mvnw -q -Pquick -pl scripting -am test -Dtest=PythonWordsTest -Dtenuto.write.docs";

  @TempDir Path folder;

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
    Map<String, String> ofOne = ofOneSignal(catalogue);
    StringBuilder stubs = new StringBuilder(text.substring(0, text.indexOf(MARK)) + MARK + "\n");
    for (Word word : catalogue.words()) {
      for (String name : List.of(word.name(), word.snakeCase())) {
        define(stubs, "", word, name, false, ofOne);
      }
    }
    stubs.append("\nclass _Methods(Generic[_S]):\n");
    for (Word word : catalogue.words()) {
      if (catalogue.method(word.snakeCase()) == word) {
        define(stubs, "    ", word, word.snakeCase(), true, ofOne);
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

  /** What a word gives of what: of one signal, and of channels. */
  private record Result(String ofSignal, String ofChannels) {
    boolean isOne() {
      return ofSignal.equals(ofChannels);
    }
  }

  /** A function or a method; where channels give another kind of value, in two forms. */
  private static void define(
      StringBuilder stubs,
      String indent,
      Word word,
      String name,
      boolean isMethod,
      Map<String, String> ofOneSignal) {
    Result result = result(word, ofOneSignal.get(word.name()));
    String documentation = documentation(word).replace("\n", "\n" + indent);
    if (isMethod) {
      String others = word.takesMany() ? ", *others: Union[_Sound, Sequence[_Sound]]" : rest(word);
      if (result.equals(SAME) || result.isOne()) {
        stubs.append(
            definition(
                indent,
                name,
                "self" + others,
                result.isOne() ? result.ofSignal : "_S",
                documentation));
        return;
      }
      stubs
          .append(indent + "@overload\n")
          .append(brief(indent, name, "self: _Methods[Signal]" + others, result.ofSignal))
          .append(indent + "@overload\n")
          .append(
              definition(
                  indent,
                  name,
                  "self: _Methods[Channels]" + others,
                  result.ofChannels,
                  documentation));
      return;
    }
    if (result.isOne()) {
      stubs.append(definition(indent, name, parameters(word), result.ofSignal, documentation));
      return;
    }
    String first = word.parameters().getFirst().name();
    stubs
        .append("@overload\n")
        .append(brief("", name, first + ": _One" + rest(word), result.ofSignal))
        .append("@overload\n")
        .append(
            definition("", name, first + ": _Many" + rest(word), result.ofChannels, documentation));
  }

  private static String brief(String indent, String name, String parameters, String result) {
    return "%sdef %s(%s) -> %s: ...\n".formatted(indent, name, parameters, result);
  }

  private static String definition(
      String indent, String name, String parameters, String result, String documentation) {
    return "%sdef %s(%s) -> %s:\n%s    %s\n"
        .formatted(indent, name, parameters, result, indent, documentation);
  }

  private static String rest(Word word) {
    String rest = parameters(word, 1);
    return rest.isEmpty() ? "" : ", " + rest;
  }

  private static String parameters(Word word) {
    if (word.takesMany()) {
      boolean signals = word.parameters().getFirst().kind() == Parameter.Kind.SIGNALS;
      return "*%s: %s"
          .formatted(
              word.parameters().getFirst().name(),
              signals ? "Union[_Sound, Sequence[_Sound]]" : "Any");
    }
    return parameters(word, 0);
  }

  private static String parameters(Word word, int from) {
    List<String> all = new ArrayList<>();
    for (Parameter each : word.parameters().subList(from, word.parameters().size())) {
      String otherwise =
          each.kind() == Parameter.Kind.TEXT ? quoted(each.otherwise()) : each.otherwise();
      String type = each.name().equals("path") ? "_Path" : type(each);
      all.add(each.name() + ": " + type + (each.otherwise().isEmpty() ? "" : " = " + otherwise));
    }
    return String.join(", ", all);
  }

  private static String type(Parameter parameter) {
    return switch (parameter.kind()) {
      case SIGNAL, SIGNALS, CHANNELS -> "_Sound";
      case CONTROL -> "_Control";
      case NUMBER -> "float";
      case TEXT -> "str";
      case FILTER -> "_Filter";
      default -> "Any";
    };
  }

  /**
   * What linked words give of one signal, by their examples: what they make is not in their
   * declaration.
   */
  private Map<String, String> ofOneSignal(Catalogue catalogue) {
    List<Word> linked = catalogue.words().stream().filter(PythonWordsTest::isLinked).toList();
    String calls =
        linked.stream()
            .map(
                word ->
                    word.example().replaceFirst("^sf\\.\\w+\\(", "made(sf." + word.name() + ", "))
            .collect(Collectors.joining("\n"));
    String printed =
        new Patches(folder)
            .scoped(
                """
                def made(word, x, *others):
                    try:
                        one = word(x[0] if isinstance(x, list) else x, *others)
                    except ValueError: # it is of channels only
                        one = []
                    print 'Channels' if isinstance(one, list) else 'Signal'
                """
                    + calls)
            .ok()
            .out();
    List<String> made = printed.lines().toList();
    assertThat(made).as("results of linked words").hasSameSizeAs(linked);
    return IntStream.range(0, made.size())
        .boxed()
        .collect(Collectors.toMap(i -> linked.get(i).name(), made::get));
  }

  private static boolean isLinked(Word word) {
    return word.isLinked() && word.result() == List.class;
  }

  /** Of these it depends on other values, in the example one of those that widen. */
  private static final Set<String> EITHER = Set.of("ConvolutionReverb", "MultiTap");

  private static final Result SAME = new Result("Signal", "Channels");

  private static Result result(Word word, String ofOneSignal) {
    if (word.result() == void.class) {
      String given = word.parameters().isEmpty() ? "None" : given(word.parameters().getFirst());
      return new Result(given, given);
    }
    String one = value(word);
    boolean maps =
        !word.parameters().isEmpty()
            && word.parameters().getFirst().kind() == Parameter.Kind.SIGNAL;
    if (isLinked(word)) {
      String ofOne = EITHER.contains(word.name()) ? "Union[Signal, Any]" : ofOneSignal;
      return new Result(ofOne, "Channels");
    }
    if (!maps) {
      return new Result(one, one);
    }
    return one.equals("Signal") ? SAME : new Result(one, "list[" + one + "]");
  }

  /** What is written is given back. */
  private static String given(Parameter first) {
    return switch (first.kind()) {
      case SIGNAL, SIGNALS, CHANNELS -> "Any";
      case TEXT -> "str";
      default -> "Any";
    };
  }

  private static String value(Word word) {
    return switch (word.result().getSimpleName()) {
      case "Signal", "Stored" -> "Signal";
      case "double" -> "float";
      case "long" -> "int";
      case "String" -> "str";
      case "Cascade" -> "_Filter";
      case "Guess" -> "tuple[Optional[str], float]";
      case "SavedSignal" -> "tuple[str, Optional[Signal]]";
      case "Grains", "Pieces", "Findings" -> "list[Any]";
      case "List" ->
          word.method()
                  .getGenericReturnType()
                  .getTypeName()
                  .endsWith("<tenuto.engine.signal.Signal>")
              ? "Channels"
              : "list[Any]";
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
