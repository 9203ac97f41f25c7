package tenuto.scripting.python;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tenuto.dsp.music.Temperament;
import tenuto.formats.midi.MidiEvent;
import tenuto.scripting.reports.HelperText;

/**
 * The help of the functions of {@link Music}. It is read without them, and so without Jython, which
 * CPython's package has not.
 *
 * @param signature name and parameters
 * @param help the description
 */
public record MusicTexts(String signature, String help) {
  /** The name of the module of patterns in a patch. */
  static final String PATTERN = "pattern";

  private static final String OF_PATTERN =
      "Sequences for composers, as notes for sf.Perform: steps, Euclid's rhythms, scales and chords"
          + " by name, random walks, rests by chance, swing and tempo; see help(sf.pattern) in a"
          + " patch.";

  /** The help of the functions, and of the module of patterns. */
  public static List<HelperText> texts() {
    HelperText pattern =
        new HelperText(
            PATTERN, PATTERN + "  " + OF_PATTERN, "sf.pattern\n    " + OF_PATTERN, List.of());
    Stream<HelperText> functions =
        Stream.concat(all().stream(), ofPatches().stream())
            .map(each -> HelperText.of(each.signature(), each.help()));
    return Stream.of(functions, Stream.of(pattern), PatternTexts.all().stream())
        .flatMap(each -> each)
        .toList();
  }

  /** That of one function. */
  static MusicTexts of(String name) {
    return all().stream()
        .filter(each -> each.signature().startsWith(name + "("))
        .findAny()
        .orElseThrow();
  }

  private static List<MusicTexts> all() {
    return List.of(
        new MusicTexts(
            "ReadMidi(path, allow_damaged=False)",
            "The content of a MIDI file of format 0 or 1: an object with notes, events, tempo"
                + " (pairs of ms and quarter notes per minute), division, tracks and ms."
                + " allow_damaged: read what other programs read of a damaged file, and print each"
                + " repair."),
        new MusicTexts(
            "ReadMidiFile(path, allow_damaged=False)",
            "The same as sf.ReadMidi, under a name that scripts of Sonic Field use."),
        new MusicTexts(
            "ReadMusicXml(path)",
            "A score in MusicXML (.musicxml, .xml or .mxl) as sf.ReadMidi reads a song: ties joined,"
                + " repeats played, with its tempos; each part is a track, and a note has its voice"
                + " as well."),
        new MusicTexts(
            "WriteMidi(notes, path, tempo=None, division=30000)",
            "Writes the result of sf.ReadMidi, or a list of notes and events, as a MIDI file of"
                + " format 1. tempo: quarter notes per minute, or pairs (ms, quarter notes per"
                + " minute), or a sf.Timeline, of which meters, sections and markers are written"
                + " too; without it that of the song or of phrase.notes(), or else 120. division:"
                + " ticks per quarter note."),
        new MusicTexts(
            "MidiNote(ms, length, key, velocity=64, channel=0, track=0, release=64)",
            "A note: an object with these attributes. Times are in ms, key 60 is middle C. It also"
                + " tells what its channel's controllers do: held (ms until key and pedal are up),"
                + " program, controller(number, ms), pressure(ms) and timbre(ms) from 0 to 1, bend(range, ms)"
                + " in semitones, hz(hz, range, ms) and changes(kind, number)."),
        new MusicTexts(
            "MidiEvent(ms, kind, value=0, number=0, channel=0, track=0, text='')",
            "An event of a MIDI file other than a note: an object with these attributes. kind: "
                + String.join(", ", kinds())
                + "."),
        new MusicTexts(
            "Temperament(name, a4=440, tonic='c')",
            "A historical tuning; its hz(key) is the frequency of a MIDI key or a note's name."
                + " name: "
                + String.join(
                    ", ", Arrays.stream(Temperament.values()).map(Temperament::text).toList())
                + "."),
        new MusicTexts(
            "Scala(scl, kbm=None)",
            "A tuning from Scala files; its hz(key) is the frequency of a MIDI key or a note's"
                + " name. Without a keyboard map the first degree is middle C."),
        new MusicTexts(
            "Perform(notes, instrument, events=None)",
            "The sound of notes, or of a song: each instrument(note), a signal or a list of"
                + " channels, placed at the note's ms. The notes are played in parallel. events:"
                + " the MIDI events that notes of your own use for held, controller, bend, hz and"
                + " pressure; notes of sf.ReadMidi use their song's."),
        new MusicTexts(
            "show(x, name)",
            "Shows a signal, or a list of channels, on the page that watch --serve opens, as a lane"
                + " of that name which can be seen and heard, and gives it back. Without a page"
                + " nothing is computed."),
        new MusicTexts(
            "share(x, path)",
            "Lets other programs on the same machine map the samples of a signal, or of a list of"
                + " channels, without a copy, until the run ends. Writes a small file that says"
                + " where they are, and returns its path. The signal is stored, and held until"
                + " then."),
        new MusicTexts(
            "feedback(f, x, ms=0, tune=0)",
            "A signal made from its own past: y = f(x, back), where back is y, ms later, at least a"
                + " sample. f is called once. It may be given and return lists of channels, all of"
                + " which can feed back into each other. On the way round there can be filters and"
                + " arithmetic, and nothing that moves signals in time. y ends with the shortest"
                + " signal that goes in. With tune, a frequency in Hz, the loop resonates there: what"
                + " its filters delay that frequency by is subtracted, from the nearest of its"
                + " periods to ms, or without ms from one. For that they are measured as they are at"
                + " the start."),
        new MusicTexts(
            "STFT(x, size=0, hop=0, window=40)",
            "The short-time spectra of a signal, in frames of size samples, or, if that is 0, of window"
                + " ms, rounded up to a power of two, hop samples apart, or a quarter of the size: an"
                + " object with frames, bins, size, hop,"
                + " magnitudes, phases, row(frame), map(function), polar(magnitudes, phases),"
                + " time(frame), hz(bin) and signal(), which is the signal again. Slices are of"
                + " frames."),
        new MusicTexts(
            "InverseSTFT(frames)",
            "The signal of the result of sf.STFT: the same as frames.signal()."));
  }

  /** What works on patches and not on sound. */
  private static List<MusicTexts> ofPatches() {
    return List.of(
        new MusicTexts(
            "Channels(*signals)",
            "Several signals as channels, with which one computes as with a signal: channels * 0.5,"
                + " a + b. Words that return several signals return this."),
        new MusicTexts(
            "named(name)",
            "with sf.named('sea'): the noises inside follow from the name, and not from those"
                + " before it in the patch."),
        new MusicTexts(
            "scope()",
            "with sf.scope(): what is made inside is released at its end, except what x.keep()"
                + " keeps."),
        new MusicTexts(
            "scoped(function)",
            "@sf.scoped before a function: of what it makes only its result is kept."),
        new MusicTexts(
            "word(function)",
            "@sf.word before a function makes it a word of the patch's own: sf.name(x), and"
                + " x.name() for signals."),
        new MusicTexts(
            "draft(samples)",
            "A signal of that many samples, each 0, that can be set: setSample(i, value)."));
  }

  /** The kinds of events. */
  static List<String> kinds() {
    return Arrays.stream(MidiEvent.Kind.values()).map(MidiEvent.Kind::text).toList();
  }
}
