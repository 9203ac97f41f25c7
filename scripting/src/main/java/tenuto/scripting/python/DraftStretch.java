package tenuto.scripting.python;

import java.util.List;
import org.python.core.Py;
import org.python.core.PyObject;
import tenuto.engine.Block;
import tenuto.engine.SignalBuilder;
import tenuto.scripting.calls.SignalRef;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyFuture;

/** A stretch of a draft, written from another signal: Sonic Field's {@code setAt}. */
record DraftStretch(PySignal x) {
  private static final String WHAT = "x.setAt()";

  /** Samples copied at a time. */
  private static final int STRETCH = 2048;

  /**
   * {@code x.setAt(index, signal)}: all of the signal, from there on; of a number one sample. It
   * takes no reference in a counted patch, being no word.
   */
  PyObject set(PyObject[] arguments) {
    PyObject value = PyFuture.resolved(arguments[1]);
    if (!(value instanceof PySignal from)) {
      return new SampleAccess(x).set(arguments);
    }
    x.requireOwned(WHAT);
    SignalBuilder draft = x.handle().draft();
    if (draft == null) {
      throw Errors.value(
          WHAT
              + ": only a signal built by sf.draft, SFData.build or replicateEmpty can be written,"
              + " and only until it is first used");
    }
    long length = from.length(WHAT);
    long most = x.signal().length() - length;
    double index = HelperArguments.number(WHAT, "index", arguments[0]);
    if (!(index >= 0 && index <= most && index == Math.rint(index))) {
      throw Errors.value(
          ("%s: index must be a whole number of 0 or more that leaves space for all"
                      + " %d samples in %d,")
                  .formatted(WHAT, length, x.signal().length())
              + " but is "
              + Jython.shown(PyFuture.resolved(arguments[0])));
    }
    long at = (long) index;
    SignalRef holding = from.holding();
    if (!holding.share()) {
      throw from.released(WHAT);
    }
    try {
      from.handle().seal();
      x.patch()
          .guarded(
              () -> {
                x.patch()
                    .session()
                    .visit(
                        List.of(from.signal()),
                        STRETCH,
                        () -> (start, blocks, n) -> copy(draft, at + start, blocks[0], n));
                return Py.None;
              });
    } finally {
      holding.drop();
    }
    return Py.None;
  }

  private static void copy(SignalBuilder to, long at, Block from, int n) {
    for (int i = 0; i < n; i++) {
      to.set(at + i, from.get(i));
    }
  }
}
