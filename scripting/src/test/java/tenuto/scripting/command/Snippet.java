package tenuto.scripting.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A fenced block of a Markdown file.
 *
 * @param kind what stands after the opening fence, such as {@code python counted}
 * @param text its lines, each ended
 * @param place file and line, for messages
 * @param said the comment right before it, or empty
 */
record Snippet(String kind, String text, String place, String said) {
  /** All blocks of a file, in their order. */
  static List<Snippet> of(Path file) {
    List<Snippet> all = new ArrayList<>();
    List<String> lines;
    try {
      lines = Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).startsWith("```")) {
        continue;
      }
      int end = i + 1;
      while (!lines.get(end).equals("```")) {
        end++;
      }
      String said = i > 0 && lines.get(i - 1).startsWith("<!--") ? lines.get(i - 1) : "";
      String text = String.join("\n", lines.subList(i + 1, end)) + "\n";
      all.add(
          new Snippet(
              lines.get(i).substring(3), text, file.getFileName() + ", line " + (i + 1), said));
      i = end;
    }
    return all;
  }

  @Override
  public String toString() {
    return place;
  }
}
