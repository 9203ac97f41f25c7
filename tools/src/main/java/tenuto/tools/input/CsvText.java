package tenuto.tools.input;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tenuto.formats.file.PlainFile;

/**
 * A table of comma-separated values, by RFC 4180: a value with a separator, a quote or the end of a
 * line in it is in double quotes, and a quote in it is doubled. Semicolons and tabs, with which
 * spreadsheets of many countries separate, are recognised in the first row.
 *
 * @param separator what separates the values of a row
 * @param rows the rows; blank ones are there, too, so that numbers are those of a spreadsheet
 */
public record CsvText(char separator, List<List<String>> rows) {
  private static final int MOST_BYTES = 1 << 28;

  private static final String SEPARATORS = ",;\t";

  private static final Pattern DECIMAL_COMMA = Pattern.compile("[+-]?\\d+,\\d+[a-zA-Z%]*");

  /** With which Excel declares a separator. */
  private static final String DECLARED = "sep=";

  /**
   * Reads a file in UTF-8, with or without a byte order mark.
   *
   * @throws IllegalArgumentException naming the file, the row and what is wrong
   */
  public static CsvText read(Path file) throws IOException {
    byte[] bytes = PlainFile.read(file, MOST_BYTES);
    if (bytes.length > 1 && (bytes[0] & bytes[1] & 0xFE) == 0xFE) {
      throw new IllegalArgumentException(
          "%s is in UTF-16, and must be in UTF-8: save it as 'CSV UTF-8'".formatted(file));
    }
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(
          "%s, row %d: is not in UTF-8: save it as 'CSV UTF-8'".formatted(file, wrongRow(bytes)),
          e);
    }
    try {
      return of(text.startsWith("\uFEFF") ? text.substring(1) : text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(file + ", " + e.getMessage(), e);
    }
  }

  /**
   * A value of the table as text with a decimal point, if it is a number with a decimal comma,
   * which there can be where something else separates.
   */
  public String withPoint(String value) {
    return separator != ',' && DECIMAL_COMMA.matcher(value).matches()
        ? value.replace(',', '.')
        : value;
  }

  /** The first row with bytes that are not UTF-8. */
  private static int wrongRow(byte[] bytes) {
    String replaced = new String(bytes, StandardCharsets.UTF_8);
    int wrong = replaced.indexOf('\uFFFD');
    return 1 + (int) replaced.substring(0, wrong).chars().filter(c -> c == '\n').count();
  }

  /**
   * Parses a text.
   *
   * @throws IllegalArgumentException naming the row and what is wrong
   */
  static CsvText of(String text) {
    if (text.startsWith(DECLARED) && text.length() > DECLARED.length()) {
      int end = text.indexOf('\n');
      char separator = text.charAt(DECLARED.length());
      return new CsvText(separator, rows(end < 0 ? "" : text.substring(end + 1), separator));
    }
    char separator = separator(text);
    return new CsvText(separator, rows(text, separator));
  }

  /** The one of which the first row has most. */
  private static char separator(String text) {
    int[] counts = new int[SEPARATORS.length()];
    boolean quoted = false;
    for (int i = 0; i < text.length() && (quoted || text.charAt(i) != '\n'); i++) {
      quoted ^= text.charAt(i) == '"';
      int which = SEPARATORS.indexOf(text.charAt(i));
      if (!quoted && which >= 0) {
        counts[which]++;
      }
    }
    int most = 0;
    for (int i = 1; i < counts.length; i++) {
      most = counts[i] > counts[most] ? i : most;
    }
    return SEPARATORS.charAt(most);
  }

  private static List<List<String>> rows(String text, char separator) {
    List<List<String>> rows = new ArrayList<>();
    List<String> row = new ArrayList<>();
    int at = 0;
    while (at < text.length() || !row.isEmpty()) {
      StringBuilder value = new StringBuilder();
      at = value(text, at, separator, value, rows.size() + 1);
      row.add(value.toString());
      if (at < text.length() && text.charAt(at) == separator) {
        at++;
        continue;
      }
      at += text.startsWith("\r\n", at) ? 2 : 1;
      rows.add(row);
      row = new ArrayList<>();
    }
    return rows;
  }

  /** Reads the value at an index, and returns the index of what ends it. */
  private static int value(String text, int from, char separator, StringBuilder value, int row) {
    int at = from;
    if (at < text.length() && text.charAt(at) == '"') {
      for (at++; ; at++) {
        if (at == text.length()) {
          throw new IllegalArgumentException("row %d: a quote \" is not closed".formatted(row));
        }
        char c = text.charAt(at);
        if (c == '"' && at + 1 < text.length() && text.charAt(at + 1) == '"') {
          at++;
        } else if (c == '"') {
          at++;
          break;
        }
        value.append(c);
      }
      if (!isEnd(text, at, separator)) {
        throw new IllegalArgumentException(
            "row %d: after a closing quote there must be a '%s', but there is '%s'; a quote within a value is doubled"
                .formatted(row, separator, text.charAt(at)));
      }
      return at;
    }
    while (!isEnd(text, at, separator)) {
      value.append(text.charAt(at++));
    }
    return at;
  }

  private static boolean isEnd(String text, int at, char separator) {
    return at >= text.length()
        || text.charAt(at) == separator
        || text.charAt(at) == '\n'
        || text.charAt(at) == '\r';
  }
}
