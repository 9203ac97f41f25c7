package tenuto.formats.score;

import java.nio.file.Path;

/** Reads numbers of a document. */
final class Numbers {
  private Numbers() {}

  /**
   * A number.
   *
   * @param name of the element or attribute, for the message
   * @throws ScoreException if the text is none, or it is beyond the limits
   */
  static double of(Path path, Element element, String name, String text, double from, double to)
      throws ScoreException {
    double value = Double.NaN;
    try {
      value = Double.parseDouble(text);
    } catch (NumberFormatException e) {
      // As if it were beyond the limits.
    }
    if (!(value >= from && value <= to)) {
      throw new ScoreException(
          path,
          element.line,
          "%s must be a number from %s to %s, but is '%s'"
              .formatted(name, shown(from), shown(to), text));
    }
    return value;
  }

  private static String shown(double number) {
    return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
  }
}
