package tenuto.tools.inspect;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A value and its limits, such as {@code truePeak <= -1 dBTP}.
 *
 * @param least the smallest that is allowed
 * @param most the largest
 * @param limit as it is written, without the value's name
 */
record Bound(CheckedValue value, double least, double most, String limit) {
  private static final String NUMBER = "([+-]?(?:\\d+(?:\\.\\d+)?|\\.\\d+))";
  private static final String UNIT = "\\s*([A-Za-z]*)";

  private static final Pattern FORM =
      Pattern.compile(
          "(\\w+)\\s*((?:(<=|>=|=)\\s*%1$s|\\s%1$s\\s*(\\.\\.|\\+-|±)\\s*%1$s)%2$s)"
              .formatted(NUMBER, UNIT));

  /**
   * Parses it.
   *
   * @throws IllegalArgumentException naming what is wrong
   */
  static Bound of(String text) {
    Matcher form = FORM.matcher(text.strip());
    if (!form.matches()) {
      throw new IllegalArgumentException(
          "'%s' must be a value and its limits, such as truePeak <= -1 dBTP, loudness -23 +- 0.5 LUFS or"
                  .formatted(text.strip())
              + " rms -23 .. -18 dBFS");
    }
    CheckedValue value =
        CheckedValue.named(form.group(1))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "'%s' is none of %s".formatted(form.group(1), CheckedValue.names())));
    String unit = form.group(8);
    if (form.group(3) != null) {
      double limit = number(value, form.group(4), unit);
      return new Bound(
          value,
          form.group(3).equals("<=") ? Double.NEGATIVE_INFINITY : limit,
          form.group(3).equals(">=") ? Double.POSITIVE_INFINITY : limit,
          form.group(2).strip());
    }
    double first = number(value, form.group(5), unit);
    double second = number(value, form.group(7), unit);
    boolean isRange = form.group(6).equals("..");
    if (isRange ? first > second : second < 0) {
      throw new IllegalArgumentException("'%s' allows no value".formatted(text.strip()));
    }
    return new Bound(
        value,
        isRange ? first : first - second,
        isRange ? second : first + second,
        form.group(2).strip());
  }

  private static double number(CheckedValue value, String number, String unit) {
    return value
        .in(Double.parseDouble(number), unit)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    value.unit().isEmpty()
                        ? "%s has no unit, but '%s' is one".formatted(value.key(), unit)
                        : "%s is in %s, not in %s".formatted(value.key(), value.unit(), unit)));
  }

  /** Whether a value of a file is within the limits; one that cannot be determined is not. */
  boolean holds(double of) {
    double compared = value.compared(of);
    // Limits are rounded alike, so that -23 +- 0.5 has the ends that it names.
    return compared >= value.compared(least) && compared <= value.compared(most);
  }

  @Override
  public String toString() {
    return value.key() + " " + limit;
  }
}
