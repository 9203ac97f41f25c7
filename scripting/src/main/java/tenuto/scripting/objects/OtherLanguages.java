package tenuto.scripting.objects;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What other languages write, and Python otherwise.
 *
 * @param pattern finds it in a line
 * @param advice what to write
 */
record OtherLanguages(Pattern pattern, String advice) {
  private static final List<OtherLanguages> ALL =
      List.of(
          of("^\\s*else\\s+if\\b", "Python writes elif for else if"),
          of("&&", "Python writes and for &&"),
          of("\\|\\|", "Python writes or for ||"),
          of("!(?!=)", "Python writes not for !"),
          of("^\\s*//", "a comment begins with #"),
          of("\\+\\+\\s*$|^\\s*\\+\\+", "Python writes i += 1 for i++"),
          of("--\\s*$", "Python writes i -= 1 for i--"));

  private static final Pattern TEXTS = Pattern.compile("'[^']*'|\"[^\"]*\"|#.*");

  private static OtherLanguages of(String pattern, String advice) {
    return new OtherLanguages(Pattern.compile(pattern), advice);
  }

  /** What to write in place of what a line has of them. */
  static Optional<String> in(String line) {
    String code = TEXTS.matcher(line).replaceAll("''");
    return ALL.stream()
        .filter(each -> each.pattern.matcher(code).find())
        .map(OtherLanguages::advice)
        .findFirst();
  }
}
