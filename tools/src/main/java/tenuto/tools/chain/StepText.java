package tenuto.tools.chain;

import java.util.ArrayList;
import java.util.List;
import tenuto.tools.input.ChainException;

/**
 * A step of a chain as it is written.
 *
 * @param number counted from 1
 * @param parts the name, and what follows it
 */
record StepText(int number, List<Part> parts) {
  /**
   * A part of a step.
   *
   * @param text without quotes
   * @param equals where in it the first = stands that is in no quotes, or -1
   */
  record Part(String text, int equals) {}

  /**
   * The steps of a chain, parted by commas or bars; what stands in quotes is never parted.
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

  String name() {
    return parts.getFirst().text();
  }

  /** How errors call it: its number and its text. */
  String place() {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      text.append(text.isEmpty() ? "" : " ").append(part.text());
    }
    return "step %d (%s)".formatted(number, text);
  }
}
