package tenuto.scripting.python;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyTuple;
import tenuto.engine.base.Require;
import tenuto.formats.midi.ChannelEvents;
import tenuto.formats.midi.MidiEvent;
import tenuto.formats.midi.MidiFile;
import tenuto.formats.midi.MidiRepairs;
import tenuto.formats.midi.Note;
import tenuto.formats.midi.TempoMap;
import tenuto.formats.score.Score;
import tenuto.scripting.calls.Steering;
import tenuto.scripting.objects.Text;

/** {@code sf.ReadMidi}, {@code sf.WriteMidi}, and the notes and events that they read and write. */
record MidiHelpers(Patch patch) {
  private static final int USUAL_VELOCITY = 64;
  private static final double USUAL_TEMPO = 120;

  PyObject read(String word, PyObject[] arguments) {
    Path path = wanted(word, arguments);
    if (arguments[1] == null || !arguments[1].__nonzero__()) {
      return song(HelperArguments.read(word, path, () -> MidiFile.read(path)), List.of());
    }
    MidiRepairs repairs = MidiRepairs.allowed();
    MidiFile file = HelperArguments.read(word, path, () -> MidiFile.read(path, repairs));
    repairs.lines().forEach(line -> patch.warnings().tell(line, word + ": " + line));
    return song(file, List.of());
  }

  PyObject readScore(PyObject[] arguments) {
    String word = "sf.ReadMusicXml";
    Path path = wanted(word, arguments);
    Score score = HelperArguments.read(word, path, () -> Score.read(path));
    return song(score.song(), score.voices());
  }

  private Path wanted(String word, PyObject[] arguments) {
    Path path = HelperArguments.path(word, "path", arguments[0]);
    patch.context().inputs().want(path);
    return path;
  }

  /**
   * A song for patches.
   *
   * @param voices of its notes; none if it has none
   */
  private PyObject song(MidiFile file, List<String> voices) {
    NoteControls controls = new NoteControls(patch, new Steering(new ChannelEvents(file.events())));
    PyList notes = new PyList();
    for (int i = 0; i < file.notes().size(); i++) {
      Note each = file.notes().get(i);
      PyRecord note =
          PyRecord.note(controls, null)
              .with("ms", each.ms())
              .with("length", each.length())
              .with("key", each.key())
              .with("velocity", each.velocity())
              .with("channel", each.channel())
              .with("track", each.track())
              .with("release", each.release());
      notes.append(voices.isEmpty() ? note : note.with("voice", Text.python(voices.get(i))));
    }
    PyList events = new PyList();
    for (MidiEvent each : file.events()) {
      boolean words = each.kind().isWords();
      events.append(
          new PyRecord("event")
              .with("ms", each.ms())
              .with("kind", new PyString(each.kind().text()))
              .with("value", each.value())
              .with("number", each.number())
              .with("channel", each.channel())
              .with("track", each.track())
              .with("text", words ? Text.python(each.text()) : new PyString(each.text())));
    }
    PyList tempo = new PyList();
    for (TempoMap.Tempo each : file.tempo().tempos()) {
      tempo.append(new PyTuple(Py.newFloat(each.ms()), Py.newFloat(each.bpm())));
    }
    return new PyRecord("song")
        .with("notes", notes)
        .with("events", events)
        .with("tempo", tempo)
        .with("division", file.tempo().division())
        .with("tracks", file.tracks())
        .with("ms", file.ms());
  }

  PyObject write(PyObject[] arguments) {
    String word = "sf.WriteMidi";
    PyObject song = arguments[0];
    boolean whole = song.__findattr__("notes") != null;
    List<Note> notes = new ArrayList<>();
    List<MidiEvent> events = new ArrayList<>();
    List<PyObject> all =
        new ArrayList<>(
            HelperArguments.list(
                word, "notes", whole ? HelperArguments.attribute(song, "notes") : song));
    PyObject given = HelperArguments.given(arguments[2], song.__findattr__("tempo"));
    PyObject timeline = given == null || given.__findattr__("tempo") == null ? null : given;
    List<PyObject> sources = new ArrayList<>();
    if (whole || timeline == null) {
      sources.add(song);
    }
    if (timeline != null) {
      sources.add(timeline);
    }
    for (PyObject from : sources) {
      if (from.__findattr__("events") != null) {
        all.addAll(HelperArguments.list(word, "events", HelperArguments.attribute(from, "events")));
      }
    }
    for (PyObject each : all) {
      if (each.__findattr__("kind") == null) {
        notes.add(javaNote(word, each));
      } else {
        events.add(javaEvent(word, each));
      }
    }
    PyObject tempo = timeline == null ? given : HelperArguments.attribute(timeline, "tempo");
    PyObject division =
        HelperArguments.given(arguments[3], whole ? song.__findattr__("division") : null);
    int ticks =
        division == null
            ? MidiFile.FINE
            : Require.whole(
                "division", HelperArguments.number(word, "division", division), -32768, 32767);
    try {
      byte[] bytes = MidiFile.of(notes, events, TempoMap.of(ticks, tempos(word, tempo))).bytes();
      patch.context().outputs().write(HelperArguments.fileName(word, "path", arguments[1]), bytes);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(word + ": " + e.getMessage(), e);
    } catch (UncheckedIOException e) {
      throw new UncheckedIOException(new IOException(word + ": " + e.getCause().getMessage(), e));
    }
    return Py.None;
  }

