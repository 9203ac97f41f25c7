package tenuto.scripting.prompt;

import java.io.PrintStream;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * The output of the prompt.
 *
 * @param out for values
 * @param err for errors and notices
 * @param isColoured whether errors are red
 * @param width the letters per line
 */
public record PromptOutput(
    PrintStream out, PrintStream err, boolean isColoured, IntSupplier width) {
  private static final String RED = "\u001b[31m";
  private static final String PLAIN = "\u001b[0m";

  void lines(List<String> lines) {
    lines.forEach(out::println);
  }

  /** Prints a notice. */
  void news(String line) {
    out.flush();
    err.println("tenuto: " + line);
  }

  /** Prints an error. */
  void wrong(String text) {
    out.flush();
    err.println((isColoured ? RED : "") + "tenuto: " + text + (isColoured ? PLAIN : ""));
  }
}
