package tenuto.scripting.python;

import org.python.core.Py;
import org.python.core.PyInteger;
import org.python.core.PyLong;
import org.python.core.PyObject;
import tenuto.dsp.word.KeptReaders;
import tenuto.engine.Stored;
import tenuto.scripting.calls.SignalRef;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyFuture;

/** Single samples of a signal, by index. */
record SampleAccess(PySignal x) {
  private static final String SET = "x.setSample()";
  private static final String GET = "x.getSample()";

  /** {@code x.setSample(index, value)}: of a draft, until it is used. */
  PyObject set(PyObject[] arguments) {
    x.requireOwned(SET);
    if (x.handle().draft() == null) {
      throw Errors.value(
          SET
              + ": only a signal built by sf.draft or SFData.build can be written, and only until"
              + " it is first used");
    }
    x.handle().draft().set(index(SET, arguments[0]), number(arguments[1]));
    return Py.None;
  }

  /** {@code x.getSample(index)}: computed now if it is not stored. */
  PyObject get(PyObject[] arguments) {
    SignalRef holding = x.holding();
    if (!holding.share()) {
      throw x.released(GET);
    }
    x.patch().deeds().ask();
    try {
      return Py.newFloat(sample(index(GET, arguments[0])));
    } finally {
      holding.drop();
    }
  }

  /** Of a signal that somebody holds meanwhile. */
  double sample(long index) {
    if (x.signal() instanceof Stored stored) {
      return x.patch().guarded(() -> stored.sample(index));
    }
    KeptReaders readers = x.patch().context().readers();
    x.holding().readThrough(readers);
    return x.patch().guarded(() -> readers.sample(x.signal(), index));
  }

  private long index(String what, PyObject value) {
    PyObject known = PyFuture.resolved(value);
    if (!(known instanceof PyInteger || known instanceof PyLong)) {
      throw Errors.type(what + ": index must be a whole number, not " + Jython.shown(known));
    }
    long index = known.asLong();
    long length = x.signal().length();
    if (index < 0 || index >= length) {
      throw Errors.value(
          "%s: index must be between 0 and %d, but is %d".formatted(what, length - 1, index));
    }
    return index;
  }

  private static double number(PyObject value) {
    PyObject known = PyFuture.resolved(value);
    if (!known.isNumberType() || known instanceof PySignal) {
      throw Errors.type(SET + ": value must be a number, not " + Jython.shown(known));
    }
    return known.asDouble();
  }
}
