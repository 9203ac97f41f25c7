package tenuto.scripting.python;

import be.tarsos.dsp.AudioProcessor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyTuple;
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
import tenuto.engine.Signal;
import tenuto.scripting.objects.PyFilter;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.reports.Errors;
import tenuto.scripting.reports.Text;

/**
 * A call's arguments, put to a word's parameters and turned into Java.
 *
 * <p>Lists are mapped here and nowhere else: where a word takes one signal and is given a list, it
 * is called for each channel of the list.
 */
public final class Arguments {
  /** Letters of a value in an error's text. */
  private static final int MOST_SHOWN = 60;

  private final Word word;
  private final List<PySignal> signals = new ArrayList<>();
  private List<Set> sets;
  private boolean mapped;
  private PyObject first;

  /**
   * What a word is called with once.
   *
   * @param values one for each of its parameters
   * @param signals those among them, and so all that a result can be made from
   */
  record Set(Object[] values, List<PySignal> signals) {}

  private Arguments(Word word) {
    this.word = word;
  }

  static Arguments of(Word word, PyObject[] values, String[] keywords) {
    Arguments arguments = new Arguments(word);
    PyObject[] bound = arguments.bound(values, keywords);
    arguments.first = bound.length == 0 ? Py.None : PyFuture.resolved(bound[0]);
    arguments.convert(bound);
    return arguments;
  }

  /** What was given for the first parameter. */
  PyObject first() {
    return first;
  }

  /** Every signal that was given, as often as it was given. */
  List<PySignal> signals() {
    return signals;
  }

  /** The Java arguments: one set, or one for each channel. */
  List<Set> sets() {
    return sets;
  }

  /** Whether the result is a list of channels. */
  boolean isMapped() {
    return mapped;
  }

  private PyObject[] bound(PyObject[] values, String[] keywords) {
    int positional = values.length - keywords.length;
    if (word.takesMany() && keywords.length == 0) {
      return new PyObject[] {many(values)};
    }
    List<Binding.Named<PyObject>> named = new ArrayList<>();
    for (int i = 0; i < keywords.length; i++) {
      named.add(new Binding.Named<>(keywords[i], values[positional + i]));
    }
    try {
      return Binding.bind(
              word.parameters(),
              word::signature,
              Arrays.asList(values).subList(0, positional),
              named,
              Arguments::otherwise)
          .toArray(PyObject[]::new);
    } catch (IllegalArgumentException e) {
      throw wrong("%s", e.getMessage());
    }
  }

  /** What stands for a number or a text that is left out. */
  private static PyObject otherwise(Parameter parameter) {
    return parameter.kind() == Kind.TEXT
        ? new PyString(parameter.otherwise())
        : Py.newFloat(Double.parseDouble(parameter.otherwise()));
  }

  /** All arguments are the many values; but a single list or tuple is them itself. */
  private PyObject many(PyObject[] values) {
    if (values.length == 0) {
      Parameter only = word.parameters().getFirst();
      throw wrong("needs %s (%s)", only.name(), only.unit());
    }
    if (values.length == 1) {
      PyObject only = PyFuture.resolved(values[0]);
      if (isSequence(only) && !isOneOfMany(word.parameters().getFirst().kind(), only)) {
        return only;
      }
    }
    return new PyTuple(values);
  }

  /** Whether a sequence is itself a pair or a row, and not a list of them. */
  private static boolean isOneOfMany(Kind kind, PyObject sequence) {
    int length = sequence.__len__();
    return kind != Kind.SIGNALS
        && (length == 2 || kind == Kind.ROWS && length > 0)
        && !isSequence(PyFuture.resolved(sequence.__getitem__(0)));
  }

  private void convert(PyObject[] bound) {
    Object[] values = new Object[bound.length];
    int[] begins = new int[bound.length + 1];
    for (int i = 0; i < bound.length; i++) {
      values[i] = value(word.parameters().get(i), PyFuture.resolved(bound[i]));
      begins[i + 1] = signals.size();
      mapped |= values[i] instanceof Channels;
    }
    if (!mapped) {
      sets = List.of(new Set(values, signals));
      return;
    }
    try {
      sets = new ArrayList<>();
      for (Object[] set : Channels.sets(word, values)) {
        sets.add(new Set(set, among(values, begins, sets.size())));
      }
    } catch (IllegalArgumentException e) {
      throw wrong("%s", e.getMessage());
    }
  }

