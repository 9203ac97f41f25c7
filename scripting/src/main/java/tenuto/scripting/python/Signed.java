package tenuto.scripting.python;

import java.util.function.BinaryOperator;
import org.python.core.PyObject;
import tenuto.scripting.objects.Ordering;

/**
 * What has the signs of a signal in a patch: arithmetic, powers, and comparisons that give gates.
 *
 * <p>Counted patches have Sonic Field's signs alone. A null leaves the operation to the other
 * operand.
 */
abstract class Signed extends PyObject {
  private static final long serialVersionUID = 1L;

  private final transient PyExpressions expressions;

  Signed(PyExpressions expressions) {
    this.expressions = expressions;
  }

  final PyExpressions expressions() {
    return expressions;
  }

  /** Whether it has more than the four signs of arithmetic. */
  abstract boolean hasAllSigns();

  @Override
  public boolean isNumberType() {
    return false;
  }

  @Override
  public PyObject __add__(PyObject other) {
    return expressions.sum(this, other);
  }

  @Override
  public PyObject __radd__(PyObject other) {
    return expressions.sum(this, other);
  }

  @Override
  public PyObject __sub__(PyObject other) {
    return expressions.difference(this, other);
  }

  @Override
  public PyObject __rsub__(PyObject number) {
    return expressions.differenceFrom(number, this);
  }

  @Override
  public PyObject __mul__(PyObject other) {
    return expressions.product(this, other);
  }

  @Override
  public PyObject __rmul__(PyObject other) {
    return expressions.product(this, other);
  }

  @Override
  public PyObject __div__(PyObject other) {
    return expressions.quotient(this, other);
  }

  @Override
  public PyObject __truediv__(PyObject other) {
    return expressions.quotient(this, other);
  }

  @Override
  public PyObject __rdiv__(PyObject number) {
    return hasAllSigns() ? expressions.quotientOf(number, this) : null;
  }

  @Override
  public PyObject __rtruediv__(PyObject number) {
    return __rdiv__(number);
  }

  @Override
  public PyObject __mod__(PyObject other) {
    return hasAllSigns() ? expressions.modulo(this, other) : null;
  }

  @Override
  public PyObject __rmod__(PyObject number) {
    return hasAllSigns() ? expressions.moduloOf(number, this) : null;
  }

  @Override
  public PyObject __floordiv__(PyObject other) {
    return hasAllSigns() ? expressions.floorQuotient(this, other) : null;
  }

  @Override
  public PyObject __rfloordiv__(PyObject number) {
    return hasAllSigns() ? expressions.floorQuotientOf(number, this) : null;
  }

  @Override
  public PyObject __pow__(PyObject other, PyObject modulus) {
    return hasAllSigns() && modulus == null ? expressions.power(this, other) : null;
  }

  @Override
  public PyObject __rpow__(PyObject number) {
    return hasAllSigns() ? expressions.powerOf(number, this) : null;
  }

  @Override
  public PyObject __abs__() {
    return hasAllSigns() ? expressions.magnitude(this) : super.__abs__();
  }

  @Override
  public PyObject __lt__(PyObject other) {
    return compared(other, expressions::less);
  }

  @Override
  public PyObject __le__(PyObject other) {
    return compared(other, expressions::atMost);
  }

  @Override
  public PyObject __gt__(PyObject other) {
    return compared(other, expressions::greater);
  }

  @Override
  public PyObject __ge__(PyObject other) {
    return compared(other, expressions::atLeast);
  }

  /** A gate; null where Python sorts, so that {@code __cmp__} decides. */
  private PyObject compared(PyObject other, BinaryOperator<PyObject> sign) {
    if (Ordering.isPythons()) {
      return null;
    }
    PyObject gate = hasAllSigns() ? sign.apply(this, other) : null;
    if (gate == null && !(other instanceof PyChannels)) {
      throw Ordering.refused();
    }
    return gate;
  }
}
