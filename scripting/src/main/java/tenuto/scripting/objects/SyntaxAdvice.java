package tenuto.scripting.objects;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tenuto.scripting.reports.PatchError;

/** Says in plain words what is wrong with a source that cannot be parsed, and where. */
public final class SyntaxAdvice {
  private static final Pattern OPENS_BLOCK =
      Pattern.compile("^\\s*(?:if|elif|else|for|while|def|class|with|try|except|finally)\\b.*");

  private static final Pattern ASSIGNS =
      Pattern.compile("^\\s*(?:if|elif|while)\\b.*[^=!<>]=[^=].*");

  /** A line after which the next one may be indented. */
  private static final Pattern CONTINUES = Pattern.compile("|.*[:,(\\[{\\\\+*/=|&-]");

  private static final Pattern MIXED = Pattern.compile("^(?: *\\t).*");

  /** What CPython says of a bracket or a text without its end. */
  private static final Pattern UNCLOSED =
      Pattern.compile("never closed|unterminated|unmatched|does not match opening");

  private static final String EQUALS = "= gives a name its value, and == compares";
  private static final String NO_COLON = "a : is missing at the end of the line";

  private final List<String> lines;
  private final String message;

  /** The line of the error, counted from 1. */
  private final int line;

  private SyntaxAdvice(List<String> lines, String message, int line) {
    this.lines = lines;
    this.message = message;
    this.line = line;
  }

  /**
   * The error in plain words.
   *
   * @param kind the name of Python's exception
   * @param message as Jython's parser says it
   * @param line where, counted from 1
   */
  static PatchError of(String kind, String message, String file, int line) {
    return new SyntaxAdvice(PatchError.lines(file), message, line).advice(kind, file);
  }

  /**
   * The same of CPython's parser, whose message is kept where it says enough.
   *
   * @param kind the name of Python's exception
   * @param message as CPython says it
   * @param line where, counted from 1
   */
  public static PatchError ofCPython(String kind, String message, String file, int line) {
    SyntaxAdvice advice = new SyntaxAdvice(PatchError.lines(file), message, line);
    Optional<Open> open = UNCLOSED.matcher(message).find() ? advice.open() : Optional.empty();
    return open.map(each -> new PatchError(kind + ": " + each.text, file, each.line))
        .orElseGet(() -> new PatchError(kind + ": " + advice.ofCPython(), file, line));
  }

  private String ofCPython() {
    return StrayCharacter.advice(message)
        .or(() -> OtherLanguages.in(line(line)))
        .orElseGet(this::plainOfCPython);
  }

  private String plainOfCPython() {
    if (message.contains("indent")) {
      return indentation();
    }
    if (message.equals("expected ':'")) {
      return NO_COLON;
    }
    return message.contains("meant '=='") ? EQUALS : message;
  }

  private PatchError advice(String kind, String file) {
    Optional<Python3Only> newer = Python3Only.in(line(line));
    if (newer.isPresent()) {
      return new PatchError(kind + ": " + newer.get().advice(), file, line);
    }
    Optional<String> stray = StrayCharacter.advice(message);
    if (stray.isPresent()) {
      return new PatchError(kind + ": " + stray.get(), file, line);
    }
    Optional<Open> open = open();
    if (open.isPresent()) {
      return new PatchError(kind + ": " + open.get().text(), file, open.get().line);
    }
    return new PatchError(kind + ": " + plain(), file, line);
  }

  private String line(int number) {
    return number < 1 || number > lines.size() ? "" : lines.get(number - 1);
  }

