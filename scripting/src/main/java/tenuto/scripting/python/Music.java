package tenuto.scripting.python;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.music.Temperament;
import tenuto.scripting.reports.HelperText;

/** The functions of {@code sf} for notes and tunings, and for loops of one's own. */
public final class Music {
  private Music() {}

  /** What the functions say of themselves. */
  public static List<HelperText> texts() {
    return helpers(null).stream().map(PyHelper::text).toList();
  }

  static List<PyHelper> helpers(Patch patch) {
    MidiHelpers midi = new MidiHelpers(patch);
    return List.of(
        new PyHelper(
            "ReadMidi(path)",
            "The content of a MIDI file of format 0 or 1: an object with notes, events, tempo"
                + " (pairs of ms and quarter notes per minute), division, tracks and ms.",
            arguments -> midi.read("sf.ReadMidi", arguments)),
        new PyHelper(
            "ReadMidiFile(path)",
            "The same as sf.ReadMidi, under a name that scripts of Sonic Field use.",
            arguments -> midi.read("sf.ReadMidiFile", arguments)),
        new PyHelper(
            "WriteMidi(notes, path, tempo=120, division=30000)",
            "Writes the result of sf.ReadMidi, or a list of notes and events, as a MIDI file of"
                + " format 1. tempo: quarter notes per minute, or pairs (ms, quarter notes per"
                + " minute). division: ticks per quarter note.",
            midi::write),
        new PyHelper(
            "MidiNote(ms, length, key, velocity=64, channel=0, track=0, release=64)",
            "A note: an object with these attributes. Times are in ms, key 60 is middle C.",
            MidiHelpers::note),
        new PyHelper(
            "MidiEvent(ms, kind, value=0, number=0, channel=0, track=0, text='')",
            "An event of a MIDI file other than a note: an object with these attributes. kind: "
                + String.join(", ", MidiHelpers.kinds())
                + ".",
            MidiHelpers::event),
        new PyHelper(
            "Temperament(name, a4=440, tonic='c')",
            "A historical tuning; its hz(key) is the frequency of a MIDI key or a note's name."
                + " name: "
                + String.join(
                    ", ", Arrays.stream(Temperament.values()).map(Temperament::text).toList())
                + ".",
            TuningHelpers::temperament),
        new PyHelper(
            "Scala(scl, kbm=None)",
            "A tuning from Scala files; its hz(key) is the frequency of a MIDI key or a note's"
                + " name. Without a keyboard map the first degree is middle C.",
            TuningHelpers::scala),
        new PyHelper(
            "Perform(notes, instrument)",
            "The sound of notes: each instrument(note), a signal or a list of channels, placed at"
                + " the note's ms. The notes are played in parallel.",
            arguments -> new Performance(patch).of(arguments[0], arguments[1])),
        new PyHelper(
            "feedback(f, x, ms=0)",
            "A signal made from its own past: y = f(x, back), where back is y, ms later, at least a"
                + " sample. f is called once. It may be given and return lists of channels, all of"
                + " which can feed back into each other. On the way round there can be filters and"
                + " arithmetic, and nothing that moves signals in time. y ends with the shortest"
                + " signal that goes in.",
            arguments -> new Feedback(patch).of(arguments[0], arguments[1], arguments[2])));
  }
}
