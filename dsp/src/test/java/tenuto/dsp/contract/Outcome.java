package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import tenuto.dsp.word.Findings;
import tenuto.engine.signal.Signal;

/**
 * What came of an expression, in bits that can be compared.
 *
 * @param signals the samples of each signal of the result
 * @param value the text of a result without signals, or the error's
 * @param files what was written, by name
 */
record Outcome(List<double[]> signals, String value, SortedMap<String, byte[]> files) {
  /** The outcome of a result that was evaluated in a kit, its signals read in steps. */
  static Outcome of(Kit kit, Example example, Object result, int step) {
    List<Signal> signals = signals(example, result);
    return new Outcome(
        signals.stream().map(signal -> kit.read(signal, step)).toList(),
        signals.isEmpty() && !writes(example) ? text(result).replace(kit.out() + "", "") : "",
        kit.files());
  }

  private static String text(Object result) {
    return result instanceof Findings findings
        ? findings.rows().stream().map(Arrays::toString).toList().toString()
        : result.toString();
  }

  /** Whether it is an error. */
  boolean failed() {
    return value.startsWith("sf.");
  }

  /** The outcome of a call that failed, which must say so in the word's name. */
  static Outcome of(Kit kit, Example example, RuntimeException failure) {
    return new Outcome(List.of(), error(kit, example, failure), kit.files());
  }

  /** Whether a failure is one that a patch is told: anything else is a bug. */
  static boolean isTold(RuntimeException failure) {
    return failure instanceof IllegalArgumentException || failure instanceof UncheckedIOException;
  }

  /** The text of an error, which must say the word's name. */
  static String error(Kit kit, Example example, RuntimeException failure) {
    String text =
        failure instanceof UncheckedIOException
            ? failure.getCause().getMessage()
            : failure.getMessage();
    assertThat(text).matches("(?s)sf\\." + example.word().name() + ": .+").doesNotContain("null");
    return text.replace(kit.out() + "", "");
  }

  /** The signals that a word's result gives: what was written is not one of them. */
  static List<Signal> signals(Example example, Object result) {
    return writes(example) ? List.of() : Kit.signals(result);
  }

  private static boolean writes(Example example) {
    return example.word().result() == void.class;
  }

  /** Fails unless the other is the same to the bit. */
  void assertSame(Outcome other, String how) {
    assertThat(other.value).as(how).isEqualTo(value);
    assertThat(other.signals).as("%s: signals", how).hasSameSizeAs(signals);
    for (int i = 0; i < signals.size(); i++) {
      assertSameSamples(signals.get(i), other.signals.get(i), how + ", signal " + i);
    }
    assertThat(other.files.keySet()).as("%s: files", how).isEqualTo(files.keySet());
    files.forEach(
        (name, bytes) ->
            assertThat(other.files.get(name)).as("%s, %s", how, name).isEqualTo(bytes));
  }

  /** Fails, with the first sample that differs, unless all bits agree. */
  static void assertSameSamples(double[] expected, double[] got, String how) {
    int at = Arrays.mismatch(expected, got);
    if (at >= 0) {
      assertThat(got).as(how).hasSameSizeAs(expected);
      assertThat(got[at]).as("%s, sample %d", how, at).isEqualTo(expected[at]);
    }
  }
}
