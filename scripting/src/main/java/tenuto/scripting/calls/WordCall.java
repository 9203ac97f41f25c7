package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.catalogue.Binding;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.word.Pieces;

/**
 * A word as a patch calls it: binds the values, calls it for each channel, warns of probable
 * mistakes, and returns the results as Python values.
 */
public record WordCall<V>(RunContext<V> run, Word word) {
  /**
   * Calls the word as a function.
   *
   * @param keywords the names of the last values
   */
  public V function(List<V> values, String... keywords) {
    return sideBySide(withoutSurplus(values, keywords), keywords);
  }

  /** Calls a word that takes many signals for each channel, if some of them are channels. */
  private V sideBySide(List<V> values, String... keywords) {
    Python<V> python = run.python();
    List<V> each = List.of();
    if (word.takesMany() && keywords.length == 0) {
      try {
        each = hasSequence(values) ? Arguments.sideBySide(run, word, values) : each;
      } catch (RuntimeException e) {
        throw python.error(e);
      }
    }
    return each.isEmpty()
        ? call(values, keywords)
        : python.channels(python.list(each.stream().map(one -> call(List.of(one))).toList()));
  }

  private boolean hasSequence(List<V> values) {
    Python<V> python = run.python();
    for (V value : values) {
      if (python.isSequence(python.resolved(value))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Calls it as a method, with a signal or channels as its first argument.
   *
   * @param keywords the names of the last values
   */
  public V method(V self, List<V> values, String... keywords) {
    List<V> all = new ArrayList<>(values.size() + 1);
    all.add(self);
    all.addAll(values);
    return call(all, keywords);
  }

  private V call(List<V> values, String... keywords) {
    Python<V> python = run.python();
    try {
      Arguments<V> arguments = Arguments.of(python, word, values, keywords);
      List<V> results =
          new Call<>(run, word.name()).words(word, arguments.signals(), arguments.sets());
      run.traps().look(word, arguments, results);
      if (word.result() == void.class) {
        return arguments.first(); // as in Sonic Field, writing a signal returns it
      }
      return python.channels(
          arguments.isMapped() ? python.list(results) : one(arguments, results.getFirst()));
    } catch (RuntimeException e) {
      throw python.error(e);
    }
  }

  /** The result for one signal, or for a list of one, without a list around it. */
  private V one(Arguments<V> arguments, V result) {
    Python<V> python = run.python();
    if (!word.isLinked() || python.isSequence(arguments.first()) || !python.isSequence(result)) {
      return result;
    }
    List<V> elements = python.elements(result);
    if (word.result() == Pieces.class) {
      return python.list(elements.stream().map(this::ofOneChannel).toList());
    }
    return word.result() == List.class && elements.size() == 1 ? elements.getFirst() : result;
  }

  /** A pair of a signal and a time, from a pair of a list with one channel and a time. */
  private V ofOneChannel(V piece) {
    Python<V> python = run.python();
    List<V> pair = python.elements(piece);
    return python.list(List.of(python.elements(pair.getFirst()).getFirst(), pair.getLast()));
  }

  /** Sonic Field's words ignore surplus values, and its scripts give some. */
  private List<V> withoutSurplus(List<V> values, String... keywords) {
    int taken = word.parameters().size();
    if (values.size() <= taken
        || keywords.length > 0
        || word.isOwn()
        || word.takesMany()
        || !run.python().ignoresSurplus()) {
      return values;
    }
    run.warnings()
        .tell(
            "surplus for " + word.name(),
            "sf.%s takes %s, but got %d: the rest is ignored, as in Sonic Field"
                .formatted(word.name(), Binding.counted(taken, "argument"), values.size()));
    return values.subList(0, taken);
  }
}
