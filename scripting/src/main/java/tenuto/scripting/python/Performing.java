package tenuto.scripting.python;

import java.util.List;
import java.util.Optional;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.scripting.calls.Bars;
import tenuto.scripting.calls.Performance;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.NoteLines;
import tenuto.scripting.objects.PatchFunctions;

/** {@code sf.Perform}: notes of a patch, played by one of its functions. */
record Performing(Patch patch) {
  private static final String WORD = "sf.Perform";

  /**
   * @param song notes, or an object that has them and perhaps events
   * @param events null for those of the song
   */
  PyObject of(PyObject song, PyObject instrument, PyObject events) {
    if (!instrument.isCallable()) {
      throw HelperArguments.unfit(WORD, "instrument", "a function", instrument);
    }
    Optional<NoteLines> lines =
        patch.observer().hearsNotes()
            ? Optional.of(new NoteLines(patch.observer(), Patch.line(), instrument))
            : Optional.empty();
    Performance<PyObject, PyObject> performance =
        new Performance<>(
            patch,
            note -> played(instrument, note),
            (note, at, seconds) ->
                lines.ifPresent(
                    each -> {
                      Object origin = note instanceof PyRecord it ? it.origin() : null;
                      each.add(note, origin, at, seconds);
                    }));
    List<Bars.Note<PyObject>> notes =
        notes(song, HelperArguments.given(events, null)).stream()
            .map(note -> performance.note(note, ms(note), ValueKey.ofNote(note)))
            .toList();
    return performance.of(notes, ValueKey.of(instrument));
  }

  private static PyObject played(PyObject instrument, PyObject note) {
    return PatchFunctions.call(
        WORD + ": instrument must be a function of one note", instrument, note);
  }

  private static double ms(PyObject note) {
    if (note.__findattr__("ms") == null) {
      throw Errors.type(
          "%s: notes must be notes, such as sf.MidiNote(ms, length, key), but one is %s"
              .formatted(WORD, Jython.shown(note)));
    }
    return HelperArguments.number(WORD, "ms", HelperArguments.attribute(note, "ms"));
  }

  private List<PyObject> notes(PyObject song, PyObject events) {
    PyObject inSong = song.__findattr__("notes");
    if (inSong != null && inSong.isCallable()) {
      throw Errors.type(
          "%s: notes must be a list, but is %s: phrase.notes(bpm=120) are its notes"
              .formatted(WORD, Jython.shown(song)));
    }
    if (song instanceof PyString) {
      throw Errors.type(
          "%s: notes must be a list, but is %s: sf.pattern.seq('c4 d4').notes(bpm=120) makes one"
              .formatted(WORD, Jython.shown(song)));
    }
    List<PyObject> notes = HelperArguments.list(WORD, "notes", inSong == null ? song : inSong);
    PyObject given = events == null && inSong != null ? song.__findattr__("events") : events;
    return given == null ? notes : new MidiHelpers(patch).among(WORD, notes, given);
  }
}
