package tenuto.scripting;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyNone;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyTuple;
import tenuto.dsp.Require;
import tenuto.dsp.music.MidiEvent;
import tenuto.dsp.music.MidiFile;
import tenuto.dsp.music.Note;
import tenuto.dsp.music.NoteName;
import tenuto.dsp.music.Temperament;
import tenuto.dsp.music.TempoMap;
import tenuto.dsp.music.Tuning;

/** The functions of {@code sf} for notes and tunings. */
final class Music {
  private static final int USUAL_VELOCITY = 64;
  private static final double USUAL_A4 = 440;
  private static final double USUAL_TEMPO = 120;

  private final Patch patch;

  private Music(Patch patch) {
    this.patch = patch;
  }

  static List<PyHelper> helpers(Patch patch) {
    Music music = new Music(patch);
    return List.of(
        new PyHelper(
            "ReadMidi(path)",
            "What a MIDI file of format 0 or 1 holds: an object with notes, events, tempo (pairs of"
                + " ms and quarters a minute), division, tracks and ms.",
            music::readMidi),
        new PyHelper(
            "WriteMidi(notes, path, tempo=120, division=30000)",
            "Writes what sf.ReadMidi gave, or a list of notes and events, as a MIDI file of format"
                + " 1. tempo: quarters a minute, or pairs (ms, quarters a minute). division: ticks"
                + " of a quarter.",
            music::writeMidi),
        new PyHelper(
            "MidiNote(ms, length, key, velocity=64, channel=0, track=0, release=64)",
            "A note: an object with these attributes. Times are in ms, key 60 is middle C.",
            Music::note),
        new PyHelper(
            "MidiEvent(ms, kind, value=0, number=0, channel=0, track=0, text='')",
            "An event of a MIDI file other than a note: an object with these attributes. kind: "
                + String.join(", ", kinds())
                + ".",
            Music::event),
        new PyHelper(
            "Temperament(name, a4=440, tonic='c')",
            "A historical tuning; its hz(key) is the frequency of a MIDI key or a note's name."
                + " name: "
                + String.join(
                    ", ", Arrays.stream(Temperament.values()).map(Temperament::text).toList())
                + ".",
            Music::temperament),
        new PyHelper(
            "Scala(scl, kbm=None)",
            "A tuning from files of Scala's; its hz(key) is the frequency of a MIDI key or a note's"
                + " name. Without a keyboard map the first degree lies on middle C.",
            Music::scala),
        new PyHelper(
            "Perform(notes, instrument)",
            "The sound of notes: each instrument(note), a signal or a list of channels, at the"
                + " note's ms. The notes are played in parallel.",
            arguments -> new Performance(patch).of(arguments[0], arguments[1])));
  }

  private static List<String> kinds() {
    return Arrays.stream(MidiEvent.Kind.values()).map(MidiEvent.Kind::text).toList();
  }

  // ---- MIDI files ------------------------------------------------------------------------------

