package tenuto.scripting.objects;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyTuple;

/**
 * Reads a list of literals: numbers, plain strings, and lists and tuples of these, as Python 2.7
 * does. What it does not know is left to Python: other numbers than decimal ones, long ones,
 * escapes, prefixes, names and operators but a minus.
 */
final class LiteralReader {
  /** Digits of a whole number that surely fits an int. */
  private static final int MOST_DIGITS = 9;

  private static final int DEEPEST = 8;

  private final byte[] text;
  private int at;
  private int depth;
  private boolean strings;

  /**
   * @param at where the list begins
   */
  LiteralReader(byte[] text, int at) {
    this.text = text;
    this.at = at;
  }

  /** Where the next byte is that was not read. */
  int at() {
    return at;
  }

  /** Whether there are strings in what was read. */
  boolean hasStrings() {
    return strings;
  }

  /** The list, or null if it is not known to be one. */
  PyList list() {
    return value() instanceof PyList list ? list : null;
  }

  private int next() {
    return at < text.length ? text[at] : -1;
  }

  private PyObject value() {
    int first = next();
    if (first == '[' || first == '(') {
      return depth == DEEPEST ? null : sequence(first == '[');
    }
    return first == '"' || first == '\'' ? string((byte) first) : number();
  }

  /** A list, a tuple, or what is in parentheses; null if it is none. */
  private PyObject sequence(boolean isList) {
    depth++;
    at++;
    int end = isList ? ']' : ')';
    List<PyObject> values = new ArrayList<>();
    boolean separated = true;
    for (skip(); next() != end; skip()) {
      PyObject value = separated ? value() : null;
      if (value == null) {
        return null;
      }
      values.add(value);
      skip();
      separated = next() == ',';
      if (separated) {
        at++;
      }
    }
    at++;
    depth--;
    if (isList) {
      return new PyList(values);
    }
    boolean isTuple = values.size() != 1 || separated;
    return isTuple ? new PyTuple(values.toArray(PyObject[]::new)) : values.getFirst();
  }

  /** Skips spaces, ends of lines and comments. */
  private void skip() {
    while (true) {
      switch (next()) {
        case ' ', '\t', '\n', '\r' -> at++;
        case '#' -> {
          while (next() != '\n' && next() != -1) {
            at++;
          }
        }
        default -> {
          return;
        }
      }
    }
  }

  private PyObject string(byte quote) {
    strings = true;
    int from = ++at;
    while (next() != quote) {
      if (next() < ' ' || next() > '~' || next() == '\\') {
        return null;
      }
      at++;
    }
    PyObject string = new PyString(new String(text, from, at - from, StandardCharsets.US_ASCII));
    at++;
    return string;
  }

  private PyObject number() {
    int from = at;
    if (next() == '-') {
      at++;
    }
    int digits = at;
    skipDigits();
    boolean isWhole = at > digits;
    int whole = at - digits;
    boolean isOctal = whole > 1 && text[digits] == '0';
    if (next() == '.') {
      at++;
      int fraction = at;
      skipDigits();
      if (whole == 0 && at == fraction) {
        return null;
      }
      isWhole = false;
    }
    if ((next() == 'e' || next() == 'E') && at > digits) {
      at++;
      if (next() == '-' || next() == '+') {
        at++;
      }
      int exponent = at;
      skipDigits();
      if (at == exponent) {
        return null;
      }
      isWhole = false;
    }
    if (at == digits || isWhole && (isOctal || whole > MOST_DIGITS)) {
      return null;
    }
    String number = new String(text, from, at - from, StandardCharsets.US_ASCII);
    return isWhole
        ? Py.newInteger(Integer.parseInt(number))
        : Py.newFloat(Double.parseDouble(number));
  }

  private void skipDigits() {
    while (next() >= '0' && next() <= '9') {
      at++;
    }
  }
}
