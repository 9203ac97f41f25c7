package tenuto.scripting.python;

import java.util.List;
import java.util.function.Function;
import org.python.core.PyObject;
import tenuto.scripting.stft.PyStft;

/** The functions of {@code sf} for notes, tunings, feedback and short-time spectra. */
final class Music {
  private Music() {}

  static List<PyHelper> helpers(Patch patch) {
    MidiHelpers midi = new MidiHelpers(patch);
    return List.of(
        helper("ReadMidi", arguments -> midi.read("sf.ReadMidi", arguments)),
        helper("ReadMidiFile", arguments -> midi.read("sf.ReadMidiFile", arguments)),
        helper("ReadMusicXml", midi::readScore),
        helper("WriteMidi", midi::write),
        helper("MidiNote", midi::note),
        helper("MidiEvent", MidiHelpers::event),
        helper("Temperament", TuningHelpers::temperament),
        helper("Scala", arguments -> TuningHelpers.scala(patch, arguments)),
        helper(
            "Perform",
            arguments -> new Performing(patch).of(arguments[0], arguments[1], arguments[2])),
        helper("show", arguments -> Shown.show(patch, arguments[0], arguments[1])),
        helper("share", arguments -> Shared.share(patch, arguments[0], arguments[1])),
        helper(
            "feedback",
            arguments ->
                new FeedbackFunction(patch)
                    .of(arguments[0], arguments[1], arguments[2], arguments[3])),
        helper(
            "STFT",
            arguments ->
                PyStft.of(
                    patch,
                    arguments[0],
                    number("size", arguments[1], 0),
                    number("hop", arguments[2], 0),
                    number("window", arguments[3], 40))),
        helper("InverseSTFT", arguments -> arguments[0].invoke("signal")));
  }

  private static PyHelper helper(String name, Function<PyObject[], PyObject> body) {
    MusicTexts text = MusicTexts.of(name);
    return new PyHelper(text.signature(), text.help(), body);
  }

  private static double number(String name, PyObject value, double otherwise) {
    return value == null ? otherwise : HelperArguments.number("sf.STFT", name, value);
  }
}
