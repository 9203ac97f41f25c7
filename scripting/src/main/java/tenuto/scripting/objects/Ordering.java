package tenuto.scripting.objects;

import java.util.stream.Stream;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PySequence;

/**
 * What {@code <} means beside a signal: nothing, or the order that sorted pairs with signals in
 * them come out in.
 */
public final class Ordering {
  private Ordering() {}

  /**
   * Refuses that a signal is larger or smaller than anything, but where Python puts lists and what
   * is in them in order: null then lets the signal's {@code __cmp__} decide.
   */
  public static PyObject refused() {
    if (StackWalker.getInstance().walk(Ordering::isPythons)) {
      return null;
    }
    throw Errors.type(
        "a signal is not a number that could be larger or smaller: compare sf.MaxValue(x),"
            + " sf.ValueAt(x, ms), x.samples or x.ms");
  }

  /** Whether it is a sort, a comparison of lists or tuples, or cmp that asks, and no operator. */
  private static boolean isPythons(Stream<StackWalker.StackFrame> frames) {
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