  private String plain() {
    String here = line(line);
    boolean isTooFar =
        indent(here) > indent(before()) && !CONTINUES.matcher(before().strip()).matches();
    if (isTooFar || message.contains("indent") || message.contains("DENT")) {
      return indentation();
    }
    Optional<String> other = OtherLanguages.in(here);
    if (other.isPresent()) {
      return other.get();
    }
    if (ASSIGNS.matcher(here).matches() && !here.contains("==")) {
      return EQUALS;
    }
    if (OPENS_BLOCK.matcher(here).matches()
        && !here.replaceFirst("#.*", "").strip().endsWith(":")) {
      return NO_COLON;
    }
    if (message.matches(".*at input '.+'.*|mismatched input '.+'.*") && !message.contains("\\n")) {
      String at =
          message.replaceFirst("^[^']*'", "").replaceFirst("'[^']*$", "").replaceFirst("' .*", "");
      return "%s is not expected here; is a comma, an operator or a bracket missing before it?"
          .formatted(at);
    }
    return message.contains("\\n") || message.contains("EOF")
        ? "the line ends too soon: something is missing"
        : message;
  }

  private String indentation() {
    String before = before();
    if (lines.stream().anyMatch(each -> MIXED.matcher(each).matches())) {
      return "lines are indented with tabs here and with spaces there: use spaces alone, 4 for a step";
    }
    if (before.strip().endsWith(":") && indent(line(line)) <= indent(before)) {
      return "the lines after '%s' must be indented".formatted(before.strip());
    }
    return indent(line(line)) > indent(before)
        ? "the line is indented further than the one before it, which opens no block"
        : "the line is indented as no line before it is";
  }

  private String before() {
    int number = line - 1;
    while (number > 0 && (line(number).isBlank() || line(number).strip().startsWith("#"))) {
      number--;
    }
    return line(number);
  }

  private static int indent(String text) {
    return text.length() - text.stripLeading().length();
  }

  /**
   * A bracket or a quotation mark without its partner.
   *
   * @param text what is wrong with it
   */
  private record Open(String text, int line) {}

  private record Bracket(char kind, int line) {}

  /** The first text, or the last bracket, that is not closed; or a bracket that was not opened. */
  private Optional<Open> open() {
    Deque<Bracket> brackets = new ArrayDeque<>();
    String longQuote = "";
    int longFrom = 0;
    for (int number = 1; number <= lines.size(); number++) {
      String text = line(number);
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        if (!longQuote.isEmpty()) {
          if (text.startsWith(longQuote, i)) {
            i += 2;
            longQuote = "";
          } else if (c == '\\') {
            i++;
          }
        } else if (c == '#') {
          break;
        } else if (text.startsWith("'''", i) || text.startsWith("\"\"\"", i)) {
          longQuote = text.substring(i, i + 3);
          longFrom = number;
          i += 2;
        } else if (c == '\'' || c == '"') {
          int end = closing(text, i);
          if (end < 0 && text.endsWith("\\")) {
            return Optional.empty(); // it goes on in the next line
          }
          if (end < 0) {
            return Optional.of(
                new Open("a text begins with %c and is not closed".formatted(c), number));
          }
          i = end;
        } else if ("([{".indexOf(c) >= 0) {
          brackets.push(new Bracket(c, number));
        } else if (")]}".indexOf(c) >= 0) {
          if (brackets.isEmpty() || "([{".indexOf(brackets.peek().kind) != ")]}".indexOf(c)) {
            return Optional.of(
                new Open("%c closes a bracket that is not open".formatted(c), number));
          }
          brackets.pop();
        }
      }
    }
    if (!longQuote.isEmpty()) {
      return Optional.of(
          new Open("a text begins with %s and is not closed".formatted(longQuote), longFrom));
    }
    return Optional.ofNullable(brackets.peekLast())
        .map(it -> new Open("the bracket %c is not closed".formatted(it.kind), it.line));
  }

  /** Where the text in one line that begins there ends; below 0 if it does not. */
  private static int closing(String text, int begin) {
    for (int i = begin + 1; i < text.length(); i++) {
      if (text.charAt(i) == '\\') {
        i++;
      } else if (text.charAt(i) == text.charAt(begin)) {
        return i;
      }
    }
    return -1;
  }
}
