package tenuto.dsp.contract;

import be.tarsos.dsp.AudioProcessor;
import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.catalogue.Binding;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.envelopes.Point;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.word.Echo;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.signal.Signal;

/**
 * Values of an {@link Expression} as a word's arguments; what does not fit is an
 * IllegalArgumentException that names word and parameter.
 */
final class Arguments {
  private final Word word;

  private Arguments(Word word) {
    this.word = word;
  }

  /** The Java arguments: one set, or one for each channel. */
  static List<Object[]> sets(Word word, List<Object> values) {
    try {
      return new Arguments(word).sets(values);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("sf." + word.name() + ": " + e.getMessage(), e);
    }
  }

  private List<Object[]> sets(List<Object> values) {
    List<Object> given = word.takesMany() ? List.of(many(values)) : values;
    List<Object> bound =
        Binding.bind(word.parameters(), word::signature, given, List.of(), Arguments::otherwise);
    Object[] all = new Object[bound.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = value(word.parameters().get(i), bound.get(i));
    }
    return Channels.sets(word, all);
  }

  private static Object otherwise(Parameter parameter) {
    return parameter.kind() == Parameter.Kind.TEXT
        ? parameter.otherwise()
        : (Object) Double.valueOf(parameter.otherwise());
  }

  /** All arguments are the many values; but a single list is them itself. */
  private List<?> many(List<Object> values) {
    if (values.size() == 1 && values.getFirst() instanceof List<?> only) {
      boolean pair =
          word.parameters().getFirst().kind() != Parameter.Kind.SIGNALS
              && (only.size() == 2 || isOfRows() && !only.isEmpty())
              && !(only.getFirst() instanceof List<?>);
      return pair ? values : only;
    }
    return values;
  }

  private boolean isOfRows() {
    return word.parameters().getFirst().kind() == Parameter.Kind.ROWS;
  }

  private static Object value(Parameter parameter, Object value) {
    return switch (parameter.kind()) {
      case SIGNAL, CONTROL ->
          value instanceof List<?> list
              ? new Channels(signals(parameter, list))
              : signal(parameter, value);
      case SIGNALS, CHANNELS ->
          value instanceof List<?> list
              ? signals(parameter, list)
              : List.of(signal(parameter, value));
      case NUMBER -> number(parameter, value);
      case TEXT -> the(String.class, parameter, value);
      case FILTER -> the(Cascade.class, parameter, value);
      case PROCESSOR -> the(AudioProcessor.class, parameter, value);
      case ANYTHING -> value;
      case POINTS -> {
        List<Point> all = new ArrayList<>();
        for (List<?> pair : pairs(parameter, value)) {
          all.add(new Point(number(parameter, pair.get(0)), number(parameter, pair.get(1))));
        }
        yield all;
      }
      case PLACES -> {
        List<TimedSignal> all = new ArrayList<>();
        for (List<?> pair : pairs(parameter, value)) {
          all.add(
              new TimedSignal(
                  the(Signal.class, parameter, pair.get(0)), number(parameter, pair.get(1))));
        }
        yield all;
      }
      case ECHOES -> {
        List<Echo> all = new ArrayList<>();
        for (List<?> pair : pairs(parameter, value)) {
          all.add(new Echo(number(parameter, pair.get(0)), number(parameter, pair.get(1))));
        }
        yield all;
      }
      case ROWS -> {
        List<Row> all = new ArrayList<>();
        for (Object each : the(List.class, parameter, value)) {
          List<Double> numbers = new ArrayList<>();
          for (Object number : the(List.class, parameter, each)) {
            numbers.add(number(parameter, number));
          }
          all.add(new Row(numbers));
        }
        yield all;
      }
    };
  }

  private static List<Signal> signals(Parameter parameter, List<?> list) {
    List<Signal> all = new ArrayList<>();
    list.forEach(each -> all.add(the(Signal.class, parameter, each)));
    return all;
  }

  private static Signal signal(Parameter parameter, Object value) {
    if (parameter.kind() == Parameter.Kind.CONTROL
        && value instanceof Number number
        && Double.isFinite(number.doubleValue())) {
      return Channels.steady(number.doubleValue());
    }
    return the(Signal.class, parameter, value);
  }

  private static double number(Parameter parameter, Object value) {
    return the(Number.class, parameter, value).doubleValue();
  }

  private static List<List<?>> pairs(Parameter parameter, Object value) {
    List<List<?>> all = new ArrayList<>();
    for (Object each : the(List.class, parameter, value)) {
      List<?> pair = the(List.class, parameter, each);
      if (pair.size() != 2) {
        throw unfit(parameter, each);
      }
      all.add(pair);
    }
    return all;
  }

  private static <T> T the(Class<T> type, Parameter parameter, Object value) {
    if (!type.isInstance(value)) {
      throw unfit(parameter, value);
    }
    return type.cast(value);
  }

  private static IllegalArgumentException unfit(Parameter parameter, Object value) {
    return new IllegalArgumentException(
        "%s must be %s, but is %s"
            .formatted(
                parameter.name(),
                parameter.kind().text(),
                value instanceof Signal ? "a signal" : value));
  }
}
