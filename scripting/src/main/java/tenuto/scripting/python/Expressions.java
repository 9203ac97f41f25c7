package tenuto.scripting.python;

import java.util.List;
import org.python.core.Py;
import org.python.core.PyDictionary;
import org.python.core.PyNone;
import org.python.core.PyObject;
import org.python.core.PySequence;
import org.python.core.PySlice;
import tenuto.dsp.timeline.Editing;
import tenuto.engine.Signal;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.reports.Errors;

/**
 * What signs and slices beside signals mean in a patch: each is one call of a word, or of several
 * that succeed or fail together.
 *
 * <p>A result is null beside an object of the patch's own, which may know what to do.
 */
record Expressions(Patch patch) {
  PyObject negative(PySignal x) {
    return call("Invert", x);
  }

  PyObject sum(PySignal x, PyObject value) {
    return switch (operand(value)) {
      case null -> null;
      case PySignal other -> call("Mix", x, other);
      case PyObject number -> call("DirectMix", number, x);
    };
  }

  PyObject difference(PySignal x, PyObject value) {
    return switch (operand(value)) {
      case null -> null;
      case PySignal other ->
          new Call(patch, "Mix")
              .lazy(
                  List.of(x, other),
                  in -> step("Mix", List.of(in.get(0), step("Invert", in.get(1)))));
      case PyObject number -> call("DirectMix", number.__neg__(), x);
    };
  }

  /** {@code value - x}. */
  PyObject differenceFrom(PyObject value, PySignal x) {
    PyObject number = operand(value);
    return number == null
        ? null
        : new Call(patch, "DirectMix")
            .lazy(
                List.of(x), in -> step("DirectMix", number.asDouble(), step("Invert", in.get(0))));
  }

  PyObject product(PySignal x, PyObject value) {
    return switch (operand(value)) {
      case null -> null;
      case PySignal other -> call("Multiply", x, other);
      case PyObject number -> call("NumericVolume", x, number);
    };
  }

  PyObject quotient(PySignal x, PyObject value) {
    return switch (operand(value)) {
      case null -> null;
      case PySignal other -> call("Divide", x, other);
      case PyObject number -> {
        if (!number.__nonzero__()) {
          throw Py.ZeroDivisionError("a signal cannot be divided by 0");
        }
        yield call("NumericVolume", x, Py.newFloat(1).__truediv__(number));
      }
    };
  }

  /** A slice in milliseconds: negative from the end, clamped, without a step. */
  PyObject slice(PySignal x, PyObject key) {
    if (!(key instanceof PySlice slice)) {
      throw Errors.type(
          "a signal is indexed by a slice of milliseconds such as x[500:1500], not by "
              + Arguments.text(key));
    }
    if (!(slice.getStep() instanceof PyNone)) {
      throw Errors.value("a slice of a signal has no step");
    }
    long length = x.signal().length();
    long from = place(slice.getStart(), 0, length);
    long to = Math.max(from, place(slice.getStop(), length, length));
    return new Call(patch, "slice")
        .lazy(List.of(x), signals -> Editing.slice(signals.getFirst(), from, to));
  }

  private long place(PyObject value, long otherwise, long length) {
    PyObject ms = PyFuture.resolved(value);
    if (ms instanceof PyNone) {
      return otherwise;
    }
    if (ms instanceof PySignal || !ms.isNumberType()) {
      throw Errors.type("a slice of a signal is in milliseconds, not " + Arguments.text(ms));
    }
    double samples = ms.asDouble() * patch.session().sampleRate() / 1000;
    if (Double.isNaN(samples)) {
      throw Errors.value("a slice of a signal is in milliseconds, but is nan");
    }
    long at = (long) samples;
    return Math.clamp(samples < 0 ? length + at : at, 0, length);
  }

  /**
   * What stands beside a signal in an expression, waited for; null for an object of the patch's
   * own, which may know what to do.
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
              + Arguments.text(other));
    }
    return null;
  }

  private PyObject call(String word, PyObject... arguments) {
    return new PyWord(patch, patch.catalogue().word(word)).__call__(arguments, Py.NoKeywords);
  }

  /** A step of an expression that is one call, so that all of it fails or none. */
  private Signal step(String word, Object... arguments) {
    return (Signal) patch.catalogue().word(word).call(patch.context(), arguments);
  }
}
