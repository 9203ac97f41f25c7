package tenuto.tools.input;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number with a unit as written in a chain or an option: 80, 1.5kHz, -3dB. A clock time, 1:02.5
 * or 1:00:02.5, is in seconds.
 *
 * @param value without its unit
 * @param unit in small letters; empty if there is none
 */
public record Quantity(double value, String unit) {
  private static final Pattern FORM =
      Pattern.compile("([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)([a-zA-Z%]*)");

  /** Optional hours, then minutes and seconds; the last two are below 60 after another number. */
  private static final Pattern CLOCK =
      Pattern.compile("(?:(\\d{1,6}):(?=[0-5]?\\d:))?(\\d{1,9}):([0-5]?\\d(?:\\.\\d*)?|\\.\\d+)");

  /**
   * Parses a finite number with optional letters directly after it, or a clock time; empty if the
   * text is neither.
   */
  public static Optional<Quantity> of(String text) {
    Matcher form = FORM.matcher(text);
    if (form.matches()) {
      double value = Double.parseDouble(form.group(1));
      return Double.isInfinite(value)
          ? Optional.empty()
          : Optional.of(new Quantity(value, form.group(2).toLowerCase(Locale.ROOT)));
    }
    Matcher clock = CLOCK.matcher(text);
    if (clock.matches()) {
      long hours = clock.group(1) == null ? 0 : Long.parseLong(clock.group(1));
      long minutes = 60 * hours + Long.parseLong(clock.group(2));
      return Optional.of(new Quantity(60 * minutes + Double.parseDouble(clock.group(3)), "s"));
    }
    return Optional.empty();
  }

  /** The number of milliseconds, or null if the unit is not one of time. */
  public Double milliseconds() {
    return switch (unit) {
      case "ms" -> value;
      case "s" -> 1000 * value;
      case "min" -> 60_000 * value;
      default -> null;
    };
  }
}
