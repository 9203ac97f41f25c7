package tenuto.scripting.objects;

import java.util.stream.Stream;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PySequence;

/**
 * Comparisons of a signal by {@code <} and the like: an error in expressions, but a fixed order
 * when Python sorts pairs that contain signals.
 */
public final class Ordering {
  private Ordering() {}

  /**
   * Rejects a comparison with a signal in an expression. Returns null if Python sorts lists or
   * their elements, so that the signal's {@code __cmp__} decides.
   */
  public static PyObject refused() {
    if (StackWalker.getInstance().walk(Ordering::isPythons)) {
      return null;
    }
    throw Errors.type(
        "a signal is not a number that could be larger or smaller: compare sf.MaxValue(x),"
            + " sf.ValueAt(x, ms), x.samples or x.ms");
  }

  /**
   * Whether the comparison comes from a sort, a comparison of lists or tuples, or cmp, and not from
   * an operator.
   */
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
