package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** A part of what a word makes is that of the whole, where what is stored waits to be read. */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PartsTest {
  private static final int STRETCH = 64;

  /** Where the parts begin, of the whole. */
  private static final double[] PLACES = {0.7, 0.1, 0.45};

  @TempDir static Path folder;

  private static Kits whole;
  private static Kits parts;
  private static Kits dry;

  @BeforeAll
  static void open() {
    whole = new Kits(folder);
    whole.makeSamples();
    parts = Kits.deferring(folder);
    dry = Kits.dry(folder);
  }

  @AfterAll
  static void close() {
    whole.close();
    parts.close();
    dry.close();
  }

  static Stream<Example> examples() {
    return KeptTest.examples();
  }

  /** Words take turns. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void aPartIsThatOfTheWhole(Example example) {
    checkParts(example, PLACES[example.word().name().length() % PLACES.length]);
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void partsAreThoseOfTheWholeWhereverTheyAre(Example example) {
    checkParts(example, PLACES);
  }

  private static void checkParts(Example example, double... places) {
    List<double[]> all;
    try (Kit kit = whole.open(2, 1024)) {
      all = signals(whole, kit, example).stream().map(it -> stored(kit, it)).toList();
    }
    for (double place : places) {
      try (Kit kit = parts.open(2, 1024)) {
        List<Signal> signals = signals(parts, kit, example);
        for (int i = 0; i < signals.size(); i++) {
          int from = (int) (place * all.get(i).length);
          int to = Math.min(all.get(i).length, from + 777);
          Outcome.assertSameSamples(
              Arrays.copyOfRange(all.get(i), from, to),
              part(kit, signals.get(i), from, to),
              "from %d, signal %d of %s".formatted(from, i, example));
        }
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void whatIsOnlyCountedIsAsLongAndCanBeRead(Example example) {
    List<double[]> all;
    try (Kit kit = whole.open(2, 1024)) {
      all = signals(whole, kit, example).stream().map(it -> stored(kit, it)).toList();
    }
    try (Kit kit = dry.open(2, 1024)) {
      List<Signal> signals = signals(dry, kit, example);
      for (int i = 0; i < signals.size(); i++) {
        int length = all.get(i).length;
        assertThat(signals.get(i).length()).as(example.toString()).isEqualTo(length);
        Outcome.assertSameSamples(
            all.get(i),
            part(kit, signals.get(i), 0, length),
            "signal %d of %s".formatted(i, example));
      }
    }
  }

  private static List<Signal> signals(Kits kits, Kit kit, Example example) {
    return Outcome.signals(example, kit.evaluate(kits.expression(example), Feed.AS_IT_IS));
  }

  private static double[] stored(Kit kit, Signal signal) {
    try (Stored stored = kit.session().store(signal)) {
      return kit.read(stored, 4096);
    }
  }

  private static double[] part(Kit kit, Signal signal, int from, int to) {
    double[] part = new double[to - from];
    kit.session()
        .visit(
            List.of(signal),
            from,
            to,
            STRETCH,
            () ->
                (start, in, n) -> {
                  for (int i = Math.max(0, (int) (from - start)); i < n; i++) {
                    part[(int) (start - from) + i] = in[0].get(i);
                  }
                });
    return part;
  }
}
