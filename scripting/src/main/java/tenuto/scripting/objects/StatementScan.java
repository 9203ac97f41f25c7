package tenuto.scripting.objects;

/**
 * Finds where statements of the outermost level begin in a Python text: at the first byte of a
 * line, outside of brackets, strings and comments, where no backslash continues a line.
 */
final class StatementScan {
  private final byte[] text;
  private int at;
  private int depth;
  private boolean begins = true;
  private boolean understood = true;

  StatementScan(byte[] text) {
    this.text = text;
  }

  /** Whether all brackets and strings up to here have ended as they should. */
  boolean isUnderstood() {
    return understood && depth == 0;
  }

  /** Where the next line begins that is not indented; below 0 if there is none. */
  int next() {
    while (at < text.length && understood) {
      if (begins) {
        begins = false;
        if (isName(text[at])) {
          return at;
        }
      }
      step();
    }
    return -1;
  }

  /** Goes on at the end of a line. */
  void goOn(int from) {
    at = from;
  }

  private static boolean isName(byte letter) {
    return letter == '_' || letter >= 'a' && letter <= 'z' || letter >= 'A' && letter <= 'Z';
  }

  private int byteAt(int place) {
    return place < text.length ? text[place] : -1;
  }

  private void step() {
    int now = text[at++];
    switch (now) {
      case '\n' -> begins = depth == 0;
      case '#' -> {
        while (at < text.length && text[at] != '\n') {
          at++;
        }
      }
      case '\\' -> {
        at += byteAt(at) == '\r' ? 1 : 0;
        understood &= byteAt(at) == '\n';
        at++;
      }
      case '\'', '"' -> string(now);
      case '(', '[', '{' -> depth++;
      case ')', ']', '}' -> understood &= --depth >= 0;
      default -> {}
    }
  }

  /** Skips a string, at whose second byte this is. */
  private void string(int quote) {
    boolean isTriple = byteAt(at) == quote && byteAt(at + 1) == quote;
    at += isTriple ? 2 : 0;
    while (at < text.length) {
      int now = text[at++];
      if (now == '\\') {
        at++;
      } else if (now == quote && (!isTriple || byteAt(at) == quote && byteAt(at + 1) == quote)) {
        at += isTriple ? 2 : 0;
        return;
      } else if (now == '\n' && !isTriple) {
        break;
      }
    }
    understood = false;
  }
}
