package tenuto.dsp.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.Grains;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.SavedSignal;
import tenuto.engine.Signal;
import tenuto.engine.Stored;

/**
 * The index of words and the reference page docs/operators.md, made from the operators. After a
 * change of one make them again with {@code ./mvnw test -pl engine,dsp -Dtest=OperatorsDocTest
 * -Dsurefire.failIfNoSpecifiedTests=false -Dtenuto.write.docs}, twice, as the page is made by the
 * index.
 */
class OperatorsDocTest {
  private static final Path PAGE = Path.of("../docs/operators.md");
  private static final Path WORDS =
      Path.of("src/main/resources/tenuto/dsp/catalogue", Catalogue.INDEX);

  /** A series of words in an operator's name: {@code DB_#0..100}. */
  private static final Pattern SERIES = Pattern.compile("(.*)#(\\d+)\\.\\.(\\d+)");

  @Test
  void theIndexIsWhatTheOperatorsSay() throws Exception {
    SortedMap<String, String> lines = new TreeMap<>();
    Set<String> methods = new HashSet<>();
    for (Class<?> family : CatalogueTest.classes()) {
      for (Method method : family.getDeclaredMethods()) {
        Operator operator = method.getAnnotation(Operator.class);
        for (String name : operator == null ? new String[0] : operator.words()) {
          for (Word word : words(name, method)) {
            boolean isMethod =
                !word.parameters().isEmpty()
                    && word.parameters().getFirst().kind() == Parameter.Kind.SIGNAL;
            String line =
                "%s %s %s %s %s"
                    .formatted(
                        word.name(),
                        family.getName().substring(Catalogue.HOUSE.length()),
                        method.getName(),
                        name.equals(word.name()) ? "-" : word.name().replaceAll(".*\\D", ""),
                        isMethod ? word.snakeCase() : "-");
            assertThat(lines.put(word.name(), line)).as(line).isNull();
            assertThat(!isMethod || methods.add(word.snakeCase())).as(line).isTrue();
          }
        }
      }
    }
    String index = String.join("\n", lines.values()) + "\n";
    if (System.getProperty("tenuto.write.docs") != null) {
      Files.createDirectories(WORDS.getParent());
      Files.writeString(WORDS, index);
    }
    assertThat(WORDS).hasContent(index);
  }

  private static List<Word> words(String name, Method method) {
    Matcher series = SERIES.matcher(name);
    List<Parameter> parameters = Word.parametersOf(method, series.matches());
    if (!series.matches()) {
      return List.of(new Word(name, OptionalInt.empty(), method, parameters));
    }
    return IntStream.rangeClosed(
            Integer.parseInt(series.group(2)), Integer.parseInt(series.group(3)))
        .mapToObj(i -> new Word(series.group(1) + i, OptionalInt.of(i), method, parameters))
        .toList();
  }

  @Test
  void thePageIsWhatTheCatalogueSays() throws IOException {
    String page = page(new Catalogue());
    if (System.getProperty("tenuto.write.docs") != null) {
      Files.writeString(PAGE, page);
    }
    assertThat(PAGE).hasContent(page);
  }

  private static String page(Catalogue catalogue) {
    SortedMap<String, List<Word>> families = new TreeMap<>();
    Set<List<String>> seen = new HashSet<>();
    for (Word word : catalogue.words()) {
      if (seen.add(word.names())) {
        families.computeIfAbsent(word.family(), it -> new ArrayList<>()).add(word);
      }
    }
    StringBuilder page =
        new StringBuilder(
            """
            # Operators

            Every word of `sf`, generated from the catalogue: do not edit, see `OperatorsDocTest`. A word whose first
            parameter is a signal is also a method of signals, in snake_case: `sf.RBJLowPass(x, 1000, 0.7)` is
            `x.rbj_low_pass(1000, 0.7)`. All arguments can be given by name. `help(sf.Mix)` in a patch and
            `./tenuto help Mix` print the same.
            """);
    families.forEach(
        (family, words) -> {
          page.append("\n## ").append(title(family)).append('\n');
          words.forEach(word -> page.append('\n').append(section(catalogue, word)));
        });
    return page.toString();
  }

  private static String title(String family) {
    String spaced = family.replaceAll("(?<=[a-z])(?=[A-Z])", " ");
    return (spaced.charAt(0) + spaced.substring(1).toLowerCase(Locale.ROOT)).replace("Rbj", "RBJ");
  }

  private static String section(Catalogue catalogue, Word word) {
    StringBuilder text = new StringBuilder();
    text.append("### ")
        .append(
            word.names().stream().map(OperatorsDocTest::readable).collect(Collectors.joining(", ")))
        .append("\n`")
        .append(
            word.names().stream()
                .map(name -> catalogue.word(name.replaceAll("#.*\\.\\.", "")))
                .map(Word::toString)
                .collect(Collectors.joining("`, `")))
        .append("`: ")
        .append(word.summary())
        .append(" Returns ")
        .append(result(word))
        .append(".\n");
    if (!word.parameters().isEmpty()) {
      text.append("\n| parameter | unit and range |\n|---|---|\n");
    }
    for (Parameter parameter : word.parameters()) {
      text.append("| `%s` | %s |\n".formatted(parameter.name(), parameter.unit()));
    }
    return text.append("\nExample: `").append(word.example()).append("`\n").toString();
  }

  /** {@code DB#1..100} as a reader wants it. */
  private static String readable(String name) {
    return name.replaceAll("(.*)#(\\d+)\\.\\.(\\d+)", "$1$2 to $1$3");
  }

  private static String result(Word word) {
    Class<?> type = word.result();
    if (type == Signal.class) {
      return "a signal";
    } else if (type == Stored.class) {
      return "a stored signal";
    } else if (type == SavedSignal.class) {
      return "a pair (path, signal or None)";
    } else if (word.name().equals("Mixers")) {
      return "a list of strings";
    } else if (type == List.class) {
      return word.name().equals("Collapse") ? "a list of pairs (signal, ms)" : "a list of signals";
    } else if (type == Grains.class) {
      return "a list of pairs (signal, ms)";
    } else if (type == Findings.class) {
      return "a list";
    } else if (type == Cascade.class) {
      return "a filter";
    } else if (type == String.class) {
      return "a string";
    } else if (type == void.class) {
      return "its first argument";
    }
    return "a number";
  }
}
