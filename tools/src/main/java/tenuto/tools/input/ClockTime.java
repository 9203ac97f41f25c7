package tenuto.tools.input;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A position in a sound as users write it in options: {@code 62.5}, {@code 1:02.5}, {@code
 * 1:00:02.5}, or with a unit as in chains.
 *
 * @param seconds 0 or more
 */
public record ClockTime(double seconds) {
  private static final int MINUTE = 60;
  private static final int HOUR = 3600;

  /**
   * Parses a text.
   *
   * @throws IllegalArgumentException if it is not a time
   */
  public static ClockTime of(String text) {
    Quantity written = Quantity.of(text.strip()).orElseThrow(() -> wrong(text));
    Double ms = written.milliseconds();
    double seconds = ms != null ? ms / 1000 : written.unit().isEmpty() ? written.value() : -1;
    if (!(seconds >= 0 && seconds < Double.POSITIVE_INFINITY)) {
      throw wrong(text);
    }
    return new ClockTime(seconds);
  }

  private static IllegalArgumentException wrong(String text) {
    return new IllegalArgumentException(
        "a time must be seconds or min:s or h:min:s or have a unit, such as 62.5, 1:02.5 or 500ms,"
            + " but is '%s'".formatted(text));
  }

  /** Minutes and seconds, and hours if it is that long: {@code 3:45}. */
  public static String text(double seconds) {
    long whole = (long) seconds;
    return whole < HOUR
        ? String.format(Locale.ROOT, "%d:%02d", whole / MINUTE, whole % MINUTE)
        : String.format(
            Locale.ROOT, "%d:%02d:%02d", whole / HOUR, whole / MINUTE % MINUTE, whole % MINUTE);
  }

  /** Parses it on the command line. */
  public static final class Converter implements ITypeConverter<ClockTime> {
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
