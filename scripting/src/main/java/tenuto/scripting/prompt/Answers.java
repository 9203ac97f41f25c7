package tenuto.scripting.prompt;

import java.io.PrintStream;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * Where answers and complaints go.
 *
 * @param out for values
 * @param err for complaints and news
 * @param isColoured whether complaints are red
 * @param width how many letters a line has
 */
public record Answers(PrintStream out, PrintStream err, boolean isColoured, IntSupplier width) {
  private static final String RED = "\u001b[31m";
  private static final String PLAIN = "\u001b[0m";

  void lines(List<String> lines) {
    lines.forEach(out::println);
  }

  /** What is neither asked for nor wrong. */
  void news(String line) {
    out.flush();
    err.println("tenuto: " + line);
  }

  /** What went wrong. */
  void wrong(String text) {
    out.flush();
    err.println((isColoured ? RED : "") + "tenuto: " + text + (isColoured ? PLAIN : ""));
  }
}
