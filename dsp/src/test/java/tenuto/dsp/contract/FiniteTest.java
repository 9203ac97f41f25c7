package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.catalogue.Parameter;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/**
 * No word gives a sample that is not finite, whatever finite numbers and samples it is given that
 * it does not refuse: IEEE 754's extremes in the place of each number of its example, and signals
 * of extremes up to a million in the place of each signal, alone and together. Samples beyond that
 * are nobody's sound, and their squares and products leave the range of a double.
 *
 * <p>It also bounds what a call costs: each gives its first samples within the time of a test.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FiniteTest extends AllWords {
  private static final double[] NUMBERS = {
    -0.0, 5e-324, -5e-324, 1e-310, 1e-160, 1e-3, -200, 1000, 30_000, 1e9, 1e300
  };

  private static final double[] SAMPLES = {
    -0.0, 5e-324, 1e-310, -1e-300, 1e-160, 1e6, -1e6, 0, 1e-20, -1e-9, 1, -1, 0.5, 1000
  };

  /** Of these, how many are also tried as signals that stay there. */
  private static final int STEADY = 7;

  /** Signals of {@link #SAMPLES} in any order, after those that stay. */
  private static final int MIXED = 4;

  private static final int PAIRS = 6;

  /** In each place the build tries every fourth number, and the profile {@code faults} all. */
  private static final int TURNS = 4;

  private static final int MOST_READ = 4096;

  /** Words whose result is not finite by their definition, and why. */
  private static final Map<String, String> EXCEPTIONS =
      Map.ofEntries(
          Map.entry("Power", "0 to a power below 0 is infinite, and large powers overflow"),
          Map.entry("Raise", "so is it here; a root of a number below 0 is none"),
          Map.entry("ShapedPower", "as Power"),
          Map.entry("DirtyPower", "as Power"),
          Map.entry("DirtyRaise", "as Raise"),
          Map.entry("WaveShaper", "a polynomial of large coefficients overflows"),
          Map.entry("ResonantFilter", "a loop whose gain is above 1 grows without end"),
          Map.entry("ShapedResonantFilter", "the same"),
          Map.entry("FilteredResonantFilter", "the same"),
          Map.entry("MultipleResonantFilter", "the same"),
          Map.entry("Resonate", "the same: its response is a signal, here of up to a million"));

  /** All but what is only heard or seen. */
  static Stream<Example> examples() {
    return Example.all().stream()
        .filter(example -> !example.word().family().equals("Sound devices"))
        .filter(example -> !example.word().family().equals("Pictures"))
        .filter(example -> !EXCEPTIONS.containsKey(example.word().names().getFirst()));
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("examples")
  void finiteNumbersGiveFiniteSamples(Example example) {
    checkNumbers(example, TURNS);
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("examples")
  void anyFiniteNumbersGiveFiniteSamples(Example example) {
    checkNumbers(example, 1);
  }

  private static void checkNumbers(Example example, int turns) {
    int numbers = numbers(example);
    try (Kit kit = kits.open(1, 1024)) {
      for (int which = 0; which < numbers; which++) {
        for (int i = (example.word().name().length() + which) % turns;
            i < NUMBERS.length;
            i += turns) {
          check(
              kit,
              example,
              numberOf(example, which, NUMBERS[i]),
              "%s as number %d".formatted(NUMBERS[i], which));
        }
      }
    }
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("examples")
  void finiteSignalsGiveFiniteSamples(Example example) {
    checkSignals(example, TURNS);
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("examples")
  void anyFiniteSignalsGiveFiniteSamples(Example example) {
    checkSignals(example, 1);
  }

  private static void checkSignals(Example example, int turns) {
    if (!example.takesSignals()) {
      return;
    }
    try (Kit kit = kits.open(1, 1024)) {
      for (int seed = example.word().name().length() % turns;
          seed < STEADY + MIXED;
          seed += turns) {
        for (int which = -1; which < (seed < STEADY ? 0 : 2); which++) {
          check(
              kit,
              example,
              extreme(example, which, seed),
              "extreme %d as signal %d".formatted(seed, which));
        }
      }
    }
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("examples")
  void finiteNumbersAndSignalsTogetherGiveFiniteSamples(Example example) {
    int numbers = numbers(example);
    SplittableRandom random = new SplittableRandom(example.word().name().hashCode());
    try (Kit kit = kits.open(1, 1024)) {
      for (int i = 0; i < PAIRS && numbers > 0; i++) {
        int one = random.nextInt(numbers);
        int other = random.nextInt(numbers);
        double first = NUMBERS[random.nextInt(NUMBERS.length)];
        double second = NUMBERS[random.nextInt(NUMBERS.length)];
        int seed = STEADY + i % MIXED;
        Feed feed =
            numberOf(example, one, first)
                .then(numberOf(example, other, second))
                .then(extreme(example, -1, seed));
        String how =
            "%s as number %d, %s as %d, extreme %d".formatted(first, one, second, other, seed);
        check(kit, example, feed, how);
      }
    }
  }

  private static void check(Kit kit, Example example, Feed feed, String how) {
    try {
      for (Signal signal : Outcome.signals(example, kit.evaluate(kits.expression(example), feed))) {
        double[] samples = kit.read(signal, 0, (int) Math.min(signal.length(), MOST_READ), 1024);
        for (int i = 0; i < samples.length; i++) {
          if (!Double.isFinite(samples[i])) {
            throw new AssertionError(
                "sf.%s with %s: sample %d is %s".formatted(example, how, i, samples[i]));
          }
        }
      }
    } catch (IllegalArgumentException | UncheckedIOException e) {
      assertThat(e.getMessage()).isNotEmpty(); // it is refused, by name: see WrongArgumentsTest
    }
  }

  /** How many numbers an example has, those left out among them. */
  private static int numbers(Example example) {
    int[] seen = {0};
    try (Kit kit = kits.open(1, 1024)) {
      kit.evaluate(kits.expression(example), numberOf(example, -1, 0, seen));
    }
    return seen[0];
  }

  private static Feed numberOf(Example example, int which, double number) {
    return (kit, word, arguments) ->
        numberOf(example, which, number, new int[1]).feed(kit, word, arguments);
  }

  /**
   * Puts a number in the place of one of an example's, within lists too.
   *
   * @param which counted from 0 through all arguments; those left out count too
   * @param seen gains how many there are
   */
  private static Feed numberOf(Example example, int which, double number, int[] seen) {
    return (kit, word, arguments) -> {
      if (!word.name().equals(example.word().name())) {
        return arguments;
      }
      List<Object> all = new ArrayList<>(arguments);
      if (!word.takesMany()) {
        for (Parameter left : word.parameters().subList(all.size(), word.parameters().size())) {
          all.add(
              left.kind() == Parameter.Kind.TEXT
                  ? left.otherwise()
                  : Double.valueOf(left.otherwise()));
        }
      }
      return put(all, which, number, seen);
    };
  }

  private static List<Object> put(List<?> values, int which, double number, int[] seen) {
    List<Object> all = new ArrayList<>();
    for (Object value : values) {
      if (value instanceof List<?> list) {
        all.add(put(list, which, number, seen));
      } else {
        all.add(value instanceof Number && which == seen[0]++ ? (Object) number : value);
      }
    }
    return all;
  }

  /**
   * Puts extremes in the place of one of an example's signals, or of all.
   *
   * @param which counted from 0 through all arguments, or −1 for all
   */
  private static Feed extreme(Example example, int which, int seed) {
    return Feed.signalOf(
        example.word().name(),
        which,
        x -> Generated.of(new Extremes(seed), Math.min(x.length(), MOST_READ)));
  }

  /** One of {@link #SAMPLES} throughout, or all of them in any order, some for a while. */
  private record Extremes(int seed) implements Source {
    private static final int WHILE = 37;

    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        long at = start + i;
        long place = at % 3 == 0 ? at : at / WHILE;
        int any = new SplittableRandom(seed * 7919L + place).nextInt(SAMPLES.length);
        out.set(i, SAMPLES[seed < STEADY ? seed : any]);
      }
    }
  }
}
