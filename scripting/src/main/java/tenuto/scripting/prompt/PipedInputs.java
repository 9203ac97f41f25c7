package tenuto.scripting.prompt;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Predicate;

/** Inputs from another program or from a file. */
final class PipedInputs implements InputSource {
  private final BufferedReader lines;
  private final Predicate<String> isWhole;

  /**
   * @param isWhole whether an input is complete
   */
  PipedInputs(BufferedReader lines, Predicate<String> isWhole) {
    this.lines = lines;
    this.isWhole = isWhole;
  }

  @Override
  public String next() {
    try {
      String first = lines.readLine();
      if (first == null) {
        return null;
      }
      StringBuilder input = new StringBuilder(first);
      while (!isWhole.test(input.toString())) {
        String more = lines.readLine();
        if (more == null) {
          break;
        }
        input.append('\n').append(more);
      }
      return input.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
