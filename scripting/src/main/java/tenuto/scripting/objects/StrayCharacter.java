package tenuto.scripting.objects;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A character that no source of Python has outside of texts and comments. */
final class StrayCharacter {
  /** What Jython's parser says of one, which above 255 is written as its number, and CPython's. */
  private static final Pattern SAID =
      Pattern.compile(
          "at character '(?:\\\\u(\\p{XDigit}{4})|(.))'|invalid .*character.*U\\+(\\p{XDigit}{4})",
          Pattern.DOTALL);

  private static final Pattern TEXTS_AND_COMMENTS =
      Pattern.compile(
          "\"\"\".*?\"\"\"|'''.*?'''|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])*'|#[^\n]*",
          Pattern.DOTALL);

  private static final String QUOTES = "\u2018\u2019\u201a\u201c\u201d\u201e\u00ab\u00bb\u00b4";
  private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2212";

  private StrayCharacter() {}

  /** What to write in its place, if the parser speaks of one. */
  static Optional<String> advice(String message) {
    return in(message).map(StrayCharacter::of);
  }

  private static Optional<Character> in(String message) {
    Matcher said = SAID.matcher(message);
    if (!said.find()) {
      return Optional.empty();
    }
    String number = said.group(1) == null ? said.group(3) : said.group(1);
    char c = number == null ? said.group(2).charAt(0) : (char) Integer.parseInt(number, 16);
    return c > 127 ? Optional.of(c) : Optional.empty();
  }

  private static String of(char c) {
    if (QUOTES.indexOf(c) >= 0) {
      return "%c is no quotation mark of Python: write ' or \"".formatted(c);
    }
    if (DASHES.indexOf(c) >= 0) {
      return "%c is no minus sign: write -".formatted(c);
    }
    return Character.isLetterOrDigit(c)
        ? Python3Only.advice(c + " in a name is", "use the letters a to z")
        : "the character U+%04X cannot be here: is it a space or a sign of a web page or a text processor?"
            .formatted((int) c);
  }

  /** The first line with the character of which the parser speaks; 1 if there is none. */
  static int line(String message, String source) {
    int at =
        in(message)
            .map(
                c ->
                    TEXTS_AND_COMMENTS
                        .matcher(source)
                        .replaceAll(each -> each.group().replaceAll("[^\n]", "."))
                        .indexOf(c))
            .orElse(-1);
    return 1 + (int) source.substring(0, Math.max(0, at)).chars().filter(c -> c == '\n').count();
  }
}
