package tenuto.scripting.reports;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/**
 * A patch's failure as its author wants to read it.
 *
 * @param message what went wrong
 * @param file where, or null
 * @param line counted from 1
 */
public record PatchError(String message, String file, int line) {
  /** Whether it is a file, and not text of ours or what Python calls such as {@code <string>}. */
  public static boolean isFile(String name) {
    try {
      return Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /**
   * What is told of a failure of Python's.
   *
   * @param text its kind and message; our own messages name the word, and the kind would only stand
   *     before it
   */
  public static String told(String text) {
    return text.replaceFirst(
        "^(?:Value|Type|IO|OS|FileNotFound|FileExists|Permission|Attribute)Error:"
            + " (?=sf[. ]|a signal|\\S+: the signal of )",
        "");
  }

  /** Message, file, line and the line's text. */
  public String text() {
    if (file == null) {
      return message;
    }
    String source = source();
    return message + "\n  " + file + ":" + line + (source.isEmpty() ? "" : ": " + source);
  }

  /** Place and message in one line. */
  public String inOneLine() {
    String told = message.strip().replaceAll("\\s*\\R\\s*", " ");
    return file == null ? told : file + ":" + line + ": " + told;
  }

  /** The line's text; empty if there is none. */
  public String source() {
    List<String> lines = file == null ? List.of() : lines(file);
    return line < 1 || line > lines.size() ? "" : Utf8.text(lines.get(line - 1)).strip();
  }

  /** A file's lines in bytes, each as one character. */
  public static List<String> lines(String file) {
    try {
      return Files.readAllLines(Path.of(file), StandardCharsets.ISO_8859_1);
    } catch (IOException | InvalidPathException e) {
      return List.of(); // made by the patch itself, such as "<string>"
    }
  }

  /** Everything, for -v: Python's traceback and Java's. */
  public static String trace(Throwable failure) {
    StringWriter text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
