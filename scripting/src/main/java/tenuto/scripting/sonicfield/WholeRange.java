package tenuto.scripting.sonicfield;

import java.util.concurrent.atomic.AtomicBoolean;
import org.python.core.PyFloat;
import org.python.core.PyObject;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.python.Patch;

/**
 * {@code range} for counted patches, from a time when it still accepted fractions and truncated
 * them. It warns once in a run, as they are an error elsewhere.
 */
final class WholeRange {
  private final PyObject range;
  private final AtomicBoolean said = new AtomicBoolean();

  /**
   * @param range Python's own
   */
  WholeRange(PyObject range) {
    this.range = range;
  }

  /** {@code range([start,] stop[, step])}. */
  PyObject call(PyObject[] limits) {
    PyObject[] whole = limits.clone();
    for (int i = 0; i < whole.length; i++) {
      if (PyFuture.resolved(whole[i]) instanceof PyFloat fraction) {
        whole[i] = fraction.__int__();
        if (fraction.getValue() != Math.rint(fraction.getValue()) && !said.getAndSet(true)) {
          System.err.println(
              "tenuto: range() truncates %s at %s, as in Sonic Field 2015"
                  .formatted(fraction, Patch.line()));
        }
      }
    }
    return range.__call__(whole);
  }
}
