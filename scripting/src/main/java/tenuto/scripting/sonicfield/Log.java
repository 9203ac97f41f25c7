package tenuto.scripting.sonicfield;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.python.core.Py;
import org.python.core.PyObject;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.Text;
import tenuto.scripting.tasks.Tasks;

/**
 * The log of a patch on stderr: each line has the seconds since the run began and the current task.
 */
final class Log {
  /** Sonic Field's name of the property that enables {@code c_log}. */
  private static final String TRACE = "sython.trace";

  private final Tasks tasks;
  private final long begin = System.nanoTime();

  Log(Tasks tasks) {
    this.tasks = tasks;
  }

  /** {@code d_log(*words)}. */
  PyObject always(PyObject[] words) {
    String text =
        Arrays.stream(words)
            .map(word -> Text.java(PyFuture.resolved(word).__str__().toString()))
            .collect(Collectors.joining(" "));
    System.err.println(
        String.format(
            Locale.ROOT,
            "%.3f s, %s: %s",
            (System.nanoTime() - begin) / 1e9,
            tasks.current().path(),
            text));
    return Py.None;
  }

  /** {@code c_log(*words)}. */
  PyObject ifTraced(PyObject[] words) {
    return Boolean.getBoolean(TRACE) ? always(words) : Py.None;
  }
}
