package tenuto.scripting.why;

/**
 * A line of a patch.
 *
 * @param file empty if nobody knows
 * @param line counted from 1
 */
record PatchLine(String file, int line) {
  private static final PatchLine NOWHERE = new PatchLine("", 0);

  /**
   * Of an origin's text.
   *
   * @param origin null for none
   */
  static PatchLine of(Object origin) {
    String text = String.valueOf(origin);
    int colon = text.lastIndexOf(':');
    int line = colon < 1 ? -1 : number(text, colon + 1);
    return line < 0 ? NOWHERE : new PatchLine(text.substring(0, colon), line);
  }

  /** The number that a text ends with; -1 if that is none. */
  private static int number(String text, int from) {
    if (from == text.length() || text.length() - from > 9) {
      return -1;
    }
    int number = 0;
    for (int i = from; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = 10 * number + digit;
    }
    return number;
  }

  boolean isKnown() {
    return !file.isEmpty();
  }

  /** What {@link #of} reads again. */
  String text() {
    return isKnown() ? file + ":" + line : "";
  }

  /** The file's name and the line; empty if nobody knows. */
  @Override
  public String toString() {
    return isKnown() ? file.substring(file.lastIndexOf('/') + 1) + ":" + line : "";
  }
}
