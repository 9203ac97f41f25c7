package tenuto.scripting.bridge;

import tenuto.scripting.calls.Expressions;
import tenuto.scripting.calls.Handle;

/** Arithmetic with signals, and their slices. */
public final class SignCalls {
  private final CPythonHost host;
  private final Expressions<Object> expressions;

  SignCalls(CPythonHost host) {
    this.host = host;
    this.expressions = new Expressions<>(host);
  }

  public Object negative(Object place, Handle x) {
    host.at(place);
    return expressions.negative(x);
  }

  public Object sum(Object place, Handle x, Object operand) {
    host.at(place);
    return expressions.sum(x, operand);
  }

  public Object difference(Object place, Handle x, Object operand) {
    host.at(place);
    return expressions.difference(x, operand);
  }

  public Object differenceFrom(Object place, Handle x, Object number) {
    host.at(place);
    return expressions.differenceFrom(number, x);
  }

  public Object product(Object place, Handle x, Object operand) {
    host.at(place);
    return expressions.product(x, operand);
  }

  public Object quotient(Object place, Handle x, Object operand) {
    host.at(place);
    return expressions.quotient(x, operand);
  }

  public Object quotientOf(Object place, Handle x, Object number) {
    host.at(place);
    return expressions.quotientOf(number, x);
  }

  public Object power(Object place, Handle x, Object operand) {
    host.at(place);
    return expressions.power(x, operand);
  }

  public Object powerOf(Object place, Handle x, Object number) {
    host.at(place);
    return expressions.powerOf(number, x);
  }

  public Object modulo(Object place, Handle x, Object operand) {
    host.at(place);
    return expressions.modulo(x, operand);
  }

  public Object moduloOf(Object place, Handle x, Object number) {
    host.at(place);
    return expressions.moduloOf(number, x);
  }

  public Object floorQuotient(Object place, Handle x, Object operand) {
    host.at(place);
    return expressions.floorQuotient(x, operand);
  }

  public Object floorQuotientOf(Object place, Handle x, Object number) {
    host.at(place);
    return expressions.floorQuotientOf(number, x);
  }

  public Object greater(Object place, Handle x, Object operand) {
    host.at(place);
    return expressions.greater(x, operand);
  }

  public Object less(Object place, Handle x, Object operand) {
    host.at(place);
    return expressions.less(x, operand);
  }

  public Object atLeast(Object place, Handle x, Object operand) {
    host.at(place);
    return expressions.atLeast(x, operand);
  }

  public Object atMost(Object place, Handle x, Object operand) {
    host.at(place);
    return expressions.atMost(x, operand);
  }

  /** The part of a signal between two times in ms; null means its start or end. */
  public Object slice(Object place, Handle x, Object start, Object stop) {
    host.at(place);
    return expressions.slice(x, start, stop);
  }
}
