package tenuto.files;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number as it is written in a chain: 80, 1.5kHz, -3dB.
 *
 * @param value as it stands there
 * @param unit in small letters; empty if there is none
 */
record Quantity(double value, String unit) {
  private static final Pattern FORM =
      Pattern.compile("([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)([a-zA-Z%]*)");

  /** What a text says, if it is a number, not too large for one, and, right behind it, letters. */
  static Optional<Quantity> of(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    double value = Double.parseDouble(form.group(1));
    return Double.isInfinite(value)
        ? Optional.empty()
        : Optional.of(new Quantity(value, form.group(2).toLowerCase(Locale.ROOT)));
  }
}
