package tenuto.scripting.objects;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.python.core.Py;
import org.python.core.PyObject;
import tenuto.scripting.tasks.Tasks;

/**
 * The log of a patch on stderr: each line has the seconds since the run began and the current task.
 */
public final class Log {
  /** Sonic Field's name of the property that enables {@code c_log}. */
  private static final String TRACE = "sython.trace";

  private final Tasks tasks;
  private final long begin = System.nanoTime();

  public Log(Tasks tasks) {
    this.tasks = tasks;
  }

  /** {@code d_log(*words)}. */
  public PyObject always(PyObject[] words) {
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
  public PyObject ifTraced(PyObject[] words) {
    return Boolean.getBoolean(TRACE) ? always(words) : Py.None;
  }
}
