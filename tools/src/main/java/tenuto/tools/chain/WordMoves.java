package tenuto.tools.chain;

import java.util.List;
import tenuto.dsp.catalogue.Word;

/**
 * How words of the catalogue move the places and the pitch of a sound, where their parameters are
 * numbers. Of all others nothing is known but the length of the result.
 */
final class WordMoves {
  private static final String REVERBS = "Reverbs";

  private WordMoves() {}

  /**
   * Reports what a word does.
   *
   * @param values of its parameters, after the sound
   */
  static void report(Word word, List<Object> values, CuePoints marks) {
    if (word.family().equals(REVERBS)) {
      marks.shift(0); // a tail after the end
    } else if (!values.isEmpty() && values.getFirst() instanceof Double number) {
      switch (word.name()) {
        case "TimeStretch", "WSOLA" -> marks.move(place -> place * number);
        case "Varispeed" -> marks.speed(number);
        case "PitchShift" -> marks.raise(number);
        default -> {}
      }
    }
  }
}
