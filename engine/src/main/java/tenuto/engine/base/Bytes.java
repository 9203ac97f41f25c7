package tenuto.engine.base;

import java.util.Locale;

/** Byte counts as people read and write them: 512 bytes, 64.0 MiB, 1.5 GiB. */
public final class Bytes {
  private static final String UNITS = "KMGTPE";

  private Bytes() {}

  /** {@code bytes} with a binary unit and one decimal. */
  public static String text(long bytes) {
    if (bytes < 1024) {
      return bytes + " bytes";
    }
    double scaled = bytes;
    int unit = -1;
    while (scaled >= 1024) {
      scaled /= 1024;
      unit++;
    }
    return String.format(Locale.ROOT, "%.1f %ciB", scaled, UNITS.charAt(unit));
  }

  /**
   * The count that a text such as {@code 500000}, {@code 64M}, {@code 64MiB} or {@code 1.5g} means;
   * units are powers of 1024.
   *
   * @throws IllegalArgumentException if it is no size
   */
  public static long parse(String text) {
    var match = SIZE.matcher(text.strip());
    if (!match.matches()) {
      throw new IllegalArgumentException(
          "a size is a number with an optional K, M, G or T, such as 64M, but is '" + text + "'");
    }
    String unit = match.group(2).toUpperCase(Locale.ROOT);
    double factor = unit.isEmpty() ? 1 : 1L << 10 * (1 + UNITS.indexOf(unit));
    return (long) (Double.parseDouble(match.group(1)) * factor);
  }

  private static final java.util.regex.Pattern SIZE =
      java.util.regex.Pattern.compile("([0-9]+(?:\\.[0-9]+)?)\\s*([KMGTkmgt]?)(?:i?[Bb])?");
}
