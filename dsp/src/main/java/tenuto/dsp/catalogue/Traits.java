package tenuto.dsp.catalogue;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.Joined;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Level;
import tenuto.dsp.word.Mono;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;

/**
 * What an operator's annotation says of its calls and results, read once: an annotation answers by
 * reflection, and every call of a word asks.
 *
 * @see Operator
 */
record Traits(
    boolean borrows,
    boolean own,
    boolean outlives,
    Length length,
    Form form,
    Joined joined,
    Nan nan,
    Mono ofMono,
    Level level) {
  static Traits of(Operator operator) {
    return new Traits(
        operator.borrows(),
        operator.own(),
        operator.outlives(),
        operator.length(),
        operator.form(),
        operator.joined(),
        operator.nan(),
        operator.ofMono(),
        operator.level());
  }

  /** The guarantees that differ from those of most words, in sentences. */
  String promise() {
    return Stream.of(length.text(), form.text(), nan.text(), level.text())
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining(" "));
  }
}
