package tenuto.tools.input;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number as it is written in a chain or an option: 80, 1.5kHz, -3dB. What is written as on a
 * clock, 1:02.5 or 1:00:02.5, is seconds.
 *
 * @param value as it stands there
 * @param unit in small letters; empty if there is none
 */
public record Quantity(double value, String unit) {
  private static final Pattern FORM =
      Pattern.compile("([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)([a-zA-Z%]*)");

  /** Hours, if there are any, minutes and seconds, the last two below 60 behind another. */
  private static final Pattern CLOCK =
      Pattern.compile("(?:(\\d{1,6}):(?=[0-5]?\\d:))?(\\d{1,9}):([0-5]?\\d(?:\\.\\d*)?|\\.\\d+)");

  /**
   * What a text says, if it is a number, not too large for one, and, right after it, letters, or a
   * time of a clock.
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

  /** How many milliseconds it is, or null if its unit is none of time. */
  public Double milliseconds() {
    return switch (unit) {
      case "ms" -> value;
      case "s" -> 1000 * value;
      case "min" -> 60_000 * value;
      default -> null;
    };
  }
}
