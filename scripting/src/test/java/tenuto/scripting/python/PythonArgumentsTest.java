package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.python.core.PyException;
import org.python.core.PyObject;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.contract.Example;
import tenuto.engine.signal.Signal;
import tenuto.scripting.rules.Ownership;

/**
 * What every word answers to values of Python's that it cannot take, as tenuto.dsp.contract tests
 * what it answers to those that it cannot use: a result that can be read, or an error that begins
 * with the word's name and names the parameter. Never another exception.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PythonArgumentsTest {
  /** Samples that a result may have to be read as a whole. */
  private static final int SHORT = 200_000;

  private static final List<String> NUMBERS = List.of("10**400", "2**63", "True");
  private static final List<String> TEXTS = List.of("'a\\0b'", "u'\\u266b'");
  private static final List<String> PAIRS =
      List.of(
          "[(0, 1, 2)]",
          "[0, 1]",
          "((0, 10**400), (10, 1))",
          "[(0, sf.Silence(10))]",
          "[(sf.Silence(10), 1)]",
          "[sf.Silence(10)]");

  private static final String RELEASED =
      "(lambda x: (x.release(), x)[1])(sf.Realise(sf.SineWave(5, 440)))";

  private static final List<String> ANYTHING =
      List.of(
          "None", "'text'", "[3]", "sf.Silence(1)", "lambda: 1", "3", "[]", "['a']", "{}", "sf");

  /** Of so many of them each parameter is given one: over all words each is often given. */
  private static final int TURNS = 8;

  @TempDir static Path folder;

  private static Kits kits;

  @BeforeAll
  static void open() {
    kits = new Kits(folder);
    kits.makeSamples();
  }

  @AfterAll
  static void close() {
    kits.close();
  }

  static Stream<Example> examples() {
    return Example.all().stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void aValueThatMakesNoSenseIsAnErrorOrHasAResult(Example example) {
    for (int i = 0; i < example.word().parameters().size(); i++) {
      List<String> values = values(example, i);
      int turn = (example.word().name().length() + i) % TURNS;
      check(
          example,
          i,
          IntStream.range(0, values.size())
              .filter(k -> k % TURNS == turn)
              .mapToObj(values::get)
              .toList());
    }
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void anyValueThatMakesNoSenseIsAnErrorOrHasAResult(Example example) {
    for (int i = 0; i < example.word().parameters().size(); i++) {
      check(example, i, values(example, i));
    }
  }

  /** Those that Java has none for, and those of the wrong kind. */
  private static List<String> values(Example example, int parameter) {
    List<String> values =
        switch (example.word().parameters().get(parameter).kind()) {
          case NUMBER, CONTROL, PROCESSOR, ANYTHING -> NUMBERS;
          case TEXT -> TEXTS;
          case POINTS, PLACES, ECHOES, ROWS -> PAIRS;
          case SIGNAL, SIGNALS, CHANNELS, FILTER -> List.of("[]");
        };
    return Stream.concat(values.stream(), ANYTHING.stream()).toList();
  }

  private static void check(Example example, int parameter, List<String> values) {
    try (PatchKit kit = kits.open(2, 1024, Ownership.SCOPED)) {
      for (String value : values) {
        String how = "%s with %s for parameter %d".formatted(example, value, parameter);
        PyObject other = kit.evaluate(value);
        Feed feed =
            example.word().takesMany()
                ? Feed.argumentsOf(example.word().name(), other)
                : Feed.argumentOf(example.word().name(), parameter, other);
        try {
          readAll(kit, Outcome.signals(example, kit.evaluate(kits.expression(example), feed)));
        } catch (PyException e) {
          String error = Outcome.error(kit, example, e);
          // What a file or the disk is to blame for, or a value before that was fine.
          if (!error.startsWith("IOError") && !error.contains("written twice")) {
            assertThat(error).as(how).containsPattern(": .*\\b" + naming(example, parameter));
          }
        }
        kit.end();
        assertThat(kit.lent()).as(how).isZero();
      }
    }
  }

  private static void readAll(PatchKit kit, List<Signal> signals) {
    for (Signal signal : signals) {
      if (signal.length() < SHORT) {
        kit.read(signal, 4096);
      }
    }
  }

  /** The parameter, or what is wrong within it. */
  private static String naming(Example example, int parameter) {
    Parameter named = example.word().parameters().get(parameter);
    return switch (named.kind()) {
      case POINTS -> "(" + named.name() + "|point|ms|dB)\\b";
      case PLACES -> "(" + named.name() + "|ms)\\b";
      case ECHOES -> "(" + named.name() + "|dB|ms)\\b";
      case SIGNAL, CONTROL, SIGNALS, CHANNELS, NUMBER, TEXT, ROWS, FILTER, PROCESSOR, ANYTHING ->
          named.name() + "\\b";
    };
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void aReleasedSignalIsAnErrorWhateverTheWord(Example example) {
    List<Parameter> parameters = example.word().parameters();
    for (int i = 0; i < parameters.size(); i++) {
      String released =
          switch (parameters.get(i).kind()) {
            case SIGNAL, CONTROL, SIGNALS, CHANNELS -> RELEASED;
            case PLACES -> "[(%s, 0)]".formatted(RELEASED);
            case ECHOES, ROWS, NUMBER, TEXT, POINTS, FILTER, PROCESSOR, ANYTHING -> null;
          };
      if (released != null) {
        refused(example, i, released);
      }
    }
  }

  private static void refused(Example example, int parameter, String released) {
    try (PatchKit kit = kits.open(2, 1024, Ownership.SCOPED)) {
      PyObject signal = kit.evaluate(released);
      String name = example.word().name();
      Feed feed =
          example.word().takesMany()
              ? Feed.argumentsOf(name, signal)
              : Feed.argumentOf(name, parameter, signal);
      PyException failure = null;
      try {
        kit.evaluate(kits.expression(example), feed);
      } catch (PyException e) {
        failure = e;
      }
      assertThat(failure).as("%s of a released signal", example).isNotNull();
      assertThat(Outcome.error(kit, example, failure)).contains("released");
      kit.end();
      assertThat(kit.lent()).isZero();
    }
  }

  /** Of surplus ones Sonic Field's words only warn: {@link ComposersHabitsTest}. */
  /** In a patch sf.Mixer is a function of Python, which begins the word if it is given a name. */
  static Stream<Example> ofWords() {
    return examples().filter(example -> !example.word().name().equals("Mixer"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("ofWords")
  void missingAndSurplusArgumentsAreErrors(Example example) {
    String word = "sf." + example.word().name();
    List<String> calls = new ArrayList<>(List.of(word + "(nothing=1)"));
    List<Parameter> parameters = example.word().parameters();
    if (!parameters.isEmpty() && parameters.getFirst().otherwise().isEmpty()) {
      calls.add(word + "()");
    }
    if (example.word().isOwn() || example.word().takesMany()) {
      calls.add(word + "(" + "1, ".repeat(parameters.size()) + "1)");
    }
    for (String call : calls) {
      try (PatchKit kit = kits.open(1, 1024, Ownership.SCOPED)) {
        PyException failure = null;
        try {
          kit.evaluate(call);
        } catch (PyException e) {
          failure = e;
        }
        assertThat(failure).as(call).isNotNull();
        Outcome.error(kit, example, failure);
      }
    }
  }
}
