package tenuto.scripting.prompt;

import java.util.List;
import java.util.function.Predicate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EOFError;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;

/** Says at Enter whether an input is whole, and at Tab which word is being typed. */
final class PythonParser implements Parser {
  static final int INDENTATION = 4;

  private final Predicate<String> isWhole;

  /**
   * @param isWhole whether an input needs no further line
   */
  PythonParser(Predicate<String> isWhole) {
    this.isWhole = isWhole;
  }

  @Override
  public ParsedLine parse(String line, int cursor, ParseContext context) {
    if (context == ParseContext.ACCEPT_LINE && !isWhole.test(line)) {
      throw new EOFError(
          -1, -1, "more is to come", "", indentation(line.substring(0, cursor)), null);
    }
    return new Typed(line, cursor, Place.atEndOf(line.substring(0, cursor)).word());
  }

  /** How deep the next line belongs, in steps: as the one before, one deeper after a colon. */
  private static int indentation(String before) {
    String last = before.substring(before.lastIndexOf('\n') + 1);
    int spaces = last.length() - last.stripLeading().length();
    return spaces / INDENTATION + (last.stripTrailing().endsWith(":") ? 1 : 0);
  }

  /** What is typed, as far as it matters for completing the last word. */
  private record Typed(String line, int cursor, String word) implements CompletingParsedLine {
    @Override
    public int wordCursor() {
      return word.length();
    }

    @Override
    public int wordIndex() {
      return 0;
    }

    @Override
    public List<String> words() {
      return List.of(word);
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
      return candidate;
    }

    @Override
    public int rawWordCursor() {
      return word.length();
    }

    @Override
    public int rawWordLength() {
      return word.length();
    }
  }
}
