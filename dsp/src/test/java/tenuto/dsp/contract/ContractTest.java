package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.word.Estimate;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.SavedSignal;
import tenuto.engine.base.Block;
import tenuto.engine.base.Identity;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * What holds for every word of the patch language, shown by its operator's own example: the same
 * bits however it is computed, read and fed, and no memory left behind. A new operator is here as
 * soon as it is in the catalogue.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ContractTest extends AllWords {
  private static final int[] THREADS = {1, 2, 8};
  private static final int[] BLOCKS = {8, 64, 1024, 4096, 8192};
  private static final int[] STEPS = {1, 7, 64, 1000, 4096};
  private static final int STRETCHES = 8;

  /** Words whose result is silence, as they say themselves. */
  private static final Set<String> SILENT = Set.of("Silence", "Pcnt_0");

  /** Words that write what is no sound. */
  private static final Set<String> SOUNDLESS = Set.of("WriteFileString", "Plot");

  static Stream<Example> examples() {
    return Example.all().stream();
  }

  /** All but what tells the time. */
  static Stream<Example> repeatable() {
    return examples().filter(example -> !example.word().name().equals("Time"));
  }

  /** Those that can be fed the same samples in other ways. */
  static Stream<Example> fed() {
    return repeatable().filter(Example::readsSamples);
  }

  private static Object evaluate(Kit kit, Example example, Feed feed) {
    return kit.evaluate(kits.expression(example), feed);
  }

  private static Outcome expected(Example example) {
    try (Kit kit = kits.open(1, 1024)) {
      return Outcome.of(kit, example, evaluate(kit, example, Feed.AS_IT_IS), 4096);
    }
  }

  @Test
  @DisabledIfSystemProperty(named = "word", matches = ".*", disabledReason = "one word alone")
  void everyOperatorIsHere() {
    Set<List<String>> here =
        examples().map(example -> example.word().names()).collect(Collectors.toSet());
    Set<String> missing = new TreeSet<>();
    for (Word word : new Catalogue().words()) {
      if (!here.contains(word.names())) {
        missing.add(word.name());
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void theFilesThatExamplesReadAreThere() {
    for (Example example : Example.all()) {
      assertThat(example.filesRead())
          .as("%s", example)
          .allSatisfy(name -> assertThat(Path.of("../samples", name)).isRegularFile());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void itsExampleSounds(Example example) {
    Outcome outcome = expected(example);
    List<double[]> channels = new ArrayList<>(outcome.signals());
    try (Kit kit = kits.open(1, 1024)) {
      for (Map.Entry<String, byte[]> written : outcome.files().entrySet()) {
        assertThat(written.getValue()).isNotEmpty();
        if (SOUNDLESS.contains(example.word().name())) {
          continue;
        }
        Path file = folder.resolve("written");
        Files.write(file, written.getValue());
        Object read = kit.evaluate(reading(written.getKey()).formatted(file));
        Kit.signals(read).forEach(signal -> channels.add(kit.read(signal, 4096)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Class<?> result = example.word().result();
    if (result == double.class || result == long.class) {
      assertThat(Double.parseDouble(outcome.value())).isFinite().isNotZero();
    } else if (result == String.class) {
      assertThat(outcome.value()).isNotBlank();
    } else if (result == Findings.class) {
      assertThat(outcome.value()).matches("\\[[-0-9., \\[\\]E]+\\]");
    } else if (result == Estimate.class) {
      assertThat(outcome.value()).matches("Estimate\\[name=.+, confidence=[0-9.]+\\]");
    } else if (result == Cascade.class) {
      assertThat(outcome.value()).startsWith("Cascade[");
    } else if (result == SavedSignal.class) {
      assertThat(outcome.value()).startsWith("[").endsWith(".signal, None]");
    } else if (example.word().family().equals("Sound devices")) {
      assertThat(channels).as("it is heard, and gives none").isEmpty();
    } else if (!SOUNDLESS.contains(example.word().name())) {
      assertThat(channels).isNotEmpty();
    }
    for (double[] channel : channels) {
      assertThat(channel).isNotEmpty();
      for (double sample : channel) {
        assertThat(sample).isFinite();
      }
      boolean silent = Arrays.stream(channel).allMatch(sample -> sample == 0);
      assertThat(silent)
          .as("silence of %s", example)
          .isEqualTo(SILENT.contains(example.word().name()));
    }
  }

  /** An expression that reads what lies in a file that was called so. */
  private static String reading(String name) {
    return name.endsWith(".signal")
        ? "sf.ReadSignal('%s')"
        : name.endsWith(".pool") ? "sf.ReadFromSignalPool('%s', 16)" : "sf.ReadFile('%s')";
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("repeatable")
  void theBitsDoNotDependOnThreadsBlocksAndReaders(Example example) {
    Outcome expected = expected(example);
    for (int k = example.word().name().length() % 2; k < BLOCKS.length; k += 2) {
      int[] step = {STEPS[(example.word().name().length() / 2 + k) % STEPS.length]};
      computed(example, expected, threads(example, k), BLOCKS[k], step);
    }
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}")
  @MethodSource("repeatable")
  void theBitsAreTheSameForAnyThreadsWithAnyBlocks(Example example) {
    Outcome expected = expected(example);
    for (int threads : THREADS) {
      for (int blockSize : BLOCKS) {
        computed(example, expected, threads, blockSize, STEPS);
      }
    }
  }

  private static void computed(
      Example example, Outcome expected, int threads, int blockSize, int[] steps) {
    String how = "%s, threads %d, blocks %d".formatted(example, threads, blockSize);
    try (Kit kit = kits.open(threads, blockSize)) {
      Object result = evaluate(kit, example, Feed.AS_IT_IS);
      for (int step : steps) {
        expected.assertSame(Outcome.of(kit, example, result, step), how + ", step " + step);
      }
      List<Signal> signals = Outcome.signals(example, result);
      for (int i = 0; i < signals.size(); i++) {
        double[] samples = expected.signals().get(i);
        assertTwoReadersAgree(kit, signals.get(i), samples, how);
        assertStretchesAgree(kit, signals.get(i), samples, how);
        assertStoredAgrees(kit, signals.get(i), samples, how);
      }
      kit.end();
      assertThat(kit.lent()).as(how).isZero();
    }
  }

  /** Words take turns: over all of them each number of threads is with each block size. */
  private static int threads(Example example, int k) {
    return THREADS[(example.word().name().length() + k) % THREADS.length];
  }

  private static void assertTwoReadersAgree(Kit kit, Signal signal, double[] samples, String how) {
    double[] one = new double[samples.length];
    double[] other = new double[samples.length];
    int fast = 1000;
    int slow = 64;
    try (Arena arena = Arena.ofConfined();
        Reader first = kit.session().open(signal);
        Reader second = kit.session().open(signal)) {
      Block block = Kit.block(arena, fast);
      for (int at = 0, behind = 0; behind < samples.length; ) {
        int n = Math.min(fast, samples.length - at);
        first.read(at, block, 0, n);
        Kit.copy(block, one, at, n);
        at += n;
        n = Math.min(slow, samples.length - behind);
        second.read(behind, block, 0, n);
        Kit.copy(block, other, behind, n);
        behind += n;
      }
    }
    Outcome.assertSameSamples(samples, one, how + ", the first of two readers");
    Outcome.assertSameSamples(samples, other, how + ", the second of two readers");
  }

  private static void assertStretchesAgree(Kit kit, Signal signal, double[] samples, String how) {
    Random random = new Random(samples.length);
    try (Arena arena = Arena.ofConfined();
        Reader randomAccess = kit.session().open(signal)) {
      for (int k = 0; k < STRETCHES; k++) {
        int from = random.nextInt(samples.length);
        int to = from + 1 + random.nextInt(Math.min(5000, samples.length - from));
        double[] got = new double[to - from];
        if (signal.addressable()) {
          Block block = Kit.block(arena, got.length);
          randomAccess.read(from, block, 0, got.length);
          Kit.copy(block, got, 0, got.length);
        } else {
          got = kit.read(signal, from, to, got.length);
        }
        Outcome.assertSameSamples(
            Arrays.copyOfRange(samples, from, to), got, how + ", from " + from);
      }
    }
  }

  private static void assertStoredAgrees(Kit kit, Signal signal, double[] samples, String how) {
    try (Stored stored = kit.session().store(signal)) {
      Outcome.assertSameSamples(samples, kit.read(stored, 777), how + ", stored");
    }
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("fed")
  void theBitsDoNotDependOnWhatItIsFed(Example example) {
    Outcome expected = expected(example);
    fed(example, expected, Feed.SEQUENTIAL, threads(example, 0));
    fed(example, expected, Feed.STORED, threads(example, 1));
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("fed")
  void theBitsDoNotDependOnWhatItIsFedWithAnyThreads(Example example) {
    Outcome expected = expected(example);
    for (int threads : THREADS) {
      fed(example, expected, Feed.SEQUENTIAL, threads);
      fed(example, expected, Feed.STORED, threads);
    }
  }

  private static void fed(Example example, Outcome expected, Feed feed, int threads) {
    String how =
        example + ", threads " + threads + (feed == Feed.STORED ? ", stored" : ", sequential");
    try (Kit kit = kits.open(threads, 64)) {
      Object result = evaluate(kit, example, feed);
      expected.assertSame(Outcome.of(kit, example, result, 1000), how);
      for (int i = 0; i < expected.signals().size(); i++) {
        Signal signal = Outcome.signals(example, result).get(i);
        assertTwoReadersAgree(kit, signal, expected.signals().get(i), how);
        assertStoredAgrees(kit, signal, expected.signals().get(i), how);
      }
      kit.end();
      assertThat(kit.lent()).as(how).isZero();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void itsIdentityTellsAllItsNumbers(Example example) {
    List<Identity> same = identities(example, Feed.AS_IT_IS);
    assertThat(identities(example, Feed.AS_IT_IS)).isEqualTo(same);
    if (same.isEmpty()) {
      return; // it gives no signal
    }
    int[] seen = {0};
    identities(example, Feed.numberOf(example.word().name(), -1, seen));
    for (int which = 0; which < seen[0]; which++) {
      assertThat(identities(example, Feed.numberOf(example.word().name(), which, new int[1])))
          .as("%s with another number in place %d", example, which)
          .doesNotContainAnyElementsOf(same);
    }
  }

  private static List<Identity> identities(Example example, Feed feed) {
    try (Kit kit = kits.open(1, 1024)) {
      return Outcome.signals(example, evaluate(kit, example, feed)).stream()
          .map(Signal::identity)
          .toList();
    }
  }
}