  private PyObject readMidi(PyObject[] arguments) {
    Path path = path("sf.ReadMidi", "path", arguments[0]);
    MidiFile file = read("sf.ReadMidi", path, () -> MidiFile.read(path));
    PyList notes = new PyList();
    for (Note each : file.notes()) {
      notes.append(
          new PyRecord("note")
              .with("ms", each.ms())
              .with("length", each.length())
              .with("key", each.key())
              .with("velocity", each.velocity())
              .with("channel", each.channel())
              .with("track", each.track())
              .with("release", each.release()));
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

  private PyObject writeMidi(PyObject[] arguments) {
    String word = "sf.WriteMidi";
    PyObject song = arguments[0];
    boolean whole = song.__findattr__("notes") != null;
    List<Note> notes = new ArrayList<>();
    List<MidiEvent> events = new ArrayList<>();
    List<PyObject> all =
        new ArrayList<>(list(word, "notes", whole ? attribute(song, "notes") : song));
    if (whole && song.__findattr__("events") != null) {
      all.addAll(list(word, "events", attribute(song, "events")));
    }
    for (PyObject each : all) {
      if (each.__findattr__("kind") == null) {
        notes.add(javaNote(word, each));
      } else {
        events.add(javaEvent(word, each));
      }
    }
    PyObject tempo = given(arguments[2], whole ? song.__findattr__("tempo") : null);
    PyObject division = given(arguments[3], whole ? song.__findattr__("division") : null);
    int ticks =
        division == null
            ? MidiFile.FINE
            : Require.whole("division", number(word, "division", division), -32768, 32767);
    try {
      byte[] bytes = MidiFile.of(notes, events, TempoMap.of(ticks, tempos(word, tempo))).bytes();
      patch.studio().outputs().write(path(word, "path", arguments[1]).toString(), bytes);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(word + ": " + e.getMessage(), e);
    } catch (UncheckedIOException e) {
      throw new UncheckedIOException(new IOException(word + ": " + e.getCause().getMessage(), e));
    }
    return Py.None;
  }

  private static PyObject given(PyObject argument, PyObject otherwise) {
    return argument == null || argument instanceof PyNone ? otherwise : argument;
  }

  private static List<TempoMap.Tempo> tempos(String word, PyObject tempo) {
    if (tempo == null) {
      return List.of(new TempoMap.Tempo(0, USUAL_TEMPO));
    }
    if (!Arguments.isSequence(tempo)) {
      return List.of(new TempoMap.Tempo(0, number(word, "tempo", tempo)));
    }
    List<TempoMap.Tempo> all = new ArrayList<>();
    for (PyObject pair : list(word, "tempo", tempo)) {
      if (!Arguments.isSequence(pair) || pair.__len__() != 2) {
        throw unfit(word, "tempo", "pairs (ms, quarters a minute)", pair);
      }
      all.add(
          new TempoMap.Tempo(
              number(word, "tempo", pair.__getitem__(0)),
              number(word, "tempo", pair.__getitem__(1))));
    }
    return all;
  }

  private static PyObject note(PyObject[] values) {
    return record(
        "note",
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

  private static PyObject event(PyObject[] values) {
    kind("sf.MidiEvent", values[1]);
    return record(
        "event",
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
      String kind, List<String> names, PyObject[] values, PyObject... otherwise) {
    PyRecord record = new PyRecord(kind);
    for (int i = 0; i < values.length; i++) {
      PyObject value = values[i] == null ? otherwise[i] : values[i];
      if (!names.get(i).equals("kind") && !names.get(i).equals("text")) {
        number(kind.equals("note") ? "sf.MidiNote" : "sf.MidiEvent", names.get(i), value);
      }
      record.with(names.get(i), value);
    }
    return record;
  }

  /** A note of the patch, of whatever class; a velocity between two goes to the nearer. */
  private static Note javaNote(String word, PyObject note) {
    return new Note(
        number(word, "ms", attribute(note, "ms")),
        number(word, "length", attribute(note, "length")),
        whole(word, "key", note, 60),
        (int) Math.rint(number(word, "velocity", note, USUAL_VELOCITY)),
        whole(word, "channel", note, 0),
        whole(word, "track", note, 0),
        (int) Math.rint(number(word, "release", note, Note.USUAL_RELEASE)));
  }

  private static MidiEvent javaEvent(String word, PyObject event) {
    MidiEvent.Kind kind = kind(word, attribute(event, "kind"));
    PyObject text = event.__findattr__("text");
    String letters = "";
    if (text instanceof PyString string) {
      letters = kind.isWords() ? Text.java(string) : string.toString();
    }
    return new MidiEvent(
        number(word, "ms", attribute(event, "ms")),
        whole(word, "track", event, 0),
        whole(word, "channel", event, 0),
        kind,
        whole(word, "number", event, 0),
        whole(word, "value", event, 0),
        letters);
  }

  private static MidiEvent.Kind kind(String word, PyObject kind) {
    for (MidiEvent.Kind each : MidiEvent.Kind.values()) {
      if (kind instanceof PyString && kind.toString().equals(each.text())) {
        return each;
      }
    }
    throw unfit(word, "kind", "one of " + String.join(", ", kinds()), kind);
  }

  // ---- Tunings ---------------------------------------------------------------------------------

  private static PyObject temperament(PyObject[] arguments) {
    String word = "sf.Temperament";
    if (!(arguments[0] instanceof PyString)) {
      throw unfit(word, "name", "a text", arguments[0]);
    }
    double a4 = arguments[1] == null ? USUAL_A4 : number(word, "a4", arguments[1]);
    try {
      Temperament temperament = Temperament.of(Text.java(arguments[0]));
      int tonic = arguments[2] == null ? 0 : tonic(word, arguments[2]);
      return tuning(temperament.tuning(a4, tonic))
          .with("source", Text.python(temperament.source()));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(word + ": " + e.getMessage(), e);
    }
  }

  private static int tonic(String word, PyObject tonic) {
    if (!(tonic instanceof PyString)) {
      throw unfit(word, "tonic", "the name of a note without its octave", tonic);
    }
    String text = tonic.toString().toLowerCase(Locale.ROOT);
    return Math.floorMod(NoteName.key(text + "0"), 12);
  }

  private static PyObject scala(PyObject[] arguments) {
    String word = "sf.Scala";
    Path scl = path(word, "scl", arguments[0]);
    PyObject map = given(arguments[1], null);
    if (map == null) {
      return tuning(read(word, scl, () -> Tuning.read(scl)));
    }
    Path kbm = path(word, "kbm", map);
    return tuning(read(word, scl, () -> Tuning.read(scl, kbm)));
  }

  private static PyRecord tuning(Tuning tuning) {
    return new PyRecord("tuning")
        .with("name", Text.python(tuning.scale().name()))
        .with(
            "hz",
            new PyMethod("hz", 1, 1, key -> Py.newFloat(hz(tuning, PyFuture.resolved(key[0])))))
        .with("ratios", new PyList(tuning.scale().ratios().stream().map(Py::java2py).toList()));
  }

  private static double hz(Tuning tuning, PyObject key) {
    try {
      return tuning.hz(
          key instanceof PyString ? NoteName.key(Text.java(key)) : number("hz", "key", key));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("hz: " + e.getMessage(), e);
    }
  }

  // ---- Arguments -------------------------------------------------------------------------------

  private interface Reading<T> {
    T read() throws IOException;
  }

  private static <T> T read(String word, Path path, Reading<T> reading) {
    if (Files.notExists(path)) {
      throw new UncheckedIOException(new IOException(word + ": there is no file " + path));
    }
    try {
      return reading.read();
    } catch (IOException e) {
      throw new UncheckedIOException(new IOException(word + ": " + e.getMessage(), e));
    }
  }

  private static Path path(String word, String name, PyObject value) {
    if (!(value instanceof PyString text)) {
      throw unfit(word, name, "a text", value);
    }
    try {
      return Path.of(Py.fileSystemDecode(text));
    } catch (InvalidPathException e) {
      throw Errors.value("%s: %s must be a file name: %s".formatted(word, name, e.getReason()));
    }
  }

  /** The elements of anything that has some. */
  static List<PyObject> list(String word, String name, PyObject value) {
    if (value instanceof PyString
        || value instanceof PySignal
        || value.__findattr__("__iter__") == null) {
      throw unfit(word, name, "a list", value);
    }
    List<PyObject> all = new ArrayList<>();
    value.asIterable().forEach(each -> all.add(PyFuture.resolved(each)));
    return all;
  }

  static PyObject attribute(PyObject object, String name) {
    return PyFuture.resolved(object.__getattr__(name));
  }

  static double number(String word, String name, PyObject value) {
    PyObject known = PyFuture.resolved(value);
    if (!known.isNumberType() || known instanceof PySignal || known instanceof PyRecord) {
      throw unfit(word, name, "a number", known);
    }
    return known.asDouble();
  }

  private static double number(String word, String name, PyObject object, int otherwise) {
    PyObject value = object.__findattr__(name);
    return value == null ? otherwise : number(word, name, value);
  }

  private static int whole(String word, String name, PyObject object, int otherwise) {
    double value = number(word, name, object, otherwise);
    return Require.whole(name, value, Short.MIN_VALUE, 0xFFFF);
  }

  static RuntimeException unfit(String word, String name, String rule, PyObject value) {
    return Errors.type(
        "%s: %s must be %s, but is %s".formatted(word, name, rule, Arguments.text(value)));
  }
}
