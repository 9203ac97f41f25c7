package tenuto.scripting.calls;

import be.tarsos.dsp.AudioProcessor;
import java.util.ArrayList;
import java.util.List;
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

/** Converts Python's values to those of a word's parameters; collects their signals and a key. */
final class ArgumentValues<V> {
  private final Python<V> python;
  private final Word word;
  private final ArgumentAdvice<V> advice;
  private final List<Handle> signals = new ArrayList<>();
  private long key;

  ArgumentValues(Python<V> python, Word word) {
    this.python = python;
    this.word = word;
    this.advice = new ArgumentAdvice<>(python, word);
  }

  /** All signals so far, each as often as it was given. */
  List<Handle> signals() {
    return signals;
  }

  /** The key of what was given beside the signals. */
  long key() {
    return key;
  }

  /**
   * The Java value of a parameter.
   *
   * @param number of the parameter, from 0
   * @param isGiven whether it is not the default
   */
  Object of(int number, V value, boolean isGiven) {
    long before = key;
    int signalsBefore = signals.size();
    Object java = value(word.parameters().get(number), value);
    int more = java instanceof Channels ? 1 : signals.size() - signalsBefore;
    // A parameter that a word gets later, and a default that changes, change no seed.
    key = isGiven ? Keys.list(key, number, more) : before;
    return java;
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
    if (elements.size() > 1
        && python.isNumber(elements.getFirst())
        && elements.stream().allMatch(python::isNumber)) {
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
      if (python.signal(pair.getLast()) != null) {
        boolean isSwapped = python.isNumber(pair.getFirst());
        V wrong = isSwapped ? pair.getFirst() : pair.getLast();
        throw unfit(parameter, parameter.kind().text(), wrong);
      }
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
    return new WrongTypeException(
        "sf.%s: %s must be %s, but is %s%s"
            .formatted(
                word.name(),
                parameter.name(),
                rule,
                python.described(value),
                advice.of(parameter, rule, value)));
  }
}
