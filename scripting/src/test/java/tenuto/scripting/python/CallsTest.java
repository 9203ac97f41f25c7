package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.python.core.PyObject;
import tenuto.dsp.contract.Example;
import tenuto.dsp.word.Dialect;
import tenuto.scripting.rules.Ownership;

/**
 * What holds for every word in Python, shown by its operator's own example: the same bits however
 * it is called, and in a counted patch no memory left behind. What holds for it anywhere is tested
 * in tenuto.dsp.contract.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class CallsTest {
  private static final List<Feed> FEEDS = List.of(Feed.AS_IT_IS, Feed.SEQUENTIAL, Feed.STORED);
  private static final List<Feed> CALLS = List.of(Feed.BY_NAME, Feed.AS_METHOD);

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

  /** All but what tells the time. */
  static Stream<Example> repeatable() {
    return examples()
        .filter(example -> !example.word().name().equals("Time"))
        .filter(Example::readsSamples);
  }

  private static PyObject evaluate(PatchKit kit, Example example, Feed feed) {
    return kit.evaluate(kits.expression(example), feed);
  }

  private static Outcome expected(Example example) {
    return expected(example, Dialect.TENUTO);
  }

  private static Outcome expected(Example example, Dialect dialect) {
    try (PatchKit kit = kits.open(1, 1024, Ownership.SCOPED)) {
      kit.follow(dialect);
      return Outcome.of(kit, example, evaluate(kit, example, Feed.AS_IT_IS), 4096);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("repeatable")
  void aCountedPatchThatDropsTheResultHoldsNothing(Example example) {
    dropped(example, List.of(itsTurn(example, FEEDS)));
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}")
  @MethodSource("repeatable")
  void aCountedPatchHoldsNothingWhateverItIsFed(Example example) {
    dropped(example, FEEDS);
  }

  /** Words take turns, as each takes time. */
  private static Feed itsTurn(Example example, List<Feed> feeds) {
    return feeds.get(example.word().name().length() % feeds.size());
  }

  private static void dropped(Example example, List<Feed> feeds) {
    Outcome expected = expected(example, Dialect.SONIC_FIELD_2015);
    for (Feed feed : feeds) {
      try (PatchKit kit = kits.open(2, 1024, Ownership.COUNTED)) {
        PyObject result = evaluate(kit, example, feed);
        expected.assertSame(Outcome.of(kit, example, result, 1000), example + ", counted");
        if (!Outcome.signals(example, result).isEmpty()) {
          release(result);
        }
        assertThat(kit.lent()).as("%s, counted", example).isZero();
      }
    }
  }

  private static void release(PyObject result) {
    if (result instanceof PySignal signal) {
      signal.release();
    } else if (Jython.isList(result)) {
      result.asIterable().forEach(CallsTest::release);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("repeatable")
  void calledAsAMethodOrByNameItIsTheSame(Example example) {
    called(example, List.of(itsTurn(example, CALLS)));
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}")
  @MethodSource("repeatable")
  void calledInAnyWayItIsTheSame(Example example) {
    called(example, CALLS);
  }

  private static void called(Example example, List<Feed> feeds) {
    Outcome expected = expected(example);
    for (Feed feed : feeds) {
      try (PatchKit kit = kits.open(1, 1024, Ownership.SCOPED)) {
        PyObject result = evaluate(kit, example, feed);
        expected.assertSame(Outcome.of(kit, example, result, 4096), example + ", called otherwise");
      }
    }
  }
}
