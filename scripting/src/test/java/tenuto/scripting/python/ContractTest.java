package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.python.core.PyObject;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.word.Dialect;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.SavedSignal;
import tenuto.engine.Block;
import tenuto.engine.Identity;
import tenuto.engine.Reader;
import tenuto.engine.Signal;
import tenuto.engine.Stored;
import tenuto.scripting.rules.Ownership;

/**
 * What holds for every word of the patch language, shown by its operator's own example: the same
 * bits however it is computed, read and fed, and no memory left behind. A new operator is here as
 * soon as it is in the catalogue.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ContractTest {
  private static final int[] THREADS = {1, 2, 8};
  private static final int[] BLOCKS = {8, 64, 1024, 4096, 8192};
  private static final int[] STEPS = {1, 7, 64, 1000, 4096};
  private static final int STRETCHES = 20;

  /** Words whose result is silence, as they say themselves. */
  private static final Set<String> SILENT = Set.of("Silence", "Pcnt_0");

  /** Words that write what is no sound. */
  private static final Set<String> SOUNDLESS = Set.of("WriteFileString", "Plot");

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
    return examples().filter(example -> !example.word().name().equals("Time"));
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

  @Test
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

  @ParameterizedTest
  @MethodSource("examples")
  void itsExampleSounds(Example example) {
    Outcome outcome = expected(example);
    List<double[]> channels = new ArrayList<>(outcome.signals());
    try (PatchKit kit = kits.open(1, 1024, Ownership.SCOPED)) {
      for (Map.Entry<String, byte[]> written : outcome.files().entrySet()) {
        assertThat(written.getValue()).isNotEmpty();
        if (SOUNDLESS.contains(example.word().name())) {
          continue;
        }
        Path file = folder.resolve("written");
        java.nio.file.Files.write(file, written.getValue());
        PyObject read = kit.evaluate(reading(written.getKey()).formatted(file));
        PatchKit.signals(read).forEach(signal -> channels.add(kit.read(signal, 4096)));
      }
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    Class<?> result = example.word().result();
    if (result == double.class || result == long.class) {
      assertThat(Double.parseDouble(outcome.value().replace("L", ""))).isFinite().isNotZero();
    } else if (result == String.class) {
      assertThat(outcome.value()).isNotBlank();
    } else if (result == Findings.class) {
      assertThat(outcome.value()).matches("\\[[-0-9., ()e]+\\]");
    } else if (result == Cascade.class) {
      assertThat(outcome.value()).startsWith("<filter ");
    } else if (result == SavedSignal.class) {
      assertThat(outcome.value()).startsWith("['").endsWith(".signal', None]");
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
      boolean silent = java.util.Arrays.stream(channel).allMatch(sample -> sample == 0);
      assertThat(silent)
          .as("silence of %s", example)
          .isEqualTo(SILENT.contains(example.word().name()));
    }
  }

  /** An expression that reads what is in a file that was called so. */
  private static String reading(String name) {
    return name.endsWith(".signal")
        ? "sf.ReadSignal('%s')"
        : name.endsWith(".pool") ? "sf.ReadFromSignalPool('%s', 16)" : "sf.ReadFile('%s')";
  }

  @ParameterizedTest
  @MethodSource("repeatable")
  void theBitsDoNotDependOnThreadsBlocksAndReaders(Example example) {
    Outcome expected = expected(example);
    for (int threads : THREADS) {
      for (int blockSize : BLOCKS) {
        String how = "%s, threads %d, blocks %d".formatted(example, threads, blockSize);
        try (PatchKit kit = kits.open(threads, blockSize, Ownership.SCOPED)) {
          PyObject result = evaluate(kit, example, Feed.AS_IT_IS);
          for (int step : STEPS) {
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
    }
  }

  private static void assertTwoReadersAgree(
      PatchKit kit, Signal signal, double[] samples, String how) {
    double[] one = new double[samples.length];
    double[] other = new double[samples.length];
    int fast = 1000;
    int slow = 64;
    try (Arena arena = Arena.ofConfined();
        Reader first = kit.session().open(signal);
        Reader second = kit.session().open(signal)) {
      Block block = PatchKit.block(arena, fast);
      for (int at = 0, behind = 0; behind < samples.length; ) {
        int n = Math.min(fast, samples.length - at);
        first.read(at, block, 0, n);
        PatchKit.copy(block, one, at, n);
        at += n;
        n = Math.min(slow, samples.length - behind);
        second.read(behind, block, 0, n);
        PatchKit.copy(block, other, behind, n);
        behind += n;
      }
    }
    Outcome.assertSameSamples(samples, one, how + ", the first of two readers");
    Outcome.assertSameSamples(samples, other, how + ", the second of two readers");
  }

  private static void assertStretchesAgree(
      PatchKit kit, Signal signal, double[] samples, String how) {
    Random random = new Random(samples.length);
    try (Arena arena = Arena.ofConfined();
        Reader randomAccess = kit.session().open(signal)) {
      for (int k = 0; k < STRETCHES; k++) {
        int from = random.nextInt(samples.length);
        int to = from + 1 + random.nextInt(Math.min(5000, samples.length - from));
        double[] got = new double[to - from];
        if (signal.addressable()) {
          Block block = PatchKit.block(arena, got.length);
          randomAccess.read(from, block, 0, got.length);
          PatchKit.copy(block, got, 0, got.length);
        } else {
          got = kit.read(signal, from, to, got.length);
        }
        Outcome.assertSameSamples(
            java.util.Arrays.copyOfRange(samples, from, to), got, how + ", from " + from);
      }
    }
  }

  private static void assertStoredAgrees(
      PatchKit kit, Signal signal, double[] samples, String how) {
    try (Stored stored = kit.session().store(signal)) {
      Outcome.assertSameSamples(samples, kit.read(stored, 777), how + ", stored");
    }
  }

  @ParameterizedTest
  @MethodSource("repeatable")
  void theBitsDoNotDependOnWhatItIsFed(Example example) {
    Outcome expected = expected(example);
    for (int threads : THREADS) {
      for (Feed feed : List.of(Feed.SEQUENTIAL, Feed.STORED)) {
        String how =
            example + ", threads " + threads + (feed == Feed.STORED ? ", stored" : ", sequential");
        try (PatchKit kit = kits.open(threads, 64, Ownership.SCOPED)) {
          PyObject result = evaluate(kit, example, feed);
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
    }
  }

  @ParameterizedTest
  @MethodSource("repeatable")
  void aCountedPatchThatDropsTheResultHoldsNothing(Example example) {
    Outcome expected = expected(example, Dialect.SONIC_FIELD_2015);
    for (Feed feed : List.of(Feed.AS_IT_IS, Feed.SEQUENTIAL, Feed.STORED)) {
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
    } else if (Arguments.isSequence(result)) {
      result.asIterable().forEach(ContractTest::release);
    }
  }

  @ParameterizedTest
  @MethodSource("repeatable")
  void calledAsAMethodOrByNameItIsTheSame(Example example) {
    Outcome expected = expected(example);
    for (Feed feed : List.of(Feed.BY_NAME, Feed.AS_METHOD)) {
      try (PatchKit kit = kits.open(1, 1024, Ownership.SCOPED)) {
        PyObject result = evaluate(kit, example, feed);
        expected.assertSame(Outcome.of(kit, example, result, 4096), example + ", called otherwise");
      }
    }
  }

  @ParameterizedTest
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
    try (PatchKit kit = kits.open(1, 1024, Ownership.SCOPED)) {
      return Outcome.signals(example, evaluate(kit, example, feed)).stream()
          .map(Signal::identity)
          .toList();
    }
  }
}
