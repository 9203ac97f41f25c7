package tenuto.dsp.music;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A scale: the pitches above its first degree, as ratios of frequencies; the last of them is the
 * interval of repetition, usually the octave 2.
 *
 * @param name its name
 * @param ratios of the degrees 1, 2, ...; degree 0 is 1 and is not included
 */
public record Scale(String name, List<Double> ratios) {
  private static final int MOST_DEGREES = 100_000;

  /** Anything after a pitch in its line is ignored, as Scala's format says. */
  private static final Pattern CENTS = Pattern.compile("([+-]?\\d*\\.\\d*)(\\s.*|c.*)?");

  private static final Pattern RATIO = Pattern.compile("(\\d+)(?:/(\\d+))?(\\s.*)?");

  /** Cents of an octave. */
  private static final double OCTAVE = 1200;

  /** The largest number of cents, within a double's range. */
  private static final double MOST_CENTS = 100_000;

  /**
   * @throws IllegalArgumentException if there are no ratios
   */
  public Scale {
    ratios = List.copyOf(ratios);
    if (ratios.isEmpty()) {
      throw new IllegalArgumentException("a scale must have 1 degree or more, but has none");
    }
  }

  /** A scale from degrees in cents. */
  public static Scale ofCents(String name, double... cents) {
    List<Double> ratios = new ArrayList<>();
    for (double each : cents) {
      ratios.add(ratio(each));
    }
    return new Scale(name, ratios);
  }

  private static double ratio(double cents) {
    return StrictMath.pow(2, cents / OCTAVE);
  }

  /**
   * Reads a file of Scala's format .scl: a line with a name, one with the number of degrees, and a
   * line for each degree, in cents if it contains a point and otherwise as a ratio.
   *
   * @throws TuningException with file, line and rule, if it is invalid
   */
  public static Scale read(Path path) throws IOException {
    TuningLines lines = TuningLines.of(path);
    String name = lines.line();
    if (name == null) {
      throw lines.wrong("the file ends where the name of the scale must be");
    }
    int degrees = lines.whole("the number of degrees", 1, MOST_DEGREES);
    List<Double> ratios = new ArrayList<>();
    while (ratios.size() < degrees) {
      String line = lines.line();
      if (line == null) {
        throw lines.wrong(
            "%d degrees are declared, but %d are present".formatted(degrees, ratios.size()));
      }
      ratios.add(pitch(line.strip(), lines));
    }
    return new Scale(name.strip(), ratios);
  }

  private static double pitch(String line, TuningLines lines) throws TuningException {
    Matcher cents = CENTS.matcher(line);
    Matcher ratio = RATIO.matcher(line);
    try {
      if (cents.matches()) {
        double value = Double.parseDouble(cents.group(1));
        if (Math.abs(value) <= MOST_CENTS) {
          return ratio(value);
        }
      } else if (ratio.matches()) {
        double above = Double.parseDouble(ratio.group(1));
        double below = ratio.group(2) == null ? 1 : Double.parseDouble(ratio.group(2));
        if (above > 0 && below > 0 && above / below > 0 && Double.isFinite(above / below)) {
          return above / below;
        }
      }
    } catch (NumberFormatException e) {
      // a point without digits, reported below
    }
    throw lines.wrong(
        "a degree must be cents with a point, such as 701.955, or a ratio above 0 such as 3/2, but"
            + " is '%s'".formatted(line));
  }

  /** The ratio of any degree, including those beyond the last one and below the first. */
  public double ratio(int degree) {
    int size = ratios.size();
    int within = Math.floorMod(degree, size);
    double first = within == 0 ? 1 : ratios.get(within - 1);
    return first * StrictMath.pow(ratios.getLast(), Math.floorDiv(degree, size));
  }
}
