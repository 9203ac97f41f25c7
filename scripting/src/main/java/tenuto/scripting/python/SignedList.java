package tenuto.scripting.python;

import java.util.Collection;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PySequence;
import tenuto.scripting.objects.Ordering;

/**
 * A list whose signs combine its elements, one by one, with a value. Addition, which beside other
 * lists is Python's, is left to its class.
 */
abstract class SignedList extends PyList {
  private static final long serialVersionUID = 1L;

  SignedList(Collection<? extends PyObject> elements) {
    super(elements);
  }

  /**
   * Combines each element with the value, or with the value's corresponding element; null if it is
   * neither.
   */
  abstract PyObject each(PyObject value, BinaryOperator<PyObject> sign);

  @Override
  public PyObject __sub__(PyObject value) {
    return each(value, PyObject::_sub);
  }

  @Override
  public PyObject __rsub__(PyObject value) {
    return each(value, (x, y) -> y._sub(x));
  }

  @Override
  public PyObject __mul__(PyObject value) {
    return each(value, PyObject::_mul);
  }

  @Override
  public PyObject __rmul__(PyObject value) {
    return each(value, (x, y) -> y._mul(x));
  }

  @Override
  public PyObject __imul__(PyObject value) {
    return __mul__(value);
  }

  @Override
  public PyObject __div__(PyObject value) {
    return each(value, PyObject::_div);
  }

  @Override
  public PyObject __rdiv__(PyObject value) {
    return each(value, (x, y) -> y._div(x));
  }

  @Override
  public PyObject __truediv__(PyObject value) {
    return each(value, PyObject::_truediv);
  }

  @Override
  public PyObject __rtruediv__(PyObject value) {
    return each(value, (x, y) -> y._truediv(x));
  }

  @Override
  public PyObject __mod__(PyObject value) {
    return each(value, PyObject::_mod);
  }

  @Override
  public PyObject __rmod__(PyObject value) {
    return each(value, (x, y) -> y._mod(x));
  }

  @Override
  public PyObject __floordiv__(PyObject value) {
    return each(value, PyObject::_floordiv);
  }

  @Override
  public PyObject __rfloordiv__(PyObject value) {
    return each(value, (x, y) -> y._floordiv(x));
  }

  @Override
  public PyObject __pow__(PyObject value, PyObject modulus) {
    return modulus == null ? each(value, PyObject::_pow) : null;
  }

  @Override
  public PyObject __rpow__(PyObject value) {
    return each(value, (x, y) -> y._pow(x));
  }

  /** Gates, channel by channel; beside other lists, and where Python sorts, the order of lists. */
  private PyObject compared(
      PyObject other, BinaryOperator<PyObject> sign, UnaryOperator<PyObject> ofLists) {
    boolean isList = other instanceof PySequence && !(other instanceof SignedList);
    return isList || Ordering.isPythons() ? ofLists.apply(other) : each(other, sign);
  }

  @Override
  public PyObject __lt__(PyObject other) {
    return compared(other, PyObject::_lt, super::__lt__);
  }

  @Override
  public PyObject __le__(PyObject other) {
    return compared(other, PyObject::_le, super::__le__);
  }

  @Override
  public PyObject __gt__(PyObject other) {
    return compared(other, PyObject::_gt, super::__gt__);
  }

  @Override
  public PyObject __ge__(PyObject other) {
    return compared(other, PyObject::_ge, super::__ge__);
  }
}
