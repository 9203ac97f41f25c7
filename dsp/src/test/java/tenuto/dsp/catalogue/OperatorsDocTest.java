package tenuto.dsp.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.word.Estimate;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.Grains;
import tenuto.dsp.word.Pieces;
import tenuto.dsp.word.SavedSignal;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** The reference page docs/operators.md, made from the operators. */
class OperatorsDocTest {
  private static final Path PAGE = Path.of("../docs/operators.md");

  /** What follows is written by {@code FunctionsDocTest}, in another module. */
  private static final String FUNCTIONS = "\n## Functions\n";

  /** The page is written where it is no longer right; so a second run passes. */
  @Test
  void thePageIsWhatTheCatalogueSays() throws IOException {
    String before = Files.readString(PAGE);
    int functions = before.indexOf(FUNCTIONS);
    String page = page(new Catalogue()) + (functions < 0 ? "" : before.substring(functions));
    boolean isRight = before.equals(page);
    if (!isRight) {
      Files.writeString(PAGE, page);
    }
    assertThat(isRight)
        .as("words have changed, and docs/operators.md was written anew: commit it too")
        .isTrue();
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
            # Words

            <!-- Generated from the catalogue: do not edit, see OperatorsDocTest. -->

            A word is a function of `sf`. One whose first parameter is a signal is also a method of signals, in snake_case:
            `sf.RBJLowPass(x, 1000, 0.7)` is `x.rbj_low_pass(1000, 0.7)`. All arguments can be given by name. `help(sf.Mix)` in a
            patch and `./tenuto help Mix` print the same. Unless a word says otherwise, its result is as long as its longest signal,
            and a NaN in a signal is a NaN at the same place. The last section has the functions of `sf` that are no words.
            """);
    families.forEach(
        (family, words) -> {
          page.append("\n## ").append(family).append('\n');
          words.forEach(word -> page.append('\n').append(section(catalogue, word)));
        });
    return page.toString();
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
      text.append("\n| parameter | unit and range | |\n|---|---|---|\n");
    }
    for (Parameter parameter : word.parameters()) {
      text.append(
          "| `%s` | %s | %s |\n"
              .formatted(parameter.name(), parameter.measure(), parameter.text()));
    }
    if (!word.promise().isEmpty()) {
      text.append('\n').append(word.promise()).append('\n');
    }
    if (!word.source().isEmpty()) {
      text.append("\nSource: ").append(word.source()).append('\n');
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
      return word.name().equals("Collapse")
          ? "a list of pairs (signal, ms)"
          : word.isLinked()
              ? "a list of signals, or one signal if that is all and x was no list"
              : "a list of signals";
    } else if (type == Grains.class) {
      return "a list of pairs (signal, ms)";
    } else if (type == Pieces.class) {
      return "a list of pairs (sound, ms)";
    } else if (type == Findings.class) {
      return "a list";
    } else if (type == Estimate.class) {
      return "a pair (name, confidence)";
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
