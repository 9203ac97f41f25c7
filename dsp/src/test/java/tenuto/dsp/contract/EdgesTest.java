package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.word.Estimate;
import tenuto.dsp.word.Findings;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;

/**
 * What every word does with signals that are empty, of one sample, spoilt by NaN or of unequal
 * lengths: a result of the length and with the NaN that {@link Promises} say, the same to the bit
 * however it is computed; or an error that begins with the word's name.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EdgesTest extends AllWords {
  private static final int ALL = -1;
  private static final int[] LENGTHS = {0, 1, 13, 1031};

  /** All that take signals, but for what is only heard. */
  static Stream<Example> takers() {
    return Example.all().stream()
        .filter(Example::takesSignals)
        .filter(Example::readsSamples)
        .filter(example -> !example.word().family().equals("Sound devices"));
  }

  @Test
  @DisabledIfSystemProperty(named = "word", matches = ".*", disabledReason = "one word alone")
  void everyOwnPromiseIsAWordsThatNeedsIt() {
    Set<String> written = new TreeSet<>();
    Set<String> needed = new TreeSet<>();
    for (Word word : new Catalogue().words()) {
      written.addAll(Promises.in(Promises.home(word)).keySet());
      if (Promises.isOwn(word)) {
        needed.add(word.names().getFirst());
      }
    }
    assertThat(needed).containsAll(written);
    assertThat(written).hasSizeGreaterThan(30);
    assertThat(takers()).hasSizeGreaterThan(100);
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("takers")
  void emptySignalsGiveWhatIsPromised(Example example) {
    check(example, ALL, 0);
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("takers")
  void signalsOfOneSampleGiveWhatIsPromised(Example example) {
    check(example, ALL, 1);
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("takers")
  void unequalLengthsGiveWhatIsPromised(Example example) {
    checkUnequal(example, 2);
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("takers")
  void anyUnequalLengthsGiveWhatIsPromised(Example example) {
    checkUnequal(example, 1);
  }

  /**
   * Gives each of the word's signals every {@code turns}th of the lengths, from one on that is
   * another for the next signal.
   */
  private static void checkUnequal(Example example, int turns) {
    int signals = given(example, Feed.AS_IT_IS).size();
    for (int which = 0; which < signals; which++) {
      for (int i = (example.word().name().length() + which) % turns;
          i < LENGTHS.length;
          i += turns) {
        check(example, which, LENGTHS[i]);
      }
    }
  }

  /** Cuts one or all signals that the word is given to a length. */
  private static void check(Example example, int which, int length) {
    Feed feed =
        Feed.signalOf(
            example.word().name(), which, x -> Slices.of(x, 0, Math.min(x.length(), length)));
    Outcome outcome = outcome(example, feed);
    List<double[]> given = given(example, feed);
    if (isHeard(example)) {
      checkHeard(outcome, given.getFirst());
      return;
    }
    if (isMeasure(example)) {
      checkMeasure(example, outcome, given.getFirst());
      return;
    }
    if (isDrawn(example)) {
      checkDrawn(outcome);
      return;
    }
    long[] lengths = given.stream().mapToLong(samples -> samples.length).toArray();
    String how =
        "%s of lengths %s: %s. %s"
            .formatted(
                example,
                Arrays.toString(lengths),
                outcome.value(),
                Promises.advice(example.word()));
    switch (Promises.of(example.word())) {
      case Promise.OfSeveral several ->
          assertThat(outcome.signals().stream().map(samples -> (long) samples.length))
              .as(how)
              .isEqualTo(several.lengths().of(lengths));
      case Promise.OfOne one -> {
        long promised = one.length().of(lengths);
        assertThat(outcome.failed()).as(how).isEqualTo(promised == Promise.FAILS);
        if (promised != Promise.FAILS) {
          List<Long> got = new ArrayList<>();
          outcome.signals().forEach(samples -> got.add((long) samples.length));
          outcome.files().forEach((name, bytes) -> got.add(frames(name, bytes)));
          assertThat(got).as(how).isNotEmpty().containsOnly(promised);
        }
      }
      case Promise.OfNumber number -> throw new AssertionError("a measure has no length");
    }
  }

  private static long frames(String name, byte[] bytes) {
    if (name.endsWith(".signal")) {
      return ByteBuffer.wrap(bytes).getInt();
    }
    try {
      Path file = Files.write(folder.resolve("written.wav"), bytes);
      try (OpenFiles open = new OpenFiles()) {
        return SoundFiles.open(open, file).about().frames();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("takers")
  void aNaNIsSeenWhereItIsPromised(Example example) {
    Outcome whole = outcome(example, Feed.AS_IT_IS);
    List<double[]> given = given(example, Feed.AS_IT_IS);
    for (int which = 0; which < given.size(); which++) {
      int at = SpoiltSample.at(given.get(which).length);
      Feed feed = Feed.signalOf(example.word().name(), which, x -> Feed.spoilt(x, at));
      Outcome spoilt = outcome(example, feed);
      if (isHeard(example)) {
        checkHeard(spoilt, given(example, feed).getFirst());
      } else if (isMeasure(example)) {
        checkMeasure(example, spoilt, given(example, feed).getFirst());
      } else if (isDrawn(example)) {
        checkDrawn(spoilt);
      } else {
        checkSpoilt(example, whole, spoilt, which, at);
      }
    }
  }

  private static void checkSpoilt(
      Example example, Outcome whole, Outcome spoilt, int which, int at) {
    Promise promise = Promises.of(example.word());
    if (promise instanceof Promise.OfOne one && one.place().of(which, at) == Promise.AN_ERROR) {
      assertThat(spoilt.value()).contains("NaN").contains("at 0.");
      if (example.word().result() == void.class) {
        assertThat(spoilt.value()).contains("channel 1");
      }
      assertThat(spoilt.files()).isEmpty();
      return;
    }
    List<double[]> signals = signals(spoilt);
    assertThat(signals).as(spoilt.value()).isNotEmpty();
    SpoiltSample sample = new SpoiltSample(promise, which, at, Promises.advice(example.word()));
    for (int i = 0; i < signals.size() && sample.isKnown(); i++) {
      sample.check(i, signals(whole).get(i), signals.get(i));
    }
  }

  /** The signals that it gives, and those that it writes as they are. */
  private static List<double[]> signals(Outcome outcome) {
    List<double[]> signals = new ArrayList<>(outcome.signals());
    for (byte[] bytes : outcome.files().values()) {
      ByteBuffer file = ByteBuffer.wrap(bytes);
      double[] samples = new double[file.getInt()];
      file.asDoubleBuffer().get(samples);
      signals.add(samples);
    }
    return signals;
  }

  private static boolean isHeard(Example example) {
    Class<?> result = example.word().result();
    return result == Findings.class || result == Estimate.class;
  }

  /** Numbers, whatever was heard; nothing is heard in nothing. */
  private static void checkHeard(Outcome outcome, double[] samples) {
    assertThat(outcome.value())
        .matches("\\[[-0-9., \\[\\]E]*\\]|Estimate\\[name=.*, confidence=[0-9.]+\\]");
    if (samples.length == 0) {
      assertThat(outcome.value()).isIn("[]", Estimate.NONE.toString());
    }
  }

  private static boolean isDrawn(Example example) {
    return example.word().name().equals("Plot");
  }

  /** A picture there is of anything: the width stands at byte 16 of a PNG file. */
  private static void checkDrawn(Outcome outcome) {
    assertThat(outcome.files()).as(outcome.value()).hasSize(1);
    byte[] png = outcome.files().values().iterator().next();
    assertThat(new String(png, 1, 3, StandardCharsets.US_ASCII)).isEqualTo("PNG");
    assertThat(ByteBuffer.wrap(png).getInt(16)).isEqualTo(400);
  }

  private static boolean isMeasure(Example example) {
    Class<?> result = example.word().result();
    return result == double.class || result == long.class || result == String.class;
  }

  private static void checkMeasure(Example example, Outcome outcome, double[] samples) {
    OptionalDouble promised =
        ((Promise.OfNumber) Promises.of(example.word())).measure().apply(samples);
    assertThat(outcome.failed()).as(outcome.value()).isEqualTo(promised.isEmpty());
    if (promised.isPresent()) {
      double number = Double.parseDouble(outcome.value());
      if (!Double.isFinite(promised.getAsDouble())) {
        assertThat(number).isEqualTo(Double.valueOf(promised.getAsDouble()));
      } else {
        assertThat(number)
            .isCloseTo(promised.getAsDouble(), within(1e-12 * Math.abs(promised.getAsDouble())));
      }
    }
  }

  /** The samples of the signals that the word under test is given, in order. */
  private static List<double[]> given(Example example, Feed feed) {
    List<double[]> given = new ArrayList<>();
    try (Kit kit = kits.open(1, 1024)) {
      Feed listening =
          Feed.signalOf(
              example.word().name(),
              ALL,
              x -> {
                given.add(kit.read(x, 4096));
                return x;
              });
      try {
        kit.evaluate(kits.expression(example), feed.then(listening));
      } catch (IllegalArgumentException | UncheckedIOException e) {
        assertThat(given).isNotEmpty(); // it was called, whatever it said
      }
    }
    return given;
  }

  /** What comes of it, the same computed in another way: words and lengths take turns. */
  private static Outcome outcome(Example example, Feed feed) {
    Outcome first = outcome(example, feed, 1, 1024, 4096);
    int samples = first.signals().stream().mapToInt(signal -> signal.length).sum();
    switch ((example.word().name().length() + samples) % 3) {
      case 0 -> first.assertSame(outcome(example, feed, 2, 8, 7), example + " otherwise");
      case 1 ->
          first.assertSame(
              outcome(example, feed.then(Feed.SEQUENTIAL), 1, 64, 64), example + " sequential");
      default ->
          first.assertSame(
              outcome(example, feed.then(Feed.STORED), 8, 8192, 1000), example + " stored");
    }
    return first;
  }

  private static Outcome outcome(Example example, Feed feed, int threads, int blockSize, int step) {
    try (Kit kit = kits.open(threads, blockSize)) {
      Outcome outcome;
      try {
        Object result = kit.evaluate(kits.expression(example), feed);
        outcome = Outcome.of(kit, example, result, step);
      } catch (IllegalArgumentException | UncheckedIOException e) {
        outcome = Outcome.of(kit, example, e);
      }
      kit.end();
      assertThat(kit.lent()).as("%s leaves nothing lent", example).isZero();
      return outcome;
    }
  }
}