  private static List<TempoMap.Tempo> tempos(String word, PyObject tempo) {
    if (tempo == null) {
      return List.of(new TempoMap.Tempo(0, USUAL_TEMPO));
    }
    if (!Jython.isList(tempo)) {
      return List.of(new TempoMap.Tempo(0, HelperArguments.number(word, "tempo", tempo)));
    }
    List<TempoMap.Tempo> all = new ArrayList<>();
    for (PyObject pair : HelperArguments.list(word, "tempo", tempo)) {
      if (!Jython.isList(pair) || pair.__len__() != 2) {
        throw HelperArguments.unfit(word, "tempo", "pairs (ms, quarter notes per minute)", pair);
      }
      all.add(
          new TempoMap.Tempo(
              HelperArguments.number(word, "tempo", pair.__getitem__(0)),
              HelperArguments.number(word, "tempo", pair.__getitem__(1))));
    }
    return all;
  }

  /** Notes of any class; those of ours get access to the events. */
  List<PyObject> among(String word, List<PyObject> notes, PyObject events) {
    List<MidiEvent> all = new ArrayList<>();
    for (PyObject each : HelperArguments.list(word, "events", events)) {
      all.add(javaEvent(word, each));
    }
    NoteControls controls = new NoteControls(patch, new Steering(new ChannelEvents(all)));
    return notes.stream()
        .map(each -> each instanceof PyRecord it && it.isNote() ? it.with(controls) : each)
        .toList();
  }

  PyObject note(PyObject[] values) {
    return record(
        PyRecord.note(new NoteControls(patch, Steering.NONE), origin()),
        "sf.MidiNote",
        List.of("ms", "length", "key", "velocity", "channel", "track", "release"),
        values,
        Py.None,
        Py.None,
        Py.None,
        Py.newInteger(USUAL_VELOCITY),
        Py.Zero,
        Py.Zero,
        Py.newInteger(Note.USUAL_RELEASE));
  }

  /** The line of the patch that is making a note; null if it is not recorded. */
  private Object origin() {
    return patch.observer().hearsNotes() ? Patch.place() : null;
  }

  static PyObject event(PyObject[] values) {
    kind("sf.MidiEvent", values[1]);
    return record(
        new PyRecord("event"),
        "sf.MidiEvent",
        List.of("ms", "kind", "value", "number", "channel", "track", "text"),
        values,
        Py.None,
        Py.None,
        Py.Zero,
        Py.Zero,
        Py.Zero,
        Py.Zero,
        Py.EmptyString);
  }

  private static PyObject record(
      PyRecord record, String word, List<String> names, PyObject[] values, PyObject... otherwise) {
    for (int i = 0; i < values.length; i++) {
      PyObject value = values[i] == null ? otherwise[i] : values[i];
      if (!names.get(i).equals("kind") && !names.get(i).equals("text")) {
        HelperArguments.number(word, names.get(i), value);
      }
      record.with(names.get(i), value);
    }
    return record;
  }

  /** A note of the patch, of any class; its velocity is rounded to the nearest integer. */
  private static Note javaNote(String word, PyObject note) {
    return new Note(
        HelperArguments.number(word, "ms", HelperArguments.attribute(note, "ms")),
        HelperArguments.number(word, "length", HelperArguments.attribute(note, "length")),
        HelperArguments.whole(word, "key", note, 60),
        (int) Math.rint(HelperArguments.number(word, "velocity", note, USUAL_VELOCITY)),
        HelperArguments.whole(word, "channel", note, 0),
        HelperArguments.whole(word, "track", note, 0),
        (int) Math.rint(HelperArguments.number(word, "release", note, Note.USUAL_RELEASE)));
  }

  private static MidiEvent javaEvent(String word, PyObject event) {
    MidiEvent.Kind kind = kind(word, HelperArguments.attribute(event, "kind"));
    PyObject text = event.__findattr__("text");
    String letters = "";
    if (text instanceof PyString string) {
      letters = kind.isWords() ? Text.java(string) : string.toString();
    }
    return new MidiEvent(
        HelperArguments.number(word, "ms", HelperArguments.attribute(event, "ms")),
        HelperArguments.whole(word, "track", event, 0),
        HelperArguments.whole(word, "channel", event, 0),
        kind,
        HelperArguments.whole(word, "number", event, 0),
        HelperArguments.whole(word, "value", event, 0),
        letters);
  }

  static MidiEvent.Kind kind(String word, PyObject kind) {
    for (MidiEvent.Kind each : MidiEvent.Kind.values()) {
      if (kind instanceof PyString && kind.toString().equals(each.text())) {
        return each;
      }
    }
    throw HelperArguments.unfit(
        word, "kind", "one of " + String.join(", ", MusicTexts.kinds()), kind);
  }
}
