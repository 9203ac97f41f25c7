package tenuto.dsp.music;

import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;

/** Words that return frequencies of notes, and convert frequencies. */
public final class Pitches {
  /** Sonic Field's middle C in Hz. */
  private static final double C4 = 261.625565;

  /** The notes of an octave above its c in just intonation, as Sonic Field has them. */
  private static final double[] JUST = {
    1, 16 / 15.0, 9 / 8.0, 6 / 5.0, 5 / 4.0, 4 / 3.0, 10 / 7.0, 3 / 2.0, 32 / 21.0, 5 / 3.0,
    9 / 5.0, 15 / 8.0
  };

  private static final int MIDDLE_C = 60;
  private static final int LOWEST_OCTAVE = 0;
  private static final int HIGHEST_OCTAVE = 9;

  private Pitches() {}

  @Operator(
      value =
          "The frequency in Hz of a note in equal temperament, by its name; c4 is 261.625565 Hz.",
      words = "Note",
      find = {"frequency", "mtof"},
      example = "sf.Note('a4#')")
  public static double note(@In(NoteNames.NOTE) String name) {
    return C4 * StrictMath.pow(2, fromC4(name) / 12.0);
  }

  @Operator(
      value =
          "The frequency in Hz of a note in just intonation on c, by its name; c4 is 261.625565"
              + " Hz.",
      words = "JustNote",
      example = "sf.JustNote('a4#')")
  public static double justNote(@In(NoteNames.NOTE) String name) {
    return just(fromC4(name));
  }

  @Operator(
      value = "The frequency in Hz of the just note, from c0 to b9, that is nearest in pitch.",
      words = "ClosestJust",
      example = "sf.ClosestJust(440)")
  public static double closestJust(@In(value = "frequency", unit = Unit.HZ, above = 0) double hz) {
    int last = 12 * (HIGHEST_OCTAVE - 4) + 11;
    double closest = just(12 * (LOWEST_OCTAVE - 4));
    for (int i = 12 * (LOWEST_OCTAVE - 4) + 1; i <= last; i++) {
      double next = just(i);
      // Nearest in pitch: above their geometric mean.
      if (hz > Math.sqrt(closest * next)) {
        closest = next;
      }
    }
    return closest;
  }

  private static double just(int fromC4) {
    return Math.scalb(C4 * JUST[Math.floorMod(fromC4, 12)], Math.floorDiv(fromC4, 12));
  }

  private static int fromC4(String name) {
    return NoteName.key(name) - MIDDLE_C;
  }

  @Operator(
      value = "The period in ms of a frequency.",
      words = "Period",
      example = "sf.Period(440)")
  public static double period(@In(value = "frequency", unit = Unit.HZ, above = 0) double hz) {
    return 1000 / hz;
  }

  @Operator(
      value = "The frequency in Hz of a period.",
      words = "Frequency",
      example = "sf.Frequency(2.5)")
  public static double frequency(@In(value = "period", unit = Unit.MS, above = 0) double ms) {
    return 1000 / ms;
  }

  @Operator(
      value =
          "The factor between the frequencies of two neighbours in equal temperament, 2^(1/12).",
      words = "Semitone",
      example = "sf.Semitone(0)")
  public static double semitone(@In(Units.IGNORED) Object anything) {
    return StrictMath.pow(2, 1 / 12.0);
  }
}
