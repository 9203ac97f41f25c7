package tenuto.scripting.python;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyTuple;
import tenuto.engine.Require;
import tenuto.formats.midi.ChannelEvents;
import tenuto.formats.midi.ChannelEvents.Change;
import tenuto.formats.midi.MidiEvent.Kind;

/**
 * What a note can tell of the controllers, bends and pedals of its channel, from its own time on:
 * {@code note.held}, {@code note.controller(1)} and so on.
 *
 * @param events of the song that it is from; none if it is from none
 */
record NoteControls(Patch patch, ChannelEvents events) {
  static final List<String> NAMES =
      List.of("held", "program", "controller", "bend", "hz", "pressure", "changes");

  /** Over so many ms a controller goes to its next value, so that its steps are not heard. */
  private static final double GLIDE = 5;

  private static final double MOST = 127;
  private static final double WHOLE_BEND = 8192;

  /**
   * Controllers that are not 0 when nobody has said what they are: volume, balance, pan, others.
   */
  private static final Map<Integer, Integer> AT_FIRST = Map.of(7, 100, 8, 64, 10, 64, 11, 127);

  /** What a note has beside its attributes by that name, or null. */
  PyObject attribute(PyRecord note, String name) {
    return switch (name) {
      case "held" -> Py.newFloat(held(note));
      case "program" -> Py.newInteger((int) events.at(channel(note), Kind.PROGRAM, 0, ms(note), 0));
      case "controller" ->
          new PyHelper(
              "note.controller(number, ms=None)",
              "A controller of the note's channel while it sounds, 0 to 1: a signal.",
              given -> controller(note, given[0], length(note, given[1])));
      case "bend" ->
          new PyHelper(
              "note.bend(range=None, ms=None)",
              "The bend in semitones: a signal. range: of a whole bend, if not as the song says.",
              given -> bend(note, range(note, given[0]), length(note, given[1])));
      case "hz" ->
          new PyHelper(
              "note.hz(hz=None, range=None, ms=None)",
              "The frequency with its bends: a signal. hz: without, if not that of its key.",
              given -> hz(note, given[0], range(note, given[1]), length(note, given[2])));
      case "pressure" ->
          new PyHelper(
              "note.pressure(ms=None)",
              "The pressure on its key, or else on its channel, 0 to 1: a signal.",
              given -> pressure(note, length(note, given[0])));
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

  private static double ms(PyRecord note) {
    return number(note, "ms", 0);
  }

  private static int channel(PyRecord note) {
    return (int) number(note, "channel", 0);
  }

  /** How long it sounds, until key and pedal are up. */
  private double held(PyRecord note) {
    double ms = ms(note);
    double end = ms + number(note, "length", 0);
    double released = events.released(channel(note), end);
    return released == end ? number(note, "length", 0) : released - ms;
  }

  /** The ms that a control is asked for, or as long as the note sounds. */
  private double length(PyRecord note, PyObject given) {
    if (HelperArguments.given(given, null) == null) {
      return held(note);
    }
    double ms = HelperArguments.number("note", "ms", given);
    return Require.that(ms >= 0, "note: ms", "must be 0 or more", ms);
  }

  private PyObject controller(PyRecord note, PyObject which, double ms) {
    int number = Require.whole("number", HelperArguments.number("note", "number", which), 0, 127);
    List<Change> changes = changes(note, Kind.CONTROLLER, number, ms);
    return steered(changes, AT_FIRST.getOrDefault(number, 0), value -> value / MOST, ms, false);
  }

  private PyObject pressure(PyRecord note, double ms) {
    List<Change> ofKey = changes(note, Kind.KEY_PRESSURE, (int) number(note, "key", 0), ms);
    List<Change> changes = ofKey.isEmpty() ? changes(note, Kind.PRESSURE, 0, ms) : ofKey;
    return steered(changes, 0, value -> value / MOST, ms, false);
  }

  private PyObject bend(PyRecord note, double range, double ms) {
    List<Change> changes = changes(note, Kind.BEND, 0, ms);
    return steered(changes, 0, value -> range * value / WHOLE_BEND, ms, false);
  }

  private PyObject hz(PyRecord note, PyObject base, double range, double ms) {
    double hz =
        HelperArguments.given(base, null) == null
            ? 440 * StrictMath.pow(2, (number(note, "key", 69) - 69) / 12)
            : HelperArguments.number("note", "hz", base);
    List<Change> changes = changes(note, Kind.BEND, 0, ms);
    return steered(
        changes, 0, value -> hz * StrictMath.pow(2, range * value / WHOLE_BEND / 12), ms, true);
  }

  /** The semitones of a whole bend: given, or what the song says. */
  private double range(PyRecord note, PyObject given) {
    return HelperArguments.given(given, null) == null
        ? events.bend(channel(note), ms(note))
        : HelperArguments.number("note", "range", given);
  }

  private List<Change> changes(PyRecord note, Kind kind, int number, double ms) {
    return events.changes(channel(note), kind, number, ms(note), ms(note) + ms);
  }

  private PyObject changes(PyRecord note, PyObject asked, PyObject which) {
    Kind kind = MidiHelpers.kind("note.changes", asked);
    int number =
        which == null
            ? 0
            : Require.whole("number", HelperArguments.number("note", "number", which), 0, 127);
    PyList pairs = new PyList();
    for (Change each : changes(note, kind, number, held(note))) {
      pairs.append(new PyTuple(Py.newFloat(each.ms()), Py.newInteger((int) each.value())));
    }
    return pairs;
  }

  private interface Meaning {
    double of(double value);
  }

  /** A control signal of so many ms; a constant one if nothing changes. */
  private PyObject steered(
      List<Change> changes, double otherwise, Meaning meaning, double ms, boolean pitch) {
    boolean isTold = !changes.isEmpty() && changes.getFirst().ms() == 0;
    double first = meaning.of(isTold ? changes.getFirst().value() : otherwise);
    List<Change> rest = isTold ? changes.subList(1, changes.size()) : changes;
    if (rest.isEmpty()) {
      return word("Constant", Py.newFloat(ms), Py.newFloat(first));
    }
    PyList points = new PyList();
    for (Change point : glide(first, rest, meaning, ms)) {
      points.append(new PyTuple(Py.newFloat(point.ms()), Py.newFloat(point.value())));
    }
    return word("Breakpoints", points, new PyString(pitch ? "pitch" : "value"));
  }

  /**
   * Lines from value to value, each begun when the song asks for it, from where the last one is.
   */
  private static List<Change> glide(
      double first, List<Change> changes, Meaning meaning, double ms) {
    List<Change> points = new ArrayList<>(List.of(new Change(0, first)));
    Change to = points.getFirst();
    for (Change change : changes) {
      Change from = points.getLast();
      double now = between(from, to, change.ms());
      if (to.ms() > from.ms() && to.ms() <= change.ms()) {
        points.add(to);
      }
      points.add(new Change(change.ms(), now));
      to = new Change(change.ms() + GLIDE, meaning.of(change.value()));
    }
    if (to.ms() < ms) {
      points.add(to);
    }
    points.add(new Change(ms, between(points.getLast(), to, ms)));
    return points;
  }

  private static double between(Change from, Change to, double ms) {
    return ms >= to.ms()
        ? to.value()
        : from.value() + (to.value() - from.value()) * (ms - from.ms()) / (to.ms() - from.ms());
  }

  private PyObject word(String name, PyObject... values) {
    return new PyWord(patch, patch.catalogue().word(name)).__call__(values, Py.NoKeywords);
  }
}
