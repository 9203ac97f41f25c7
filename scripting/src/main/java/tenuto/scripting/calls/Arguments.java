package tenuto.scripting.calls;

import be.tarsos.dsp.AudioProcessor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tenuto.dsp.catalogue.Binding;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Parameter.Kind;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.envelopes.Point;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.word.Echo;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.TimedSignal;
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
  private final List<Handle> signals = new ArrayList<>();

  /** The parameters for which nothing was given. */
  private final Set<Parameter> omitted = new HashSet<>();

  /** The key of what was given beside the signals. */
  private long key;

  private List<ArgumentSet> sets;
  private boolean mapped;
  private V first;

  private Arguments(Python<V> python, Word word) {
    this.python = python;
    this.word = word;
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
    return signals;
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
      throw wrong("%s", e.getMessage());
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
   * The values of a variadic parameter; a single list or tuple is taken for the values themselves.
   */
  private V many(List<V> values) {
    if (values.isEmpty()) {
      Parameter only = word.parameters().getFirst();
      throw wrong("needs %s (%s)", only.name(), only.help());
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
        && !python.isSequence(elements.getFirst());
  }

  private void convert(List<V> bound) {
    Object[] values = new Object[bound.size()];
    int[] begins = new int[bound.size() + 1];
    for (int i = 0; i < bound.size(); i++) {
      Parameter parameter = word.parameters().get(i);
      long before = key;
      values[i] = value(parameter, python.resolved(bound.get(i)));
      begins[i + 1] = signals.size();
      boolean isMapped = values[i] instanceof Channels;
      mapped |= isMapped;
      // A parameter that a word gets later, and a default that changes, change no seed.
      key =
          omitted.contains(parameter)
              ? before
              : Keys.list(key, i, isMapped ? 1 : begins[i + 1] - begins[i]);
    }
    if (!mapped) {
      sets = List.of(new ArgumentSet(values, signals, key));
      return;
    }
    try {
      sets = new ArrayList<>();
      for (Object[] set : Channels.sets(word, values)) {
        sets.add(new ArgumentSet(set, among(values, begins, sets.size()), key));
      }
    } catch (IllegalArgumentException e) {
      throw wrong("%s", e.getMessage());
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
      List<Handle> given = signals.subList(begins[i], begins[i + 1]);
      all.addAll(values[i] instanceof Channels ? List.of(given.get(set)) : given);
    }
    return all;
  }

  private Object value(Parameter parameter, V value) {
    return switch (parameter.kind()) {
      case SIGNAL ->
          python.isSequence(value) ? channels(parameter, value) : signal(parameter, value);
      case CONTROL ->
          python.isSequence(value) ? channels(parameter, value) : control(parameter, value);
      case SIGNALS, CHANNELS -> signals(parameter, value);
      case NUMBER -> number(parameter, value);
      case TEXT -> text(parameter, value);
      case POINTS -> points(parameter, value);
      case PLACES -> places(parameter, value);
      case ANYTHING -> anything(parameter, value);
      case ECHOES -> echoes(parameter, value);
      case ROWS -> rows(parameter, value);
      case FILTER -> filter(parameter, value);
      case PROCESSOR -> processor(parameter, value);
    };
  }

  private Channels channels(Parameter parameter, V list) {
    return new Channels(signals(parameter, list));
  }

  private List<Signal> signals(Parameter parameter, V list) {
    List<Signal> all = new ArrayList<>();
    if (!python.isSequence(list)) {
      all.add(signal(parameter, list));
      return all;
    }
    List<V> elements = python.elements(list);
    if (elements.size() > 1 && elements.stream().allMatch(python::isNumber)) {
      throw unfit(parameter, "a signal, or a list of signals", list); // samples, it seems
    }
    for (V element : elements) {
      all.add(signal(parameter, element));
    }
    return all;
  }

  private Signal signal(Parameter parameter, V value) {
    Handle signal = python.signal(value);
    if (signal == null) {
      throw unfit(
          parameter,
          parameter.kind() == Kind.CONTROL ? parameter.kind().text() : "a signal",
          value);
    }
    signals.add(signal);
    return signal.signal();
  }

  /**
   * A control signal; a number becomes an endless constant one, as the controlled signal sets the
   * length.
   */
  private Signal control(Parameter parameter, V value) {
    if (!python.isNumber(value)) {
      return signal(parameter, value);
    }
    double number = number(parameter, value);
    if (!Double.isFinite(number)) {
      throw unfit(parameter, parameter.kind().text(), value);
    }
    return Channels.steady(number);
  }

  private Cascade filter(Parameter parameter, V value) {
    Cascade filter =
        fit(
            parameter,
            "a filter, as made by sf.CreateButterworthLowPass(hz, order)",
            value,
            python.filter(value));
    add(Keys.filter(filter));
    return filter;
  }

  private AudioProcessor processor(Parameter parameter, V value) {
    return fit(parameter, parameter.kind().text(), value, python.processor(value));
  }

  private <T> T fit(Parameter parameter, String rule, V value, T known) {
    if (known == null) {
      throw unfit(parameter, rule, value);
    }
    return known;
  }

  private double number(Parameter parameter, V value) {
    if (!python.isNumber(value)) {
      throw unfit(parameter, "a number", value);
    }
    try {
      double number = python.number(value);
      add(Keys.number(number));
      return number;
    } catch (ArithmeticException e) { // complex, or too large for a double
      throw unfit(parameter, "a number that a float can hold", value);
    }
  }

  private String text(Parameter parameter, V value) {
    String text = fit(parameter, "a string", value, python.text(value));
    add(Keys.text(text));
    return text;
  }

  /** Lists, texts and whole numbers as Java's; everything else as its Python text. */
  private Object anything(Parameter parameter, V value) {
    if (python.isSequence(value)) {
      List<Object> all = new ArrayList<>();
      for (V element : python.elements(value)) {
        all.add(anything(parameter, element));
      }
      return all;
    }
    if (python.signal(value) != null) {
      throw unfit(parameter, parameter.kind().text(), value);
    }
    String text = python.text(value);
    return text != null ? text : new Shown(python.printed(value));
  }

  /** A value that is neither a list nor a text. */
  private record Shown(String text) {
    @Override
    public String toString() {
      return text;
    }
  }

  private List<Point> points(Parameter parameter, V list) {
    List<Point> all = new ArrayList<>();
    for (List<V> pair : pairs(parameter, list)) {
      all.add(new Point(number(parameter, pair.getFirst()), number(parameter, pair.getLast())));
    }
    return all;
  }

  private List<TimedSignal> places(Parameter parameter, V list) {
    List<TimedSignal> all = new ArrayList<>();
    for (List<V> pair : pairs(parameter, list)) {
      all.add(
          new TimedSignal(signal(parameter, pair.getFirst()), number(parameter, pair.getLast())));
    }
    return all;
  }

  private List<Echo> echoes(Parameter parameter, V list) {
    List<Echo> all = new ArrayList<>();
    for (List<V> pair : pairs(parameter, list)) {
      all.add(new Echo(number(parameter, pair.getFirst()), number(parameter, pair.getLast())));
    }
    return all;
  }

  private List<Row> rows(Parameter parameter, V list) {
    String rule = parameter.kind().text();
    if (!python.isSequence(list)) {
      throw unfit(parameter, rule, list);
    }
    List<Row> all = new ArrayList<>();
    for (V row : python.elements(list)) {
      if (!python.isSequence(row)) {
        throw unfit(parameter, rule, row);
      }
      List<Double> numbers = new ArrayList<>();
      for (V number : python.elements(row)) {
        numbers.add(number(parameter, number));
      }
      add(numbers.size());
      all.add(new Row(numbers));
    }
    return all;
  }

  private List<List<V>> pairs(Parameter parameter, V list) {
    String rule = parameter.kind().text();
    if (!python.isSequence(list)) {
      throw unfit(parameter, rule, list);
    }
    List<List<V>> all = new ArrayList<>();
    for (V element : python.elements(list)) {
      List<V> pair = python.isSequence(element) ? python.elements(element) : List.of();
      if (pair.size() != 2) {
        throw unfit(parameter, rule, element);
      }
      all.add(pair);
    }
    return all;
  }

  private void add(long given) {
    key = Keys.list(key, given);
  }

  private WrongTypeException unfit(Parameter parameter, String rule, V value) {
    return wrong("%s must be %s, but is %s", parameter.name(), rule, python.described(value));
  }

  private WrongTypeException wrong(String format, Object... values) {
    return new WrongTypeException(
        ("sf." + word.name() + ": " + format).formatted(Arrays.copyOf(values, values.length)));
  }
}
