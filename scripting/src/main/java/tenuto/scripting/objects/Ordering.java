package tenuto.scripting.objects;

import java.util.stream.Stream;
import org.python.core.PyException;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PySequence;

/**
 * Comparisons of a signal by {@code <} and the like: a gate in expressions, whose truth is an
 * error, but a fixed order when Python sorts pairs that contain signals.
 */
public final class Ordering {
  private Ordering() {}

  /** The error for a comparison that gives no gate. */
  public static PyException refused() {
    return Errors.type(
        "a signal is not a number that could be larger or smaller: compare sf.MaxValue(x),"
            + " sf.ValueAt(x, ms), x.samples or x.ms");
  }

  /** The error for a gate whose truth is asked for. */
  public static PyException ambiguous() {
    return Errors.type(
        "a comparison of signals is a gate, a signal of 0 and 1, and neither true nor false:"
            + " compare sf.MaxValue(x), sf.ValueAt(x, ms), x.samples or x.ms; instead of min and max"
            + " write sf.Minimum and sf.Maximum");
  }

  /** Whether Python compares in order to sort, so that the signal's {@code __cmp__} decides. */
  public static boolean isPythons() {
    return StackWalker.getInstance().walk(Ordering::isSorting);
  }

  /**
   * Whether the comparison comes from a sort, a comparison of lists or tuples, or cmp, and not from
   * an operator.
   */
  private static boolean isSorting(Stream<StackWalker.StackFrame> frames) {
    return frames
        .dropWhile(frame -> !frame.getClassName().equals(PyObject.class.getName()))
        .dropWhile(frame -> frame.getMethodName().matches("_[lg][te]"))
        .map(StackWalker.StackFrame::getClassName)
        .findFirst()
        .filter(
            name ->
                name.equals(PyObject.class.getName())
                    || name.equals(PySequence.class.getName())
                    || name.startsWith(PyList.class.getName() + "$"))
        .isPresent();
  }
}
