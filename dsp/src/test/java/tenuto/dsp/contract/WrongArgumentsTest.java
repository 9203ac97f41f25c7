package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.catalogue.Parameter;
import tenuto.engine.signal.Signal;

/**
 * What every word answers to arguments that make no sense: a result that can be read, or an error
 * that begins with the word's name and names the parameter. Never another exception.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class WrongArgumentsTest extends AllWords {
  /** Samples that a result may have to be read as a whole. */
  private static final int SHORT = 200_000;

  private static final List<String> NUMBERS =
      List.of(
          "nan",
          "inf",
          "-1e999",
          "-1",
          "0",
          "5e-324",
          "0.3",
          "1e17",
          "1e300",
          "9223372036854775808.0");

  private static final List<String> POINTS =
      List.of(
          "[]",
          "[(0, 1)]",
          "[(5, 1), (1, 1)]",
          "[(-1, 1), (5, 1)]",
          "[(0, 1), (nan, 1)]",
          "[(0, 1), (inf, 1)]",
          "[(0, nan), (10, 1)]",
          "[(0, 1), (10, inf)]",
          "[(0, 1e300), (10, -1e300)]",
          "[(0, 1), (0, 2), (0, 3)]",
          "[(0, 0), (1e-9, 1), (10, 1)]",
          "[(1e300, 1), (1e301, 1)]",
          "[(0, 1, 2)]",
          "[0, 1]");

  private static final List<String> PLACES =
      List.of(
          "[]",
          "[(sf.Silence(10), nan)]",
          "[(sf.Silence(10), inf)]",
          "[(sf.Silence(10), 1e300)]",
          "[(sf.Silence(10), -1e6), (sf.Silence(20), -5)]",
          "[(0, sf.Silence(10))]",
          "[sf.Silence(10)]");

  private static final List<String> ECHOES =
      List.of(
          "[]",
          "[(0, 1)]",
          "[(nan, 1)]",
          "[(-6, nan)]",
          "[(-6, inf)]",
          "[(-1e300, 1)]",
          "[(1e300, 1)]",
          "[(-6, -1)]",
          "[(-6, 0)]",
          "[(-6, 1e300)]",
          "[(-6, 5), (-6, 5)]",
          "[(sf.Silence(10), 1)]",
          "[0, 1]");

  private static final List<String> ROWS =
      List.of(
          "[]",
          "[()]",
          "[(0,)]",
          "[(0, 1)]",
          "[(0, 1, 2, 3, 4, 5, 6)]",
          "[(0, 0), (10, 1, 2), (20, 0, -3)]",
          "[(nan, 1, 1)]",
          "[(1, nan, 1)]",
          "[(1, 1, inf)]",
          "[(-1e300, 1, 1)]",
          "[(1e300, 1e300, 1e300)]",
          "[(5, 1), (1, 1)]",
          "[(sf.Silence(10), 1)]",
          "[0, 1]");

  private static final List<String> TEXTS =
      List.of("''", "'.'", "'no such thing'", "'a\0b'", "'\u266b'", "'" + "x".repeat(5000) + "'");

  static Stream<Example> examples() {
    return Example.all().stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void aValueOutOfRangeIsAnErrorOrHasAResult(Example example) {
    List<Parameter> parameters = example.word().parameters();
    for (int i = 0; i < parameters.size(); i++) {
      List<String> values =
          switch (parameters.get(i).kind()) {
            case NUMBER -> NUMBERS;
            case TEXT -> TEXTS;
            case POINTS -> POINTS;
            case PLACES -> PLACES;
            case SIGNAL, SIGNALS, CHANNELS, FILTER -> List.of("[]");
            case CONTROL, PROCESSOR, ANYTHING -> NUMBERS;
            case ECHOES -> ECHOES;
            case ROWS -> ROWS;
          };
      check(example, i, values);
    }
  }

  private static void check(Example example, int parameter, List<String> values) {
    try (Kit kit = kits.open(2, 1024)) {
      for (String value : values) {
        String how = "%s with %s for parameter %d".formatted(example, value, parameter);
        Object other = kit.evaluate(value);
        Feed feed =
            example.word().takesMany()
                ? Feed.argumentsOf(example.word().name(), other)
                : Feed.argumentOf(example.word().name(), parameter, other);
        try {
          readAll(kit, Outcome.signals(example, kit.evaluate(kits.expression(example), feed)));
        } catch (IllegalArgumentException | UncheckedIOException e) {
          String error = Outcome.error(kit, example, e);
          // What a file or the disk is to blame for, or a value before that was fine.
          if (!(e instanceof UncheckedIOException) && !error.contains("written twice")) {
            assertThat(error).as(how).containsPattern(": .*\\b" + naming(example, parameter));
          }
        }
        kit.end();
        assertThat(kit.lent()).as(how).isZero();
      }
    }
  }

  private static void readAll(Kit kit, List<Signal> signals) {
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
}
