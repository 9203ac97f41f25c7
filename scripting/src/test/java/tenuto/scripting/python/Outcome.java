package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SortedMap;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyObject;
import tenuto.dsp.contract.Example;
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
  static Outcome of(PatchKit kit, Example example, PyObject result, int step) {
    List<Signal> signals = signals(example, result);
    return new Outcome(
        signals.stream().map(signal -> kit.read(signal, step)).toList(),
        signals.isEmpty() && !writes(example)
            ? result.__repr__().toString().replace(kit.out().toString(), "")
            : "",
        kit.files());
  }

  /** Whether it is an error. */
  boolean failed() {
    return value.contains("Error: ");
  }

  /** The outcome of a call that failed, which must say so in the word's name. */
  static Outcome of(PatchKit kit, Example example, PyException failure) {
    return new Outcome(List.of(), error(kit, example, failure), kit.files());
  }

  /** The text of an error, which must say the word's name. */
  static String error(PatchKit kit, Example example, PyException failure) {
    failure.normalize();
    String text = Py.formatException(failure.type, failure.value).strip();
    assertThat(text)
        .matches("(?s)(Value|Type|IO)Error: sf\\." + example.word().name() + ": .+")
        .doesNotContain("null");
    return text.replace(kit.out().toString(), "");
  }

  /** The signals that a word's result gives to the patch: what was written is not one of them. */
  static List<Signal> signals(Example example, PyObject result) {
    return writes(example) ? List.of() : PatchKit.signals(result);
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
    int at = java.util.Arrays.mismatch(expected, got);
    if (at >= 0) {
      assertThat(got).as(how).hasSameSizeAs(expected);
      assertThat(got[at]).as("%s, sample %d", how, at).isEqualTo(expected[at]);
    }
  }
}
