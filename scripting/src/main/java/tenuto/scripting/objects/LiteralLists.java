package tenuto.scripting.objects;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.python.core.PyList;

/**
 * The large lists of literals in a patch, such as its notes, which Jython's parser reads at a
 * thousand lines a second. What is left of the text has a call in the place of each, and as many
 * lines: so its code is the same however the notes change, and need not be compiled anew.
 *
 * <p>Such a list is all that a statement {@code NAME = [...]} of the outermost level assigns. Where
 * the text is not understood, nothing is taken from it.
 */
public final class LiteralLists {
  /** The function that the text calls with the number of a list. */
  public static final String FUNCTION = "__tenuto_list__";

  /** The bytes from which a list is worth it. */
  private static final int LARGE = 1024;

  private static final Pattern UNFIT = Pattern.compile("unicode_literals|\\r(?!\\n)");

  /** To Jython equal strings of one text are one object. */
  private static final Pattern TELLS_OBJECTS_APART =
      Pattern.compile("\\bis\\b(?!\\s+(not\\s+)?None\\b)");

  private final byte[] text;
  private final List<Integer> begins = new ArrayList<>();
  private byte[] rest;

  private LiteralLists(byte[] text) {
    this.text = text;
    this.rest = text;
  }

  /** Finds those of a patch's text. */
  public static LiteralLists of(byte[] text) {
    LiteralLists lists = new LiteralLists(text);
    if (text.length > LARGE && isPlain(text)) {
      lists.take();
    }
    return lists;
  }

  /**
   * Not where a text may be another to Python: in another encoding, with strings of other types, or
   * lines that end with a CR alone.
   */
  private static boolean isPlain(byte[] text) {
    String all = letters(text);
    return !UNFIT.matcher(all).find() && isUtf8(all);
  }

  private static String letters(byte[] text) {
    return new String(text, StandardCharsets.ISO_8859_1);
  }

  private static boolean isUtf8(String text) {
    int first = text.indexOf('\n');
    int second = first < 0 ? -1 : text.indexOf('\n', first + 1);
    String head = text.substring(0, second < 0 ? text.length() : second).toLowerCase(Locale.ROOT);
    return !head.contains("coding") || head.contains("utf-8") || head.contains("utf8");
  }

  /** The text without them. */
  public byte[] rest() {
    return rest;
  }

  /** Whether there are any. */
  public boolean areAny() {
    return !begins.isEmpty();
  }

  /** A new list of that number. */
  public PyList list(int number) {
    return new LiteralReader(text, begins.get(number)).list();
  }

  private void take() {
    ByteArrayOutputStream left = new ByteArrayOutputStream();
    StatementScan scan = new StatementScan(text);
    int copied = 0;
    for (int name = scan.next(); name >= 0; name = scan.next()) {
      int begin = assigned(name);
      int end = begin < 0 ? -1 : end(begin);
      if (end < 0) {
        continue;
      }
      left.write(text, copied, begin - copied);
      left.writeBytes((FUNCTION + "(" + begins.size() + ")").getBytes(StandardCharsets.US_ASCII));
      // The lines follow the rest of the statement's own line, which may be a comment.
      copied = lineEnd(end);
      left.write(text, end, copied - end);
      for (int i = begin; i < end; i++) {
        if (text[i] == '\n') {
          left.write('\n');
        }
      }
      begins.add(begin);
      scan.goOn(copied);
    }
    left.write(text, copied, text.length - copied);
    if (scan.isUnderstood()) {
      rest = left.toByteArray();
    } else {
      begins.clear();
    }
  }

  /** Where a list ends that is to be taken out; below 0 for any other. */
  private int end(int begin) {
    LiteralReader reader = new LiteralReader(text, begin);
    boolean isKnown = reader.list() != null && endsLine(reader.at());
    boolean isLarge = reader.at() - begin >= LARGE;
    boolean isSame = !reader.hasStrings() || !TELLS_OBJECTS_APART.matcher(letters(text)).find();
    return isKnown && isLarge && isSame ? reader.at() : -1;
  }

  /** Where the list begins that is assigned to the name at {@code from}; below 0 if none is. */
  private int assigned(int from) {
    int at = from;
    while (at < text.length && isOfName(text[at])) {
      at++;
    }
    int equals = blanks(at);
    int begin = equals < text.length && text[equals] == '=' ? blanks(equals + 1) : text.length;
    boolean is = at > from && begin < text.length && text[begin] == '[';
    return is ? begin : -1;
  }

  private static boolean isOfName(byte letter) {
    return letter == '_'
        || letter >= 'a' && letter <= 'z'
        || letter >= 'A' && letter <= 'Z'
        || letter >= '0' && letter <= '9';
  }

  private int blanks(int from) {
    int at = from;
    while (at < text.length && (text[at] == ' ' || text[at] == '\t')) {
      at++;
    }
    return at;
  }

  /** Whether nothing but a comment is left of a line. */
  private boolean endsLine(int from) {
    int at = blanks(from);
    return at == text.length
        || text[at] == '\n'
        || text[at] == '\r'
        || text[at] == '#' && !isCoding(at);
  }

  /** A comment that may be about the encoding, which would come to another line. */
  private boolean isCoding(int from) {
    return new String(text, from, lineEnd(from) - from, StandardCharsets.ISO_8859_1)
        .contains("coding");
  }

  private int lineEnd(int from) {
    int at = from;
    while (at < text.length && text[at] != '\n') {
      at++;
    }
    return at;
  }
}
