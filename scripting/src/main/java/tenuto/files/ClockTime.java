package tenuto.files;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A time in a sound as people write it: {@code 62.5}, {@code 62.5s}, {@code 1:02.5} or {@code
 * 1:00:02.5}.
 *
 * @param seconds 0 or more
 */
record ClockTime(double seconds) {
  private static final Pattern TEXT =
      Pattern.compile("(?:(?:(\\d{1,6}):)?(\\d{1,9}):)?(\\d{1,12}(?:\\.\\d*)?|\\.\\d+)s?");

  private static final int MINUTE = 60;
  private static final int HOUR = 3600;

  /**
   * The time of a text.
   *
   * @throws IllegalArgumentException if it is none
   */
  static ClockTime of(String text) {
    Matcher matcher = TEXT.matcher(text.strip());
    if (!matcher.matches()) {
      throw wrong(text);
    }
    boolean hasMinutes = matcher.group(2) != null;
    boolean hasHours = matcher.group(1) != null;
    double seconds = Double.parseDouble(matcher.group(3));
    long minutes = hasMinutes ? Long.parseLong(matcher.group(2)) : 0;
    long hours = hasHours ? Long.parseLong(matcher.group(1)) : 0;
    if (hasMinutes && (seconds >= MINUTE || text.strip().endsWith("s"))
        || hasHours && minutes >= MINUTE) {
      throw wrong(text);
    }
    return new ClockTime(hours * HOUR + minutes * MINUTE + seconds);
  }

  private static IllegalArgumentException wrong(String text) {
    return new IllegalArgumentException(
        "a time must be seconds or min:s or h:min:s, such as 62.5 or 1:02.5, but is '%s'"
            .formatted(text));
  }

  /** Minutes and seconds, and hours if there are any: {@code 3:45}. */
  static String text(double seconds) {
    long whole = (long) seconds;
    return whole < HOUR
        ? String.format(Locale.ROOT, "%d:%02d", whole / MINUTE, whole % MINUTE)
        : String.format(
            Locale.ROOT, "%d:%02d:%02d", whole / HOUR, whole / MINUTE % MINUTE, whole % MINUTE);
  }

  /** Reads it from a command line. */
  static final class Converter implements ITypeConverter<ClockTime> {
    @Override
    public ClockTime convert(String text) {
      try {
        return ClockTime.of(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }
}
