package tenuto.index;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A name that a word is called by.
 *
 * @param name as in {@code sf.RBJLowPass}
 * @param number the number in it, for a word of a series such as {@code DB#1..100}, otherwise empty
 */
record WordName(String name, String number) {
  private static final Pattern SERIES =
      Pattern.compile("([A-Za-z]\\w*)#(\\d{1,4})\\.\\.(\\d{1,4})");
  private static final Pattern SINGLE = Pattern.compile("[A-Za-z]\\w*");

  /** Reserved in Python 2.7, so that no method can be called so. */
  private static final Set<String> RESERVED =
      Set.of(
          "and",
          "as",
          "assert",
          "break",
          "class",
          "continue",
          "def",
          "del",
          "elif",
          "else",
          "except",
          "exec",
          "finally",
          "for",
          "from",
          "global",
          "if",
          "import",
          "in",
          "is",
          "lambda",
          "not",
          "or",
          "pass",
          "print",
          "raise",
          "return",
          "try",
          "while",
          "with",
          "yield");

  /** Whether a name of an operator stands for a series. */
  static boolean isSeries(String written) {
    return written.contains("#");
  }

  /**
   * The names that one of an operator's stands for.
   *
   * @return none if it is neither a name nor a series
   */
  static List<WordName> of(String written) {
    if (SINGLE.matcher(written).matches()) {
      return List.of(new WordName(written, ""));
    }
    Matcher series = SERIES.matcher(written);
    if (!series.matches()) {
      return List.of();
    }
    return IntStream.rangeClosed(
            Integer.parseInt(series.group(2)), Integer.parseInt(series.group(3)))
        .mapToObj(n -> new WordName(series.group(1) + n, Integer.toString(n)))
        .toList();
  }

  /**
   * The name of a signal's method: {@code rbj_low_pass}; no underscore before a digit or within an
   * abbreviation's plural such as {@code dbs}, and one after it where the name is Python's own:
   * {@code raise_}.
   */
  String snakeCase() {
    StringBuilder parts = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      parts.append(startsPart(i) ? "_" : "").append(name.charAt(i));
    }
    String method = parts.toString().toLowerCase(Locale.ROOT);
    return RESERVED.contains(method) ? method + "_" : method;
  }

  private boolean startsPart(int at) {
    if (at == 0 || !Character.isUpperCase(name.charAt(at)) || name.charAt(at - 1) == '_') {
      return false;
    }
    String rest = name.substring(at + 1);
    boolean continues =
        !rest.isEmpty() && Character.isLowerCase(rest.charAt(0)) && !rest.equals("s");
    return continues || !Character.isUpperCase(name.charAt(at - 1));
  }
}
