package tenuto.dsp.music;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.InputFile;

/** The lines of one of Scala's files without its comments, which start with an exclamation mark. */
final class TuningLines {
  /** The size of the largest file accepted, in bytes. */
  private static final long MOST_BYTES = 1 << 24;

  /** The UTF-8 byte order mark that editors write, read as Latin-1. */
  private static final String BYTE_ORDER_MARK = "\u00EF\u00BB\u00BF";

  private final Path path;
  private final List<String> lines;
  private int next;

  private TuningLines(Path path, List<String> lines) {
    this.path = path;
    this.lines = lines;
  }

  static TuningLines of(Path path) throws IOException {
    InputFile.requireFile(path);
    if (Files.size(path) > MOST_BYTES) {
      throw new TuningException(path, 1, "the file must have at most " + MOST_BYTES + " bytes");
    }
    // Latin-1, as it can read any bytes: only the description may contain other letters.
    String text = Files.readString(path, StandardCharsets.ISO_8859_1);
    String marked = text.startsWith(BYTE_ORDER_MARK) ? text.substring(3) : text;
    return new TuningLines(path, marked.lines().toList());
  }

  /** The next line that is not a comment, or null. */
  String line() {
    while (next < lines.size()) {
      String line = lines.get(next++);
      if (!line.startsWith("!")) {
        return line;
      }
    }
    next = lines.size() + 1;
    return null;
  }

  /** The first word of the next line that is not a comment. */
  String word(String what) throws TuningException {
    String line = line();
    if (line == null) {
      throw wrong("the file ends where " + what + " must be");
    }
    String word = line.strip().split("\\s+", 2)[0];
    if (word.isEmpty()) {
      throw wrong(what + " must be here, but the line is empty");
    }
    return word;
  }

  /** A whole number that is the next line's first word. */
  int whole(String what, int least, int most) throws TuningException {
    return whole(word(what), what, least, most);
  }

  /** A word as a whole number. */
  int whole(String word, String what, int least, int most) throws TuningException {
    try {
      int value = Integer.parseInt(word);
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw wrong(
        "%s must be a whole number from %d to %d, but is '%s'".formatted(what, least, most, word));
  }

  /** An error in the line that was read last. */
  TuningException wrong(String rule) {
    return new TuningException(path, Math.max(1, next), rule);
  }
}
