package tenuto.scripting.page;

import java.util.HashMap;
import java.util.Map;

/** The numbers in the query of an address. */
final class PageQuery {
  private final Map<String, String> values = new HashMap<>();

  /**
   * @param query null if there is none
   */
  PageQuery(String query) {
    for (String pair : query == null ? new String[0] : query.split("&")) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        values.put(pair.substring(0, equals), pair.substring(equals + 1));
      }
    }
  }

  /**
   * A whole number.
   *
   * @throws IllegalArgumentException if it is missing, invalid, or outside the bounds
   */
  long whole(String name, long least, long most) {
    String text = values.get(name);
    try {
      long value = Long.parseLong(String.valueOf(text));
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw new IllegalArgumentException(
        "%s must be a whole number from %d to %d, but is %s".formatted(name, least, most, text));
  }

  /**
   * A number.
   *
   * @throws IllegalArgumentException if it is missing, invalid, or not finite
   */
  double number(String name) {
    String text = values.get(name);
    try {
      double value = Double.parseDouble(String.valueOf(text));
      if (Double.isFinite(value)) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw new IllegalArgumentException("%s must be a number, but is %s".formatted(name, text));
  }
}
