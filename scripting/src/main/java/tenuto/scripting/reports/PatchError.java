package tenuto.scripting.reports;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/**
 * A patch's failure, as reported to its author.
 *
 * @param message the error message
 * @param file where, or null
 * @param line counted from 1
 */
public record PatchError(String message, String file, int line) {
  /** Whether it is a file, and not code of ours or a Python name such as {@code <string>}. */
  public static boolean isFile(String name) {
    try {
      return Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /**
   * The message of a Python exception.
   *
   * @param text its type and message; the type is dropped from our own messages, which name the
   *     word
   */
  public static String told(String text) {
    return text.replaceFirst(
        "^(?:Value|Type|IO|OS|FileNotFound|FileExists|NotADirectory|Permission|Attribute)Error:"
            + " (?=sf[. ]|a signal|\\S+: the signal of )",
        "");
  }

  /** The message, the file, the line and the line's text. */
  public String text() {
    if (file == null) {
      return message;
    }
    String source = source();
    return message + "\n  " + file + ":" + line + (source.isEmpty() ? "" : ": " + source);
  }

  /** The place and the message in one line. */
  public String inOneLine() {
    String told = message.strip().replaceAll("\\s*\\R\\s*", " ");
    return file == null ? told : file + ":" + line + ": " + told;
  }

  /** The line's text; empty if it cannot be read. */
  public String source() {
    List<String> lines = file == null ? List.of() : lines(file);
    return line < 1 || line > lines.size() ? "" : Utf8.text(lines.get(line - 1)).strip();
  }

  /** A file's lines as bytes, each as one character. */
  public static List<String> lines(String file) {
    try {
      return Files.readAllLines(Path.of(file), StandardCharsets.ISO_8859_1);
    } catch (IOException | InvalidPathException e) {
      return List.of(); // A name that the patch has invented, such as "<string>".
    }
  }

  /** The number of the first line of a file that is not in an encoding; 0 if all are. */
  public static int lineNotIn(String encoding, String file) {
    List<String> lines = lines(file);
    for (int i = 0; i < lines.size(); i++) {
      byte[] bytes = lines.get(i).getBytes(StandardCharsets.ISO_8859_1);
      try {
        Charset.forName(encoding).newDecoder().decode(ByteBuffer.wrap(bytes));
      } catch (CharacterCodingException e) {
        return i + 1;
      }
    }
    return 0;
  }

  /** Everything, for -v: Python's traceback and Java's stack trace. */
  public static String trace(Throwable failure) {
    StringWriter text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
