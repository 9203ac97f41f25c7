package tenuto.scripting.bridge;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import tenuto.dsp.filters.Cascade;
import tenuto.scripting.calls.Handle;

/** Formats values that come from Python 3 as its {@code repr} does. */
final class Representation {
  /** The most letters of a value in an error's text. */
  private static final int MOST_SHOWN = 60;

  private static final int FIRST_EXPONENT = 16;
  private static final int LAST_EXPONENT = -5;

  private Representation() {}

  /** A value with its type, for an error's text. */
  static String described(Object value) {
    String text = of(value);
    String shown = text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text;
    return shown + " (" + type(value) + ")";
  }

  private static String type(Object value) {
    return switch (value) {
      case Boolean truth -> "bool";
      case Double number -> "float";
      case Number number -> "int";
      case String text -> "str";
      case Sequence sequence -> sequence.kind() == Sequence.Kind.TUPLE ? "tuple" : "list";
      case Cascade filter -> "Filter";
      default -> value.getClass().getSimpleName();
    };
  }

  static String of(Object value) {
    return switch (value) {
      case Boolean truth -> truth ? "True" : "False";
      case Double number -> number(number);
      case String text -> quoted(text);
      case Sequence sequence -> list(sequence);
      case UnknownValue other -> other.text();
      case Handle signal -> "<" + signal.signal() + ">";
      default -> value.toString();
    };
  }

  private static String list(Sequence sequence) {
    List<Object> elements = sequence.elements();
    String inside = elements.stream().map(Representation::of).collect(Collectors.joining(", "));
    return sequence.kind() != Sequence.Kind.TUPLE
        ? "[" + inside + "]"
        : "(" + inside + (elements.size() == 1 ? ",)" : ")");
  }

  private static String number(double number) {
    if (!Double.isFinite(number)) {
      return Double.isNaN(number) ? "nan" : number > 0 ? "inf" : "-inf";
    }
    if (number == 0) {
      return 1 / number < 0 ? "-0.0" : "0.0";
    }
    BigDecimal exact = new BigDecimal(Double.toString(number)).stripTrailingZeros();
    int exponent = exact.precision() - exact.scale() - 1;
    if (exponent < FIRST_EXPONENT && exponent > LAST_EXPONENT) {
      return exact.scale() > 0 ? exact.toPlainString() : exact.toPlainString() + ".0";
    }
    String digits = exact.unscaledValue().abs().toString();
    String sign = number < 0 ? "-" : "";
    String mantissa = digits.length() == 1 ? digits : digits.charAt(0) + "." + digits.substring(1);
    return "%s%se%s%02d".formatted(sign, mantissa, exponent < 0 ? "-" : "+", Math.abs(exponent));
  }

  private static String quoted(String text) {
    char quote = text.indexOf('\'') >= 0 && text.indexOf('"') < 0 ? '"' : '\'';
    StringBuilder all = new StringBuilder().append(quote);
    for (char c : text.toCharArray()) {
      switch (c) {
        case '\\' -> all.append("\\\\");
        case '\n' -> all.append("\\n");
        case '\r' -> all.append("\\r");
        case '\t' -> all.append("\\t");
        default -> {
          if (c == quote) {
            all.append('\\').append(c);
          } else if (c < ' ' || c == 0x7f) {
            all.append("\\x%02x".formatted((int) c));
          } else {
            all.append(c);
          }
        }
      }
    }
    return all.append(quote).toString();
  }
}
