package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.catalogue.Binding;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Parameter.Kind;
import tenuto.dsp.catalogue.Word;
import tenuto.engine.signal.Signal;

/**
 * The arguments of a call, bound to a word's parameters and converted to Java.
 *
 * <p>Only here are lists mapped: if a word takes one signal and is given a list, it is called for
 * each channel of the list.
 */
public final class Arguments<V> {
  private final Python<V> python;
  private final Word word;
  private final ArgumentValues<V> java;

  /** The parameters for which nothing was given; few, and dear to hash. */
  private final List<Parameter> omitted = new ArrayList<>(0);

  private List<ArgumentSet> sets;
  private boolean mapped;
  private V first;

  private Arguments(Python<V> python, Word word) {
    this.python = python;
    this.word = word;
    this.java = new ArgumentValues<>(python, word);
  }

  /**
   * Binds and converts the values of a call.
   *
   * @param keywords the names of the last values
   * @throws WrongTypeException naming word, parameter, rule and value
   */
  static <V> Arguments<V> of(Python<V> python, Word word, List<V> values, String[] keywords) {
    Arguments<V> arguments = new Arguments<>(python, word);
    List<V> bound = arguments.bound(values, keywords);
    arguments.first = bound.isEmpty() ? python.none() : python.resolved(bound.getFirst());
    arguments.convert(bound);
    return arguments;
  }

  /** The first argument. */
  V first() {
    return first;
  }

  /** All signals among the arguments, each as often as it was given. */
  List<Handle> signals() {
    return java.signals();
  }

  /** The Java arguments: one set, or one for each channel. */
  List<ArgumentSet> sets() {
    return sets;
  }

  /** Whether the result is a list of channels. */
  boolean isMapped() {
    return mapped;
  }

  private List<V> bound(List<V> values, String[] keywords) {
    int positional = values.size() - keywords.length;
    if (word.takesMany() && keywords.length == 0) {
      return List.of(many(values));
    }
    List<Binding.Named<V>> named = new ArrayList<>();
    for (int i = 0; i < keywords.length; i++) {
      named.add(new Binding.Named<>(keywords[i], values.get(positional + i)));
    }
    try {
      return Binding.bind(
          word.parameters(),
          word::signature,
          values.subList(0, positional),
          named,
          this::otherwise);
    } catch (IllegalArgumentException e) {
      throw wrong(e);
    }
  }

  /** The default of an optional number or text. */
  private V otherwise(Parameter parameter) {
    omitted.add(parameter);
    return parameter.kind() == Kind.TEXT
        ? python.of(parameter.otherwise())
        : python.of(Double.parseDouble(parameter.otherwise()));
  }

  /**
   * The values of a variadic parameter for each channel, if some of them are channels and the word
   * returns a signal.
   *
   * @return empty if none are
   */
  static <V> List<V> sideBySide(RunContext<V> run, Word word, List<V> values) {
    Kind kind = word.parameters().getFirst().kind();
    boolean isOfSounds = kind == Kind.SIGNALS || kind == Kind.PLACES;
    return isOfSounds && word.result() == Signal.class && !values.isEmpty()
        ? new SideBySide<>(run, word).of(new Arguments<>(run.python(), word).many(values))
        : List.of();
  }

  /**
   * The values of a variadic parameter; a single list or tuple is taken for the values themselves.
   */
  private V many(List<V> values) {
    if (values.isEmpty()) {
      Parameter only = word.parameters().getFirst();
      throw new WrongTypeException(
          "sf.%s: needs %s (%s)".formatted(word.name(), only.name(), only.help()));
    }
    if (values.size() == 1) {
      V only = python.resolved(values.getFirst());
      if (python.isSequence(only) && !isOneOfMany(word.parameters().getFirst().kind(), only)) {
        return only;
      }
    }
    return python.tuple(values);
  }

  /** Whether a sequence is itself a pair or a row, and not a list of them. */
  private boolean isOneOfMany(Kind kind, V sequence) {
    if (kind == Kind.SIGNALS) {
      return false;
    }
    List<V> elements = python.elements(sequence);
    int length = elements.size();
    return (length == 2 || kind == Kind.ROWS && length > 0)
        && (!python.isSequence(elements.getFirst())
            || kind == Kind.PLACES && python.isNumber(elements.getLast()));
  }

  private void convert(List<V> bound) {
    Object[] values = new Object[bound.size()];
    int[] begins = new int[bound.size() + 1];
    for (int i = 0; i < bound.size(); i++) {
      boolean isGiven = !omitted.contains(word.parameters().get(i));
      values[i] = java.of(i, python.resolved(bound.get(i)), isGiven);
      begins[i + 1] = signals().size();
      mapped |= values[i] instanceof Channels;
    }
    if (!mapped) {
      sets = List.of(new ArgumentSet(values, signals(), java.key()));
      return;
    }
    try {
      sets = new ArrayList<>();
      for (Object[] set : Channels.sets(word, values)) {
        sets.add(new ArgumentSet(set, among(values, begins, sets.size()), java.key()));
      }
    } catch (IllegalArgumentException e) {
      throw wrong(e);
    }
  }

  /**
   * The signals of one set: one of each list of channels, and all that are not in such a list.
   *
   * @param begins the index among all signals at which those of each value begin
   */
  private List<Handle> among(Object[] values, int[] begins, int set) {
    List<Handle> all = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      List<Handle> given = signals().subList(begins[i], begins[i + 1]);
      all.addAll(values[i] instanceof Channels ? List.of(given.get(set)) : given);
    }
    return all;
  }

  private WrongTypeException wrong(IllegalArgumentException e) {
    return new WrongTypeException("sf." + word.name() + ": " + e.getMessage());
  }
}
