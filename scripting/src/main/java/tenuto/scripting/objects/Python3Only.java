package tenuto.scripting.objects;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What only Python 3 has, and how Python 2.7 writes it.
 *
 * @param pattern finds it in a line
 * @param what its name, with its verb
 * @param instead what to write
 */
record Python3Only(Pattern pattern, String what, String instead) {
  private static final List<Python3Only> ALL =
      List.of(
          of(
              "\\b[fF][rR]?(?=['\"])|\\b[rR][fF](?=['\"])",
              "f-strings are",
              "write '%s' % x or '{}'.format(x)"),
          of(
              "\\bprint\\s*\\(.*\\b(?:end|sep|file|flush)\\s*=",
              "print with names such as end is",
              "write every print in the patch with brackets, and it works"),
          of(
              "\\bdef\\s+\\w+\\s*\\(.*(?:\\*\\s*,|\\*\\w+\\s*,\\s*+(?!\\*))",
              "keyword-only parameters are",
              "leave out the *"),
          of(
              "\\bdef\\s+\\w+\\s*\\(.*/\\s*[,)]",
              "positional-only parameters are",
              "leave out the /"),
          of(
              "\\bdef\\s+\\w+\\s*\\(.*\\w\\s*:|\\)\\s*->|^\\s*(?!(?:else|try|finally)\\b)[\\w.]+\\s*:\\s*[\\w.\\[\\], ]+(?:=|$)",
              "annotations are",
              "leave them out"),
          of(":=", ":= is", "give the name its value in a line before"),
          of("\\bnonlocal\\b", "nonlocal is", "keep the value in a list of one"),
          of(
              "\\b(?:async|await)\\b",
              "async is",
              "sf_do(function, ...) runs functions side by side"),
          of("\\byield\\s+from\\b", "yield from is", "write for x in y: yield x"),
          of("\\braise\\b.*\\bfrom\\b", "raise ... from is", "leave out the from"),
          of("^\\s*(?:match|case)\\s+[^=\\s].*:\\s*$", "match is", "write if and elif"),
          of("(?<!\\w)\\d+_\\d", "underscores in numbers are", "leave them out"),
          of(
              "^\\s*(?:\\w+\\s*,\\s*)*\\*\\w+.*=|[\\[{]\\s*\\*{1,2}\\w+|,\\s*\\*\\w+\\s*[\\]}]",
              "a * that unpacks in a list or before = is",
              "write list(a) + list(b)"),
          of("\\w\\s@\\s\\w", "the operator @ is", "write a loop, or use Python 3 with numpy"));

  private static Python3Only of(String pattern, String what, String instead) {
    return new Python3Only(Pattern.compile(pattern), what, instead);
  }

  /** What a line has of it. */
  static Optional<Python3Only> in(String line) {
    String code = line.replaceFirst("^\\s*#.*", "");
    return ALL.stream().filter(each -> each.pattern.matcher(code).find()).findFirst();
  }

  /** What it is and what to do. */
  String advice() {
    return advice(what, instead);
  }

  /** The same of what only a name of it tells. */
  static String advice(String what, String instead) {
    return "%s Python 3's, and this patch is read as Python 2.7: %s, or have Python 3 run it, with"
            .formatted(what, instead)
        + " # tenuto: python3 in its first line";
  }
}
