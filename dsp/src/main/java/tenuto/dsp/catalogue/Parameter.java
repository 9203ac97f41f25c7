package tenuto.dsp.catalogue;

import be.tarsos.dsp.AudioProcessor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tenuto.dsp.envelopes.Point;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.Echo;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.TimedSignal;
import tenuto.dsp.word.Unit;
import tenuto.engine.signal.Signal;

/**
 * A word's parameter.
 *
 * @param name as in a keyword argument
 * @param kind type of its value
 * @param text description for help
 * @param unit of a number
 * @param range the numbers allowed
 * @param otherwise default text or number, or empty if it is required
 * @param isResponse whether it is an impulse response
 * @param holds whether it is a control that holds its last value after its end
 */
public record Parameter(
    String name,
    Kind kind,
    String text,
    Unit unit,
    Range range,
    String otherwise,
    boolean isResponse,
    boolean holds)
    implements Binding.Slot {
  /** The types of parameters. */
  public enum Kind {
    SIGNAL("a signal"),
    CONTROL("a signal or a finite number"),
    SIGNALS("signals"),
    CHANNELS("a signal or channels"),
    NUMBER("a number"),
    TEXT("a string"),
    POINTS("pairs (ms, value)"),
    PLACES("pairs (signal, ms)"),
    ECHOES("pairs (dB, ms)"),
    ROWS("rows of numbers"),
    FILTER("a filter"),
    PROCESSOR("an AudioProcessor of TarsosDSP's"),
    ANYTHING("a number, a string or a list of them");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** Its description in a sentence. */
    public String text() {
      return text;
    }

    /** Whether it takes many values. */
    public boolean isMany() {
      return switch (this) {
        case SIGNALS, POINTS, PLACES, ECHOES, ROWS -> true;
        default -> false;
      };
    }
  }

  static Parameter of(java.lang.reflect.Parameter parameter) {
    In in = parameter.getAnnotation(In.class);
    Kind kind = kind(parameter.getParameterizedType());
    if (in == null) {
      return new Parameter(
          parameter.getName(), kind, kind.text(), Unit.NONE, Range.ALL, "", false, false);
    }
    return new Parameter(
        parameter.getName(),
        kind(kind, in),
        in.value(),
        in.unit(),
        Range.of(in),
        in.otherwise(),
        in.isResponse(),
        in.holds() && (in.orNumber() || in.control()));
  }

  private static Kind kind(Kind kind, In in) {
    if (kind == Kind.SIGNAL && in.orNumber()) {
      return Kind.CONTROL;
    }
    return kind == Kind.SIGNALS && in.linked() ? Kind.CHANNELS : kind;
  }

  /** Its unit and range, for help: {@code Hz, 0 to 100, number or signal}; empty for none. */
  public String measure() {
    return Stream.of(unit.symbol(), range.text(), kind == Kind.CONTROL ? "number or signal" : "")
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  @Override
  public String help() {
    return measure().isEmpty() ? text : text + " [" + measure() + "]";
  }

  /**
   * Requires a number to be in its range. Signals are not checked: their samples are not known yet,
   * and are clamped to the range.
   *
   * @throws IllegalArgumentException with its name, the rule and the number
   */
  void require(Object value) {
    switch (value) {
      case Double number -> requireNumber(number);
      case Signal control when kind == Kind.CONTROL ->
          Controls.number(control).ifPresent(this::requireNumber);
      case null, default -> {}
    }
  }

  private void requireNumber(double number) {
    try {
      range.require(name, number);
    } catch (IllegalArgumentException e) {
      boolean mayBeSeconds = unit == Unit.MS && number > 0 && number < range.from();
      throw mayBeSeconds
          ? new IllegalArgumentException(e.getMessage() + "; times are in milliseconds", e)
          : e;
    }
  }

  private static Kind kind(Type type) {
    if (type == Signal.class) {
      return Kind.SIGNAL;
    } else if (type == double.class) {
      return Kind.NUMBER;
    } else if (type == Object.class) {
      return Kind.ANYTHING;
    } else if (type == String.class) {
      return Kind.TEXT;
    } else if (type == Cascade.class) {
      return Kind.FILTER;
    } else if (type == AudioProcessor.class) {
      return Kind.PROCESSOR;
    } else if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
      Type element = list.getActualTypeArguments()[0];
      if (element == Signal.class) {
        return Kind.SIGNALS;
      } else if (element == Point.class) {
        return Kind.POINTS;
      } else if (element == TimedSignal.class) {
        return Kind.PLACES;
      } else if (element == Echo.class) {
        return Kind.ECHOES;
      } else if (element == Row.class) {
        return Kind.ROWS;
      }
    }
    throw new IllegalStateException("an operator parameter cannot have the type " + type);
  }
}
