package tenuto.tools.chain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import tenuto.tools.input.ChainException;

/**
 * The text of one step of a chain.
 *
 * @param number its position, from 1
 * @param parts the name, and the values after it
 */
record StepText(int number, List<Part> parts) {
  /**
   * One part of a step.
   *
   * @param text without quotes
   * @param equals the index of the first = outside quotes, or -1
   */
  record Part(String text, int equals) {}

  private static final Pattern DIGITS = Pattern.compile("\\d+[a-zA-Z%]*");

  /**
   * Splits a chain into steps at commas and bars outside quotes.
   *
   * @throws ChainException if a quote is not closed or a step is empty
   */
  static List<StepText> of(String chain) {
    List<StepText> steps = new ArrayList<>();
    List<Part> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    boolean begun = false;
    int equals = -1;
    char quote = 0;
    for (int i = 0; i <= chain.length(); i++) {
      char c = i < chain.length() ? chain.charAt(i) : ',';
      if (quote != 0 && i < chain.length()) {
        if (c == quote) {
          quote = 0;
        } else {
          part.append(c);
        }
      } else if (quote != 0) {
        throw new ChainException(
            "step %d: a quote %c is not closed".formatted(steps.size() + 1, quote));
      } else if (c == '"' || c == '\'') {
        quote = c;
        begun = true;
      } else if (c == ',' || c == '|' || Character.isWhitespace(c)) {
        if (begun) {
          parts.add(new Part(part.toString(), equals));
          part.setLength(0);
          equals = -1;
          begun = false;
        }
        if (c == ',' || c == '|') {
          if (parts.isEmpty()) {
            throw new ChainException("step %d is empty".formatted(steps.size() + 1));
          }
          requireNoDecimalComma(steps, parts.getFirst().text());
          steps.add(new StepText(steps.size() + 1, List.copyOf(parts)));
          parts.clear();
        }
      } else {
        if (c == '=' && equals < 0) {
          equals = part.length();
        }
        part.append(c);
        begun = true;
      }
    }
    return steps;
  }

  /** A comma between digits was meant as a decimal point: no step's name begins with a digit. */
  private static void requireNoDecimalComma(List<StepText> before, String name) {
    if (!before.isEmpty() && DIGITS.matcher(name).matches()) {
      String value = before.getLast().parts.getLast().text();
      String comma = ForeignNames.comma(before.getLast().name());
      if (comma != null) {
        throw new ChainException(
            "step %d: a comma begins a further step; %s".formatted(before.size(), comma));
      }
      if (value.matches(".*\\d")) {
        throw new ChainException(
            "step %d: a comma begins a further step, and numbers have a decimal point: %s.%s, not %s,%s"
                .formatted(before.size(), value, name, value, name));
      }
    }
  }

  String name() {
    return parts.getFirst().text();
  }

  /** Whether its name is this one, in any case. */
  boolean isNamed(String name) {
    return name().equalsIgnoreCase(name);
  }

  /** The step that a filter in ffmpeg's form is; null if it is no such filter. */
  String ofFfmpeg() {
    int equals = parts.getFirst().equals();
    return equals <= 0 || parts.size() > 1
        ? null
        : FfmpegFilters.step(
            name().substring(0, equals).toLowerCase(Locale.ROOT), name().substring(equals + 1));
  }

  /** How error messages name the step: its number and its text, and what it is here. */
  String place() {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      text.append(text.isEmpty() ? "" : " ").append(part.text());
    }
    String here = ofFfmpeg(); // the parameters that an error names are those of it
    return here == null
        ? "step %d (%s)".formatted(number, text)
        : "step %d (%s, here '%s')".formatted(number, text, here);
  }
}
