package tenuto.scripting.prompt;

import java.util.List;
import java.util.function.Predicate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EOFError;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;

/**
 * JLine's parser of inputs: at Enter it decides whether an input is complete, and at Tab which word
 * to complete.
 */
final class PythonParser implements Parser {
  static final int INDENTATION = 4;

  private final Predicate<String> isWhole;

  /**
   * @param isWhole whether an input is complete
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
    return new Typed(line, cursor, CursorContext.atEndOf(line.substring(0, cursor)).word());
  }

  /**
   * The indentation of the next line in steps: that of the line before, and one more after a colon.
   */
  private static int indentation(String before) {
    String last = before.substring(before.lastIndexOf('\n') + 1);
    int spaces = last.length() - last.stripLeading().length();
    return spaces / INDENTATION + (last.stripTrailing().endsWith(":") ? 1 : 0);
  }

  /** A typed line, as far as it matters for completing its last word. */
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
