package tenuto.scripting.python;

import java.util.function.BinaryOperator;
import org.python.core.PyDictionary;
import org.python.core.PyNone;
import org.python.core.PyObject;
import org.python.core.PySequence;
import org.python.core.PySlice;
import tenuto.scripting.calls.Expressions;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyFuture;

/**
 * The operators and slices of signals in Jython.
 *
 * <p>A result is null if the other operand is an object of the patch's own, which may define the
 * operation.
 */
record PyExpressions(Expressions<PyObject> all) {
  PyExpressions(Patch patch) {
    this(new Expressions<>(patch));
  }

  PyObject negative(PyObject x) {
    return all.negative(x);
  }

  PyObject sum(PyObject x, PyObject value) {
    return of(x, value, all::sum);
  }

  PyObject difference(PyObject x, PyObject value) {
    return of(x, value, all::difference);
  }

  /** {@code value - x}. */
  PyObject differenceFrom(PyObject value, PyObject x) {
    return of(x, value, (signal, number) -> all.differenceFrom(number, signal));
  }

  PyObject product(PyObject x, PyObject value) {
    return of(x, value, all::product);
  }

  PyObject quotient(PyObject x, PyObject value) {
    return of(x, value, all::quotient);
  }

  /** {@code value / x}. */
  PyObject quotientOf(PyObject value, PyObject x) {
    return of(x, value, (signal, number) -> all.quotientOf(number, signal));
  }

  PyObject power(PyObject x, PyObject value) {
    return of(x, value, all::power);
  }

  /** {@code value ** x}. */
  PyObject powerOf(PyObject value, PyObject x) {
    return of(x, value, (signal, number) -> all.powerOf(number, signal));
  }

  PyObject modulo(PyObject x, PyObject value) {
    return of(x, value, all::modulo);
  }

  /** {@code value % x}. */
  PyObject moduloOf(PyObject value, PyObject x) {
    return of(x, value, (signal, number) -> all.moduloOf(number, signal));
  }

  PyObject floorQuotient(PyObject x, PyObject value) {
    return of(x, value, all::floorQuotient);
  }

  /** {@code value // x}. */
  PyObject floorQuotientOf(PyObject value, PyObject x) {
    return of(x, value, (signal, number) -> all.floorQuotientOf(number, signal));
  }

  PyObject magnitude(PyObject x) {
    return all.magnitude(x);
  }

  PyObject greater(PyObject x, PyObject value) {
    return gate(of(x, value, all::greater));
  }

  PyObject less(PyObject x, PyObject value) {
    return gate(of(x, value, all::less));
  }

  PyObject atLeast(PyObject x, PyObject value) {
    return gate(of(x, value, all::atLeast));
  }

  PyObject atMost(PyObject x, PyObject value) {
    return gate(of(x, value, all::atMost));
  }

  private static PyObject gate(PyObject result) {
    return result instanceof PySignal signal ? signal.asGate() : result;
  }

  private static PyObject of(PyObject x, PyObject value, BinaryOperator<PyObject> sign) {
    PyObject operand = operand(value);
    try {
      return operand == null ? null : sign.apply(x, operand);
    } catch (RuntimeException e) {
      throw Errors.python(e);
    }
  }

  /** A slice in milliseconds: negative from the end, clamped, without a step. */
  PyObject slice(PyObject x, PyObject key) {
    if (!(key instanceof PySlice slice)) {
      throw Errors.type(
          "a signal is indexed by a slice of milliseconds such as x[500:1500], not by "
              + Jython.shown(key));
    }
    if (!(slice.getStep() instanceof PyNone)) {
      throw Errors.value("a slice of a signal has no step");
    }
    try {
      return all.slice(x, given(slice.getStart()), given(slice.getStop()));
    } catch (RuntimeException e) {
      throw Errors.python(e);
    }
  }

  private static PyObject given(PyObject value) {
    PyObject ms = PyFuture.resolved(value);
    return ms instanceof PyNone ? null : ms;
  }

  /**
   * An operand beside a signal, waited for; null for an object of the patch's own, which may define
   * the operation.
   */
  private static PyObject operand(PyObject value) {
    PyObject other = PyFuture.resolved(value);
    if (other instanceof PySignal || other.isNumberType()) {
      return other;
    }
    if (other instanceof PyChannels) {
      return null;
    }
    if (other instanceof PySequence || other instanceof PyNone || other instanceof PyDictionary) {
      throw Errors.type(
          "a signal can be combined with signals, sf.Channels and numbers, not with "
              + Jython.shown(other));
    }
    return null;
  }
}
