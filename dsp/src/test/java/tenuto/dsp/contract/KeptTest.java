package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.nio.file.Path;
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
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * What one cache for all words gives back: the samples that are computed without it, whatever
 * parameter was changed since. It keeps everything, so a word whose text leaves something out is
 * found out here.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class KeptTest {
  @TempDir static Path folder;

  private static final MemoryCache CACHE = new MemoryCache();

  private static Kits without;
  private static Kits with;

  @BeforeAll
  static void open() {
    without = new Kits(folder);
    without.makeSamples();
    with = new Kits(folder, CACHE);
  }

  @AfterAll
  static void close() {
    without.close();
    with.close();
    if (System.getProperty("word") == null) {
      assertThat(CACHE.size()).isGreaterThan(500);
      assertThat(CACHE.reads()).isGreaterThan(300);
    }
  }

  /** All but what tells the time, and what is only heard. */
  static Stream<Example> examples() {
    return Example.all().stream()
        .filter(example -> !example.word().name().equals("Time"))
        .filter(example -> !example.word().family().equals("Sound devices"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void aChangedNumberIsHeard(Example example) {
    check(example, Feed.AS_IT_IS);
    check(example, Feed.AS_IT_IS);
    int numbers = numbers(example);
    if (numbers > 0) { // one of them, as each takes time
      changed(example, example.toString().length() % numbers);
    }
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void everyChangedNumberIsHeard(Example example) {
    check(example, Feed.AS_IT_IS);
    int numbers = numbers(example);
    for (int i = 0; i < numbers; i++) {
      changed(example, i);
    }
  }

  /** What the session is set to is no argument of any word. */
  @Tag("long")
  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void anotherRateIsHeard(Example example) {
    for (double rate : new double[] {Kits.RATE, 2 * Kits.RATE, Kits.RATE}) {
      Feed feed =
          (kit, word, arguments) -> {
            kit.session().sampleRate(rate);
            return arguments;
          };
      check(example, feed);
    }
  }

  private static int numbers(Example example) {
    int[] seen = {0};
    try (Kit kit = without.open(2, 1024)) {
      kit.evaluate(without.expression(example), Feed.numberOf(example.word().name(), -1, seen));
    }
    return seen[0];
  }

  private static void changed(Example example, int which) {
    int[] seen = {0};
    Feed feed = Feed.numberOf(example.word().name(), which, seen);
    check(
        example,
        (kit, word, arguments) -> {
          seen[0] = 0;
          return feed.feed(kit, word, arguments);
        });
  }

  private static void check(Example example, Feed feed) {
    List<double[]> expected = samples(without, example, feed);
    if (expected != null) {
      List<double[]> got = samples(with, example, feed);
      assertThat(got).as("%s", example).hasSameSizeAs(expected);
      for (int i = 0; i < got.size(); i++) {
        Outcome.assertSameSamples(
            expected.get(i), got.get(i), "signal %d of %s".formatted(i, example));
      }
    }
  }

  /** Of all signals, stored; null if the word does not take such a number. */
  private static List<double[]> samples(Kits kits, Example example, Feed feed) {
    try (Kit kit = kits.open(2, 1024)) {
      Object result;
      try {
        result = kit.evaluate(kits.expression(example), feed);
      } catch (IllegalArgumentException | UncheckedIOException e) {
        return null;
      }
      return Outcome.signals(example, result).stream().map(it -> stored(kit, it)).toList();
    }
  }

  private static double[] stored(Kit kit, Signal signal) {
    try (Stored stored = kit.session().store(signal)) {
      return kit.read(stored, 4096);
    }
  }
}
