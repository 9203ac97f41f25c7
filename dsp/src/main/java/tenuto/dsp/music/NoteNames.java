package tenuto.dsp.music;

import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;

/** Words that return the names of notes and of keys. */
public final class NoteNames {
  static final String NOTE = "a note such as 'c4', 'a4#', 'c#-1' or 'b3b'";

  private static final double A4 = 440;

  private NoteNames() {}

  @Operator(
      value =
          "The name of the note nearest to a frequency, in equal temperament with a4 at 440 Hz.",
      words = "NoteName",
      example = "sf.NoteName(466.2)",
      own = true)
  public static String noteName(
      @In(value = "frequency", unit = Unit.HZ, from = 1e-09, to = 1e12) double hz) {
    return NoteName.of(NoteName.nearest(hz, A4));
  }

  @Operator(
      value = "The MIDI key of a note's name: 60 for c4, 70 for a4#, a#4 and b4b.",
      words = "Key",
      example = "sf.Key('a4#')",
      own = true)
  public static long key(@In(NOTE) String name) {
    return NoteName.key(name);
  }

  @Operator(
      value = "The name of a MIDI key, with a sharp if it is a black one.",
      words = "KeyName",
      example = "sf.KeyName(70)",
      own = true)
  public static String keyName(
      @In(value = "MIDI key; 60 is c4", from = -1000, to = 1000, whole = true) double key) {
    return NoteName.of(key);
  }
}
