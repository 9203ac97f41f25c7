package tenuto.scripting.objects;

import org.python.core.PyFunction;
import org.python.core.PyObject;
import org.python.core.PyTableCode;
import tenuto.scripting.reports.NoteLog;
import tenuto.scripting.reports.RunObserver;

/** Reports the notes of a performance, with the lines of the patch that made them. */
public final class NoteLines {
  private final RunObserver observer;
  private final String performed;
  private final String player;

  /**
   * @param performed the line for notes without an origin
   * @param instrument the function that plays them
   */
  public NoteLines(RunObserver observer, String performed, PyObject instrument) {
    this.observer = observer;
    this.performed = performed;
    this.player = player(instrument);
  }

  private static String player(PyObject instrument) {
    if (instrument instanceof PyFunction function
        && function.__code__ instanceof PyTableCode code) {
      return "%s, %s:%d"
          .formatted(function.__name__, Text.java(code.co_filename), code.co_firstlineno);
    }
    return "";
  }

  /**
   * Reports a note.
   *
   * @param origin its text is where the note was made; or null
   * @param at when it begins, in seconds
   * @param seconds its duration
   */
  public void add(PyObject note, Object origin, double at, double seconds) {
    String line = origin == null ? performed : origin.toString();
    observer.noteHeard(
        new NoteLog.Played(
            at, seconds, number(note, "key"), number(note, "velocity"), line, player));
  }

  private static double number(PyObject note, String name) {
    PyObject value = note.__findattr__(name);
    PyObject known = value == null ? null : PyFuture.resolved(value);
    return known != null && known.isNumberType() ? known.asDouble() : Double.NaN;
  }
}
