package tenuto.dsp.music;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A keyboard map: the scale degree of each key, and a reference pitch.
 *
 * @param first the first key that has a pitch
 * @param last the last one
 * @param middle the key at which the pattern starts
 * @param reference the key whose frequency is given
 * @param hz its frequency
 * @param octave degrees from one pattern to the next; 0 for the number of degrees of the scale
 * @param pattern the degree of each key from the middle one on, -1 for a key without; repeated up
 *     and down; if empty, consecutive keys have consecutive degrees
 */
public record KeyboardMap(
    int first, int last, int middle, int reference, double hz, int octave, List<Integer> pattern) {
  private static final int MOST_DEGREE = 100_000;
  private static final int NONE = -1;

  public KeyboardMap {
    pattern = List.copyOf(pattern);
  }

  /**
   * A map of consecutive degrees, whose {@code middle} key is the scale's first; {@code reference}
   * has the frequency {@code hz}.
   */
  public static KeyboardMap linear(int middle, int reference, double hz) {
    return new KeyboardMap(
        Integer.MIN_VALUE, Integer.MAX_VALUE, middle, reference, hz, 0, List.of());
  }

  /**
   * Reads a file of Scala's format .kbm. Keys missing at the end of the pattern have no pitch.
   *
   * @throws TuningException with file, line and rule, if it is invalid
   */
  public static KeyboardMap read(Path path) throws IOException {
    TuningLines lines = TuningLines.of(path);
    int size = lines.whole("the size of the map", 0, MOST_DEGREE);
    int first = lines.whole("the first key", 0, 127);
    int last = lines.whole("the last key", first, 127);
    int middle = lines.whole("the middle key", 0, 127);
    int reference = lines.whole("the reference key", 0, 127);
    double hz = hz(lines.word("the reference frequency"), lines);
    int octave = lines.whole("the degree of the octave", 0, MOST_DEGREE);
    List<Integer> pattern = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      String line = lines.line();
      String word = line == null ? "x" : line.strip().split("\\s+", 2)[0];
      boolean none = word.equalsIgnoreCase("x") || word.isEmpty();
      pattern.add(none ? NONE : lines.whole(word, "a degree or x", 0, MOST_DEGREE));
    }
    KeyboardMap map = new KeyboardMap(first, last, middle, reference, hz, octave, pattern);
    if (map.degree(reference).isEmpty()) {
      throw lines.wrong("the reference key %d must have a degree".formatted(reference));
    }
    return map;
  }

  private static double hz(String text, TuningLines lines) throws TuningException {
    try {
      double hz = Double.parseDouble(text);
      if (hz > 0 && Double.isFinite(hz)) {
        return hz;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw lines.wrong("the reference frequency must be above 0 Hz, but is '%s'".formatted(text));
  }

  /** A key's repetition of the pattern, counted from the middle one, and its degree there. */
  private record Place(int pattern, OptionalInt degree) {}

  private Place place(int key) {
    int above = Math.subtractExact(key, middle);
    if (pattern.isEmpty()) {
      return new Place(0, OptionalInt.of(above));
    }
    int degree = pattern.get(Math.floorMod(above, pattern.size()));
    return new Place(
        Math.floorDiv(above, pattern.size()),
        degree == NONE ? OptionalInt.empty() : OptionalInt.of(degree));
  }

  private OptionalInt degree(int key) {
    return place(key).degree;
  }

  /** The frequency ratio of a key to the middle key's degree 0; 0 for a key without a pitch. */
  double ratio(Scale scale, int key) {
    Place place = place(key);
    if (place.degree.isEmpty()) {
      return 0;
    }
    int degrees = octave == 0 ? scale.ratios().size() : octave;
    return scale.ratio(place.degree.getAsInt())
        * StrictMath.pow(scale.ratio(degrees), place.pattern);
  }
}
