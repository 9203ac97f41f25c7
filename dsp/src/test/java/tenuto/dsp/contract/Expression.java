package tenuto.dsp.contract;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An expression of a patch, as far as words' examples go: calls, numbers, texts, lists, places in
 * them, products and small functions of expressions ({@code lambda ms=100: ...}). Lists and tuples
 * are lists, whole numbers longs, None is {@link #NONE}.
 */
final class Expression {
  /** Python's None. */
  static final Object NONE =
      new Object() {
        @Override
        public String toString() {
          return "None";
        }
      };

  private static final Map<String, Object> CONSTANTS =
      Map.of("nan", Double.NaN, "inf", Double.POSITIVE_INFINITY);

  /** What gives names a meaning. */
  interface Names {
    /** Calls a function, {@code sf.Mix} or one of the scope's own. */
    Object call(String name, List<Object> arguments);
  }

  /** A function of an expression: its parameters, what stands for those left out, and its text. */
  record Lambda(List<String> parameters, List<Object> otherwise, String body) {
    Object call(List<Object> arguments, Names names) {
      Map<String, Object> variables = new HashMap<>(CONSTANTS);
      for (int i = 0; i < parameters.size(); i++) {
        variables.put(
            parameters.get(i), i < arguments.size() ? arguments.get(i) : otherwise.get(i));
      }
      return value(body, variables, names);
    }
  }

  private final String text;
  private final Map<String, Object> variables;
  private final Names names;
  private int at;

  private Expression(String text, Map<String, Object> variables, Names names) {
    this.text = text;
    this.variables = variables;
    this.names = names;
  }

  static Object value(String text, Names names) {
    return value(text, CONSTANTS, names);
  }

  private static Object value(String text, Map<String, Object> variables, Names names) {
    Expression expression = new Expression(text, variables, names);
    Object value = expression.product();
    expression.skipSpaces();
    if (expression.at < text.length()) {
      throw expression.unknown();
    }
    return value;
  }

  private Object product() {
    Object value = indexed();
    while (takes('*')) {
      value = ((Number) value).doubleValue() * ((Number) indexed()).doubleValue();
    }
    return value;
  }

  private Object indexed() {
    Object value = simple();
    while (takes('[')) {
      value = ((List<?>) value).get(((Long) product()).intValue());
      expect(']');
    }
    return value;
  }

  private Object simple() {
    skipSpaces();
    char c = at < text.length() ? text.charAt(at) : ' ';
    if (c == '(' || c == '[') {
      return sequence();
    } else if (c == '\'') {
      return quoted();
    } else if (c == '-' || c == '.' || Character.isDigit(c)) {
      return number();
    } else if (Character.isLetter(c)) {
      return named();
    }
    throw unknown();
  }

  private Object sequence() {
    boolean isTuple = text.charAt(at) == '(';
    boolean[] isOne = new boolean[1];
    List<Object> all = elements(isTuple ? ')' : ']', isOne);
    return isTuple && isOne[0] ? all.getFirst() : all;
  }

  /**
   * @param isOne becomes true for a single value without a comma after it
   */
  private List<Object> elements(char end, boolean[] isOne) {
    at++;
    List<Object> all = new ArrayList<>();
    boolean comma = false;
    while (!takes(end)) {
      all.add(product());
      comma = takes(',');
      if (!comma) {
        expect(end);
        break;
      }
    }
    isOne[0] = all.size() == 1 && !comma;
    return all;
  }

  private String quoted() {
    int end = text.indexOf('\'', at + 1);
    String quoted = text.substring(at + 1, end);
    at = end + 1;
    return quoted;
  }

  private Number number() {
    int from = at++;
    while (at < text.length() && "0123456789.e+-".indexOf(text.charAt(at)) >= 0) {
      boolean sign = text.charAt(at) == '+' || text.charAt(at) == '-';
      if (sign && text.charAt(at - 1) != 'e') {
        break;
      }
      at++;
    }
    String number = text.substring(from, at);
    if (number.matches("-?\\d+")) {
      return Long.valueOf(number);
    }
    return Double.valueOf(number);
  }

  private Object named() {
    int from = at;
    while (at < text.length()
        && (Character.isLetterOrDigit(text.charAt(at)) || "_.".indexOf(text.charAt(at)) >= 0)) {
      at++;
    }
    String name = text.substring(from, at);
    if (name.equals("lambda")) {
      return lambda();
    } else if (name.equals("None")) {
      return NONE;
    } else if (variables.containsKey(name)) {
      return variables.get(name);
    } else if (at < text.length() && text.charAt(at) == '(') {
      return names.call(name, elements(')', new boolean[1]));
    }
    throw unknown();
  }

  /** {@code ms=100, hz=440: expression}, to the end of the text. */
  private Lambda lambda() {
    int colon = text.indexOf(':', at);
    List<String> parameters = new ArrayList<>();
    List<Object> otherwise = new ArrayList<>();
    for (String parameter : text.substring(at, colon).split(",")) {
      String[] parts = parameter.strip().split("=");
      parameters.add(parts[0]);
      otherwise.add(parts.length < 2 ? null : value(parts[1], names));
    }
    String body = text.substring(colon + 1).strip();
    at = text.length();
    return new Lambda(parameters, otherwise, body);
  }

  private boolean takes(char c) {
    skipSpaces();
    boolean is = at < text.length() && text.charAt(at) == c;
    at += is ? 1 : 0;
    return is;
  }

  private void expect(char c) {
    if (!takes(c)) {
      throw unknown();
    }
  }

  private void skipSpaces() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private IllegalArgumentException unknown() {
    return new IllegalArgumentException(
        "no expression of a word's example: %s, at %d".formatted(text, at));
  }
}
