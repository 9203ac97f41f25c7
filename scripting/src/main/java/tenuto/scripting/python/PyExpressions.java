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

  PyObject negative(PySignal x) {
    return all.negative(x);
  }

  PyObject sum(PySignal x, PyObject value) {
    return of(x, value, all::sum);
  }

  PyObject difference(PySignal x, PyObject value) {
    return of(x, value, all::difference);
  }

  /** {@code value - x}. */
  PyObject differenceFrom(PyObject value, PySignal x) {
    return of(x, value, (signal, number) -> all.differenceFrom(number, signal));
  }

  PyObject product(PySignal x, PyObject value) {
    return of(x, value, all::product);
  }

  PyObject quotient(PySignal x, PyObject value) {
    return of(x, value, all::quotient);
  }

  private static PyObject of(PySignal x, PyObject value, BinaryOperator<PyObject> sign) {
    PyObject operand = operand(value);
    try {
      return operand == null ? null : sign.apply(x, operand);
    } catch (RuntimeException e) {
      throw Errors.python(e);
    }
  }

  /** A slice in milliseconds: negative from the end, clamped, without a step. */
  PyObject slice(PySignal x, PyObject key) {
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
