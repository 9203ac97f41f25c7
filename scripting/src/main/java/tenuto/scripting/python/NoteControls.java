package tenuto.scripting.python;

import java.util.List;
import java.util.function.DoubleFunction;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyTuple;
import tenuto.engine.base.Require;
import tenuto.formats.midi.ChannelEvents.Change;
import tenuto.formats.midi.MidiEvent.Kind;
import tenuto.scripting.calls.Steering;
import tenuto.scripting.calls.Steering.Line;
import tenuto.scripting.calls.Steering.Time;

/**
 * The controllers, bends and pedals of a note's channel from the note's start on, as further
 * attributes of the note: {@code note.held}, {@code note.controller(1)} and so on.
 */
record NoteControls(Patch patch, Steering steering) {
  static final List<String> NAMES =
      List.of("held", "program", "controller", "bend", "hz", "pressure", "timbre", "changes");

  /** The further attribute of that name, or null. */
  PyObject attribute(PyRecord note, String name) {
    return switch (name) {
      case "held" -> Py.newFloat(steering.held(time(note)));
      case "program" -> Py.newInteger(steering.program(time(note)));
      case "controller" ->
          new PyHelper(
              "note.controller(number, ms=None)",
              "A controller of the note's channel while it sounds, 0 to 1: a signal.",
              given ->
                  signal(
                      length(note, given[1]),
                      ms ->
                          steering.controller(
                              time(note), HelperArguments.number("note", "number", given[0]), ms)));
      case "bend" ->
          new PyHelper(
              "note.bend(range=None, ms=None)",
              "The bend in semitones: a signal. range: of a whole bend, if not as the song says.",
              given ->
                  signal(
                      length(note, given[1]),
                      ms -> steering.bend(time(note), range(given[0]), ms)));
      case "hz" ->
          new PyHelper(
              "note.hz(hz=None, range=None, ms=None)",
              "The frequency with its bends: a signal. hz: without, if not that of its key.",
              given ->
                  signal(
                      length(note, given[2]),
                      ms -> steering.hz(time(note), hz(note, given[0]), range(given[1]), ms)));
      case "pressure" ->
          new PyHelper(
              "note.pressure(ms=None)",
              "The pressure on its key, or else on its channel, 0 to 1: a signal.",
              given ->
                  signal(
                      length(note, given[0]),
                      ms -> steering.pressure(time(note), (int) number(note, "key", 0), ms)));
      case "timbre" ->
          new PyHelper(
              "note.timbre(ms=None)",
              "The timbre of a note of MPE, which is controller 74, 0 to 1: a signal.",
              given -> signal(length(note, given[0]), ms -> steering.timbre(time(note), ms)));
      case "changes" ->
          new PyHelper(
              "note.changes(kind, number=0)",
              "What the song has of a kind of event while it sounds: pairs (ms, value).",
              given -> changes(note, given[0], given[1]));
      default -> null;
    };
  }

  private static double number(PyRecord note, String name, double otherwise) {
    PyObject value = note.__findattr__(name);
    return value == null ? otherwise : HelperArguments.number("note", name, value);
  }

  private static Time time(PyRecord note) {
    return new Time(
        (int) number(note, "channel", 0), number(note, "ms", 0), number(note, "length", 0));
  }

  /** The requested length in ms, or as long as the note sounds. */
  private double length(PyRecord note, PyObject given) {
    boolean isGiven = HelperArguments.given(given, null) != null;
    Double ms = isGiven ? HelperArguments.number("note", "ms", given) : null;
    return steering.lasting(time(note), ms);
  }

  /** The frequency without bends: as given, or that of the note's key. */
  private static double hz(PyRecord note, PyObject given) {
    return HelperArguments.given(given, null) == null
        ? Steering.hzOf(number(note, "key", 69))
        : HelperArguments.number("note", "hz", given);
  }

  /** The bend range in semitones: as given, or null for the song's. */
  private static Double range(PyObject given) {
    return HelperArguments.given(given, null) == null
        ? null
        : (Double) HelperArguments.number("note", "range", given);
  }

  private PyObject changes(PyRecord note, PyObject asked, PyObject which) {
    Kind kind = MidiHelpers.kind("note.changes", asked);
    int number =
        which == null
            ? 0
            : Require.whole("number", HelperArguments.number("note", "number", which), 0, 127);
    PyList pairs = new PyList();
    for (Change each : steering.changes(time(note), kind, number, steering.held(time(note)))) {
      pairs.append(new PyTuple(Py.newFloat(each.ms()), Py.newInteger((int) each.value())));
    }
    return pairs;
  }

  /** A control signal of {@code ms} ms; a constant one if nothing changes. */
  private PyObject signal(double ms, DoubleFunction<Line> control) {
    Line line = control.apply(ms);
    if (line.points().isEmpty()) {
      return word("Constant", Py.newFloat(ms), Py.newFloat(line.first()));
    }
    PyList points = new PyList();
    for (Change point : line.points()) {
      points.append(new PyTuple(Py.newFloat(point.ms()), Py.newFloat(point.value())));
    }
    return word("Breakpoints", points, new PyString(line.pitch() ? "pitch" : "value"));
  }

  private PyObject word(String name, PyObject... values) {
    return new PyWord(patch, patch.catalogue().word(name)).__call__(values, Py.NoKeywords);
  }
}
