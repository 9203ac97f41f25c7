package tenuto.dsp.music;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.engine.base.Require;

/**
 * Note names: a letter, an octave and accidentals, {@code a4#}. Octave 4 begins with middle C, key
 * 60.
 */
public final class NoteName {
  /** Accidentals come after the octave, as in Sonic Field, or before it, as usual. */
  private static final Pattern NAME =
      Pattern.compile("(?i)([a-g])(?:([#b]{0,3})(-?\\d{1,2})|(-?\\d{1,2})([#b]{1,3}))");

  /** The letters at their semitones above c; a black key has the letter of the key below. */
  private static final String SEMITONES = "c d ef g a b";

  private static final int OCTAVE_OF_KEY_0 = -1;
  private static final int MOST_KEY = 1000;

  private NoteName() {}

  /**
   * The key of a name: 60 for {@code c4}, 70 for {@code a4#}, {@code a#4} and {@code b4b}.
   *
   * @throws IllegalArgumentException if it is not a note name
   */
  public static int key(String name) {
    Matcher parts = NAME.matcher(name.strip());
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          ("name must be a letter a to g, an octave such as 4, and # or b before or"
                  + " after it, but is '%s'")
              .formatted(name));
    }
    String octave = parts.group(3) == null ? parts.group(4) : parts.group(3);
    String accidentals = parts.group(3) == null ? parts.group(5) : parts.group(2);
    int key = SEMITONES.indexOf(Character.toLowerCase(parts.group(1).charAt(0)));
    key += 12 * (Integer.parseInt(octave) - OCTAVE_OF_KEY_0);
    for (char accidental : accidentals.toCharArray()) {
      key += accidental == '#' ? 1 : -1;
    }
    return key;
  }

  /** Whether a text is the name of a note. */
  public static boolean isOne(String name) {
    return NAME.matcher(name.strip()).matches();
  }

  /** The name of a key, with a sharp for a black one: {@code a4#} for 70. */
  public static String of(double key) {
    int whole = Require.whole("key", key, -MOST_KEY, MOST_KEY);
    int within = Math.floorMod(whole, 12);
    int octave = Math.floorDiv(whole, 12) + OCTAVE_OF_KEY_0;
    boolean black = SEMITONES.charAt(within) == ' ';
    return SEMITONES.charAt(black ? within - 1 : within) + "" + octave + (black ? "#" : "");
  }

  /**
   * The key nearest to a frequency in equal temperament.
   *
   * @param a4 frequency of key 69 in Hz
   */
  public static int nearest(double hz, double a4) {
    Require.that(hz >= 1e-9 && hz <= 1e12, "hz", "must be 1e-9 to 1e12", hz);
    return (int) Math.rint(69 + 12 * (StrictMath.log(hz / a4) / StrictMath.log(2)));
  }
}
