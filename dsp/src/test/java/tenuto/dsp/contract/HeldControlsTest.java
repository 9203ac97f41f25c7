package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.word.Unit;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;

/**
 * Of every word and each of its controls: one that ends before the sound gives the same as one that
 * goes on with its last value, to the bit.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HeldControlsTest extends AllWords {
  private static final double SOUND_MS = 300;
  private static final double CONTROL_MS = 100;
  private static final double EXTENDED_MS = 4000;

  /** Words whose second signal is a sound as well: their own tests say what follows its end. */
  private static final List<String> OTHERS =
      List.of("SpectralGate", "Modulo", "Minimum", "Maximum", "Greater", "Less");

  /** A control of a word. */
  record Control(Example example, int place) {
    Parameter parameter() {
      return example.word().parameters().get(place);
    }

    @Override
    public String toString() {
      return example + " " + parameter().name();
    }
  }

  static Stream<Control> controls() {
    return Example.all().stream()
        .flatMap(
            example ->
                IntStream.range(0, example.word().parameters().size())
                    .mapToObj(place -> new Control(example, place)))
        .filter(control -> isControl(control.parameter()))
        .filter(control -> !OTHERS.contains(control.example.word().name()) || control.place > 1);
  }

  private static boolean isControl(Parameter parameter) {
    return parameter.kind() == Parameter.Kind.CONTROL || parameter.holds();
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("controls")
  void oneThatEndsGoesOnWithItsLastValue(Control control) {
    Outcome extended = outcome(control, HeldControlsTest::extended);
    Outcome held = outcome(control, HeldControlsTest::line);
    extended.assertSame(held, control + " that ends");
    double samples = SOUND_MS / 1000 * Kits.RATE;
    assertThat(held.signals()).isNotEmpty();
    for (double[] signal : held.signals()) {
      assertThat((double) signal.length).isGreaterThan(samples / 2 - 1);
    }
  }

  /** Of what is stored only the last sample is known. */
  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("controls")
  void oneThatIsStoredGoesOnWithItsLastSample(Control control) {
    Outcome extended = outcome(control, HeldControlsTest::sampleExtended);
    outcome(control, (kit, value) -> kit.stored(line(kit, value)))
        .assertSame(extended, control + " that is stored");
  }

  /** The word's example with that control instead, all sounds 300 ms long. */
  private static Outcome outcome(Control control, BiFunction<Kit, Double, Signal> make) {
    try (Kit kit = kits.open(1, 1024)) {
      Feed feed =
          (its, word, arguments) ->
              word == control.example.word() || word.names().equals(control.example.word().names())
                  ? fed(its, word, arguments, control.place, make)
                  : arguments;
      Object result = kit.evaluate(kits.expression(control.example), feed);
      return Outcome.of(kit, control.example, result, 1000);
    }
  }

  private static List<Object> fed(
      Kit kit, Word word, List<Object> given, int place, BiFunction<Kit, Double, Signal> make) {
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < Math.max(given.size(), place + 1); i++) {
      Parameter parameter = word.parameters().get(i);
      Object value = i < given.size() ? given.get(i) : leftOut(parameter);
      if (i == place) {
        all.add(make.apply(kit, number(kit, value)));
      } else if (i == 0 && parameter.unit() == Unit.MS) {
        all.add(SOUND_MS);
      } else {
        all.add(isControl(parameter) ? value : sound(kit, value));
      }
    }
    return all;
  }

  private static Object leftOut(Parameter parameter) {
    return parameter.kind() == Parameter.Kind.TEXT
        ? parameter.otherwise()
        : (Object) Double.valueOf(parameter.otherwise());
  }

  private static Object sound(Kit kit, Object value) {
    return switch (value) {
      case Signal x -> NewEnd.at(x, kit.session().samples(SOUND_MS));
      case List<?> list -> list.stream().map(each -> sound(kit, each)).toList();
      default -> value;
    };
  }

  private static double number(Kit kit, Object value) {
    return value instanceof Signal x ? kit.read(x, 1000)[0] : ((Number) value).doubleValue();
  }

  private static double end(double value) {
    return value == 0 ? 0.2 : 0.9 * value;
  }

  /** A line of 100 ms. */
  private static Signal line(Kit kit, double value) {
    return (Signal)
        kit.evaluate("sf.NumericShape((0, %s), (%s, %s))".formatted(value, CONTROL_MS, end(value)));
  }

  /** The line, followed by the value to which it leads. */
  private static Signal extended(Kit kit, double value) {
    return joined(kit, line(kit, value), end(value));
  }

  private static Signal sampleExtended(Kit kit, double value) {
    Signal line = line(kit, value);
    double[] samples = kit.read(line, 1000);
    return joined(kit, line, samples[samples.length - 1]);
  }

  private static Signal joined(Kit kit, Signal line, double value) {
    Signal rest = (Signal) kit.evaluate("sf.Constant(%s, %s)".formatted(EXTENDED_MS, value));
    return Gathered.of(
        new Timeline.Join(List.of(line.length(), rest.length())),
        List.of(line, rest),
        line.length() + rest.length());
  }
}
