package tenuto.scripting.calls;

import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.DoubleUnaryOperator;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.shaping.Mathematics;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.Joined;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Signal;

/**
 * The operators and slices of signals in a patch: each is one call of a word, or of several that
 * succeed or fail together. Operands are signals or numbers.
 */
public record Expressions<V>(RunContext<V> run) {
  public V negative(V x) {
    return call("Invert", x);
  }

  public V sum(V x, V operand) {
    return isSignal(operand) ? call("Mix", x, operand) : call("DirectMix", operand, x);
  }

  public V difference(V x, V operand) {
    if (!isSignal(operand)) {
      return call("DirectMix", changed(operand, number -> -number), x);
    }
    List<Handle> both = List.of(signal(x), signal(operand));
    return new Call<>(run, "Mix")
        .lazy(
            both,
            Keys.text("x - y"),
            Form.ALIKE,
            signals -> {
              List<Signal> in = run.shapes().held("Mix", Joined.SUM, both);
              return step("Mix", List.of(in.get(0), step("Invert", in.get(1))));
            });
  }

  /** {@code number - x}. */
  public V differenceFrom(V number, V x) {
    double value = run.python().number(number);
    return new Call<>(run, "DirectMix")
        .lazy(
            List.of(signal(x)),
            Keys.list(Keys.text("number - x"), Keys.number(value)),
            Form.ALIKE,
            in -> step("DirectMix", value, step("Invert", in.get(0))));
  }

  public V product(V x, V operand) {
    return isSignal(operand) ? call("Multiply", x, operand) : call("NumericVolume", x, operand);
  }

  public V quotient(V x, V operand) {
    if (isSignal(operand)) {
      return call("Divide", x, operand);
    }
    return call("NumericVolume", x, changed(operand, this::reciprocal));
  }

  /** {@code number / x}, as long as x. */
  public V quotientOf(V number, V x) {
    return withNumber("number / x", number, x, (a, b) -> step("Divide", a, b));
  }

  /** {@code number % x}. */
  public V moduloOf(V number, V x) {
    return withNumber("number % x", number, x, (a, b) -> step("Modulo", a, b));
  }

  /** {@code number // x}. */
  public V floorQuotientOf(V number, V x) {
    return withNumber("number // x", number, x, (a, b) -> step("Floor", step("Divide", a, b)));
  }

  /** {@code x ** operand}. */
  public V power(V x, V operand) {
    return isSignal(operand)
        ? joined("x ** y", Joined.SHORTEST, x, operand, Mathematics::power)
        : call("Raise", x, operand);
  }

  /** {@code number ** x}. */
  public V powerOf(V number, V x) {
    return call("Exp", x, number);
  }

  public V modulo(V x, V operand) {
    return call("Modulo", x, operand);
  }

  /** {@code x // operand}: the quotient, rounded down. */
  public V floorQuotient(V x, V operand) {
    if (!isSignal(operand)) {
      changed(operand, this::reciprocal);
    }
    return joined(
        "x // y", Joined.SHORTEST, x, operand, (a, b) -> step("Floor", step("Divide", a, b)));
  }

  public V magnitude(V x) {
    return call("Rectify", x);
  }

  public V greater(V x, V operand) {
    return call("Greater", x, operand);
  }

  public V less(V x, V operand) {
    return call("Less", x, operand);
  }

  public V atLeast(V x, V operand) {
    return joined("x >= y", Joined.SUM, x, operand, (a, b) -> not("Less", a, b));
  }

  public V atMost(V x, V operand) {
    return joined("x <= y", Joined.SUM, x, operand, (a, b) -> not("Greater", a, b));
  }

  /** The gate that is open where that of a word is closed. */
  private Signal not(String word, Signal a, Signal b) {
    return step("DirectMix", 1.0, step("Invert", step(word, a, b)));
  }

  /** One call for what words make of a signal and a signal or number. */
  private V joined(String sign, Joined joined, V x, V operand, BinaryOperator<Signal> make) {
    if (!isSignal(operand)) {
      return withNumber(sign, operand, x, (number, signal) -> make.apply(signal, number));
    }
    List<Handle> both = List.of(signal(x), signal(operand));
    return new Call<>(run, sign)
        .lazy(
            both,
            Keys.text(sign),
            Form.ALIKE,
            signals -> {
              List<Signal> in = run.shapes().held(sign, joined, both);
              return make.apply(in.get(0), in.get(1));
            });
  }

  /** One call for what words make of a number, as a constant signal, and a signal. */
  private V withNumber(String sign, V operand, V x, BinaryOperator<Signal> make) {
    double number = run.python().number(operand);
    return new Call<>(run, sign)
        .lazy(
            List.of(signal(x)),
            Keys.list(Keys.text(sign), Keys.number(number)),
            Form.ALIKE,
            in -> make.apply(Channels.steady(number), in.getFirst()));
  }

  private double reciprocal(double number) {
    if (number == 0) {
      throw new DivisionByZeroException("a signal cannot be divided by 0");
    }
    return 1 / number;
  }

  /** A value that does not fit a float is passed on, and the word rejects it. */
  private V changed(V number, DoubleUnaryOperator change) {
    double value;
    try {
      value = run.python().number(number);
    } catch (ArithmeticException e) {
      return number;
    }
    return run.python().of(change.applyAsDouble(value));
  }

  /**
   * A slice in milliseconds: negative from the end, clamped, without a step.
   *
   * @param start null for the signal's start
   * @param stop null for the signal's end
   */
  public V slice(V x, V start, V stop) {
    long length = signal(x).signal().length();
    long from = place(start, 0, length);
    long to = Math.max(from, place(stop, length, length));
    return new Call<>(run, "slice")
        .lazy(
            List.of(signal(x)),
            Keys.list(from, to),
            Form.ALIKE,
            signals -> Slices.of(signals.getFirst(), from, to));
  }

  private long place(V value, long otherwise, long length) {
    if (value == null) {
      return otherwise;
    }
    V ms = run.python().resolved(value);
    if (!run.python().isNumber(ms)) {
      throw new WrongTypeException(
          "a slice of a signal is in milliseconds, not " + run.python().described(ms));
    }
    double samples = Milliseconds.place(run.python().number(ms), run.session().sampleRate());
    if (Double.isNaN(samples)) {
      throw new IllegalArgumentException("a slice of a signal is in milliseconds, but is nan");
    }
    long at = (long) samples;
    return Math.clamp(samples < 0 ? length + at : at, 0, length);
  }

  private boolean isSignal(V value) {
    return signal(value) != null;
  }

  private Handle signal(V value) {
    return run.python().signal(value);
  }

  @SafeVarargs // The values are only passed on.
  private V call(String word, V... arguments) {
    return new WordCall<>(run, run.catalogue().word(word)).function(List.of(arguments));
  }

  /** A step of an expression that is one call, so that all of it succeeds or fails. */
  private Signal step(String word, Object... arguments) {
    return (Signal) run.catalogue().word(word).call(run.context(), arguments);
  }
}
