package tenuto.dsp.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.word.Operator;

class CatalogueTest {
  private static final Catalogue CATALOGUE = new Catalogue();

  /** Of Python 2.7: no parameter called so could be given by name. */
  private static final Set<String> KEYWORDS =
      Set.of(
          "and",
          "as",
          "assert",
          "break",
          "class",
          "continue",
          "def",
          "del",
          "elif",
          "else",
          "except",
          "exec",
          "finally",
          "for",
          "from",
          "global",
          "if",
          "import",
          "in",
          "is",
          "lambda",
          "not",
          "or",
          "pass",
          "print",
          "raise",
          "return",
          "try",
          "while",
          "with",
          "yield",
          "None");

  /** One word of each operator. */
  static Stream<Word> operators() {
    Set<List<String>> seen = new HashSet<>();
    return CATALOGUE.words().stream().filter(word -> seen.add(word.names()));
  }

  @Test
  void holdsEveryOperator() throws Exception {
    Set<List<String>> known = operators().map(Word::names).collect(Collectors.toSet());
    for (Class<?> family : classes()) {
      for (Method method : family.getDeclaredMethods()) {
        Operator operator = method.getAnnotation(Operator.class);
        if (operator != null) {
          assertThat(known).as("%s", method).contains(List.of(operator.words()));
        }
      }
    }
  }

  /** All classes of the module. */
  static List<Class<?>> classes() throws URISyntaxException, IOException, ClassNotFoundException {
    Path root =
        Path.of(Catalogue.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    List<Class<?>> classes = new java.util.ArrayList<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.toList()) {
        String name = root.relativize(file).toString().replace(File.separatorChar, '.');
        if (name.endsWith(".class") && !name.endsWith("-info.class")) {
          classes.add(
              Class.forName(name.replace(".class", ""), false, Catalogue.class.getClassLoader()));
        }
      }
    }
    assertThat(classes).contains(Catalogue.class, Generators.class);
    return classes;
  }

  @Test
  void everyWordIsFoundByItsNameAndItsMethodByItsOwn() {
    Set<String> methods = new HashSet<>();
    for (Word word : CATALOGUE.words()) {
      assertThat(CATALOGUE.word(word.name())).isSameAs(word);
      boolean isOfSignals =
          !word.parameters().isEmpty()
              && (word.parameters().getFirst().kind() == Parameter.Kind.SIGNAL || word.isLinked());
      assertThat(CATALOGUE.method(word.snakeCase())).isSameAs(isOfSignals ? word : null);
      if (isOfSignals) {
        methods.add(word.snakeCase());
      }
    }
    assertThat(CATALOGUE.methods()).containsExactlyInAnyOrderElementsOf(methods);
    assertThat(CATALOGUE.word("SinWave")).isNull();
    assertThat(CATALOGUE.method("sine_wave")).as("its first parameter is no signal").isNull();
  }

  @Test
  void aSeriesHasAWordForEachOfItsNumbers() {
    List<String> names = CATALOGUE.words().stream().map(Word::name).toList();
    assertThat(names.stream().filter(name -> name.matches("DB\\d+"))).hasSize(100);
    assertThat(names.stream().filter(name -> name.matches("DB_\\d+"))).hasSize(101);
    assertThat(names.stream().filter(name -> name.matches("Pcnt\\d+"))).hasSize(100);
    assertThat(names.stream().filter(name -> name.matches("Pcnt_\\d+"))).hasSize(101);
    assertThat(names).contains("DB1", "DB100", "DB_0", "DB_100").doesNotContain("DB0", "DB101");
  }

  @Test
  void everyNameCanBeWrittenInPython() {
    for (Word word : CATALOGUE.words()) {
      assertThat(word.snakeCase()).as(word.name()).matches("[a-z][a-z0-9_]*").isNotIn(KEYWORDS);
      for (Parameter parameter : word.parameters()) {
        assertThat(parameter.name()).as(word.name()).isNotIn(KEYWORDS);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("operators")
  void isDocumented(Word word) {
    assertThat(word.summary()).as("one sentence").matches("[A-Z0-9][^\\n]*[^.]\\.");
    assertThat(word.summary().replaceAll("\\b(e\\.g|i\\.e)\\.", ""))
        .as("one sentence, and no second")
        .doesNotContain(". ");
    assertThat(word.example()).startsWith("sf.").endsWith(")");
    assertThat(word.names()).isNotEmpty();
    for (Parameter parameter : word.parameters()) {
      assertThat(parameter.name()).as("compiled with -parameters").doesNotMatch("arg\\d+");
      assertThat(parameter.text())
          .as("text of %s", parameter.name())
          .isNotBlank()
          .isNotEqualTo(parameter.kind().text());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "SinWave, SineWave",
    "sinewave, SineWave",
    "RBJLowpas, RBJLowPass",
    "mix, Mix",
    "Normalize, Normalise",
    "WriteFile24, WriteFile",
    "louder, Volume",
    "saw, Saw",
    "fft, FrequencyDomain"
  })
  void theNearestWordIsSuggested(String wrong, String nearest) {
    assertThat(CATALOGUE.meant(wrong)).isEqualTo(nearest);
  }

  @Test
  void helpIsAPageOfText() {
    assertThat(CATALOGUE.word("LinearVolume").help())
        .isEqualTo(
            """
            sf.LinearVolume(x, gain)
                The signal multiplied by a number.
                x: a signal, or a list of signals as channels
                gain: gain (a factor): 1 leaves the signal unchanged, -1 inverts it
                The same: NumericVolume, LinearVolume
                Example: sf.NumericVolume(sf.SineWave(1000, 440), 0.5)\
            """);
    assertThat(CATALOGUE.word("Mix").help()).startsWith("sf.Mix(x...)\n");
    assertThat(CATALOGUE.word("WriteFile").help()).startsWith("sf.WriteFile(x, path, format='");
    assertThat(CATALOGUE.word("DB6").help()).startsWith("sf.DB6(x)\n").doesNotContain("The same");
  }

  @Test
  void aCallThatFailsSaysTheWord() {
    Word word = CATALOGUE.word("Note");
    assertThatThrownBy(() -> word.call(null, new Object[] {"h1"}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("sf.Note: name must be ");
    assertThat(Arrays.asList(word.call(null, new Object[] {"c4"}))).containsExactly(261.625565);
  }
}