  /**
   * The signals that one set holds: of each list of channels one, all that is not such a list.
   *
   * @param begins where each value's begin among all signals
   */
  private List<PySignal> among(Object[] values, int[] begins, int set) {
    List<PySignal> all = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      List<PySignal> given = signals.subList(begins[i], begins[i + 1]);
      all.addAll(values[i] instanceof Channels ? List.of(given.get(set)) : given);
    }
    return all;
  }

  private Object value(Parameter parameter, PyObject value) {
    return switch (parameter.kind()) {
      case SIGNAL -> isSequence(value) ? channels(parameter, value) : signal(parameter, value);
      case CONTROL -> isSequence(value) ? channels(parameter, value) : control(parameter, value);
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

  private Channels channels(Parameter parameter, PyObject list) {
    return new Channels(signals(parameter, list));
  }

  private List<Signal> signals(Parameter parameter, PyObject list) {
    List<Signal> all = new ArrayList<>();
    if (!isSequence(list)) {
      all.add(signal(parameter, list));
      return all;
    }
    for (PyObject element : list.asIterable()) {
      all.add(signal(parameter, PyFuture.resolved(element)));
    }
    return all;
  }

  private Signal signal(Parameter parameter, PyObject value) {
    if (value instanceof PySignal signal) {
      signals.add(signal);
      return signal.signal();
    }
    throw unfit(
        parameter, parameter.kind() == Kind.CONTROL ? parameter.kind().text() : "a signal", value);
  }

  /** A number is a signal that never ends: whatever it steers does. */
  private Signal control(Parameter parameter, PyObject value) {
    if (value instanceof PySignal || !value.isNumberType()) {
      return signal(parameter, value);
    }
    double number = number(parameter, value);
    if (!Double.isFinite(number)) {
      throw unfit(parameter, parameter.kind().text(), value);
    }
    return Channels.steady(number);
  }

  private Cascade filter(Parameter parameter, PyObject value) {
    if (value instanceof PyFilter filter) {
      return filter.filter();
    }
    throw unfit(parameter, "a filter, as made by sf.CreateButterworthLowPass(hz, order)", value);
  }

  private AudioProcessor processor(Parameter parameter, PyObject value) {
    if (value.__tojava__(AudioProcessor.class) instanceof AudioProcessor processor) {
      return processor;
    }
    throw unfit(parameter, parameter.kind().text(), value);
  }

  private double number(Parameter parameter, PyObject value) {
    if (!value.isNumberType() || value instanceof PySignal) {
      throw unfit(parameter, "a number", value);
    }
    try {
      return value.asDouble();
    } catch (PyException e) { // complex, or too large for a double
      throw unfit(parameter, "a number that a float can hold", value);
    }
  }

  private String text(Parameter parameter, PyObject value) {
    if (!(value instanceof PyString text)) {
      throw unfit(parameter, "a string", value);
    }
    return Py.fileSystemDecode(text);
  }

  /** Lists, texts and whole numbers as Java's; of the rest the text that Python has for it. */
  private Object anything(Parameter parameter, PyObject value) {
    if (isSequence(value)) {
      List<Object> all = new ArrayList<>();
      for (PyObject element : value.asIterable()) {
        all.add(anything(parameter, PyFuture.resolved(element)));
      }
      return all;
    }
    if (value instanceof PySignal) {
      throw unfit(parameter, parameter.kind().text(), value);
    }
    return value instanceof PyString ? text(parameter, value) : new Shown(value.toString());
  }

  /** What is no list and no text. */
  private record Shown(String text) {
    @Override
    public String toString() {
      return text;
    }
  }

  private List<Point> points(Parameter parameter, PyObject list) {
    List<Point> all = new ArrayList<>();
    for (PyObject[] pair : pairs(parameter, list)) {
      all.add(new Point(number(parameter, pair[0]), number(parameter, pair[1])));
    }
    return all;
  }

  private List<TimedSignal> places(Parameter parameter, PyObject list) {
    List<TimedSignal> all = new ArrayList<>();
    for (PyObject[] pair : pairs(parameter, list)) {
      all.add(new TimedSignal(signal(parameter, pair[0]), number(parameter, pair[1])));
    }
    return all;
  }

  private List<Echo> echoes(Parameter parameter, PyObject list) {
    List<Echo> all = new ArrayList<>();
    for (PyObject[] pair : pairs(parameter, list)) {
      all.add(new Echo(number(parameter, pair[0]), number(parameter, pair[1])));
    }
    return all;
  }

  private List<Row> rows(Parameter parameter, PyObject list) {
    String rule = parameter.kind().text();
    if (!isSequence(list)) {
      throw unfit(parameter, rule, list);
    }
    List<Row> all = new ArrayList<>();
    for (PyObject element : list.asIterable()) {
      PyObject row = PyFuture.resolved(element);
      if (!isSequence(row)) {
        throw unfit(parameter, rule, row);
      }
      List<Double> numbers = new ArrayList<>();
      for (PyObject number : row.asIterable()) {
        numbers.add(number(parameter, PyFuture.resolved(number)));
      }
      all.add(new Row(numbers));
    }
    return all;
  }

  private List<PyObject[]> pairs(Parameter parameter, PyObject list) {
    String rule = parameter.kind().text();
    if (!isSequence(list)) {
      throw unfit(parameter, rule, list);
    }
    List<PyObject[]> all = new ArrayList<>();
    for (PyObject element : list.asIterable()) {
      PyObject pair = PyFuture.resolved(element);
      if (!isSequence(pair) || pair.__len__() != 2) {
        throw unfit(parameter, rule, pair);
      }
      all.add(
          new PyObject[] {
            PyFuture.resolved(pair.__getitem__(0)), PyFuture.resolved(pair.__getitem__(1))
          });
    }
    return all;
  }

  public static boolean isSequence(PyObject value) {
    return value instanceof PyList || value instanceof PyTuple;
  }

  private PyException unfit(Parameter parameter, String rule, PyObject value) {
    return wrong("%s must be %s, but is %s", parameter.name(), rule, text(value));
  }

  /** A value for an error's text, with its type. */
  public static String text(PyObject value) {
    if (value instanceof PySignal) {
      return "a signal";
    }
    String text = Text.java(value.__repr__());
    String shown = text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text;
    return shown + " (" + value.getType().getName() + ")";
  }

  private PyException wrong(String format, Object... values) {
    return Errors.type(
        ("sf." + word.name() + ": " + format).formatted(Arrays.copyOf(values, values.length)));
  }
}
