package tenuto.scripting.prompt;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;

/**
 * Inputs edited at a terminal, with a history, completion, and several lines if Python needs them.
 */
final class TerminalInputs implements InputSource {
  private static final String PROMPT = ">>> ";
  private static final String FURTHER = "... ";

  /** The most completions that Tab lists without asking. */
  private static final int MOST_LISTED = 100;

  private static final int MOST_REMEMBERED = 10_000;

  private final LineReader reader;
  private final Completion completion;

  /**
   * @param isWhole whether an input is complete
   * @param history a file, created when it is first needed; null for none
   */
  TerminalInputs(
      Terminal terminal, Completion completion, Predicate<String> isWhole, Path history) {
    this.completion = completion;
    LineReaderBuilder builder =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("tenuto")
            .parser(new PythonParser(isWhole))
            .completer(this::complete)
            .variable(LineReader.SECONDARY_PROMPT_PATTERN, FURTHER)
            .variable(LineReader.INDENTATION, PythonParser.INDENTATION)
            .variable(LineReader.LIST_MAX, MOST_LISTED)
            .variable(LineReader.HISTORY_SIZE, MOST_REMEMBERED)
            .variable(LineReader.HISTORY_FILE_SIZE, MOST_REMEMBERED)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.CASE_INSENSITIVE, true);
    if (history != null) {
      builder.variable(LineReader.HISTORY_FILE, history);
    }
    reader = builder.build();
  }

  private void complete(LineReader from, ParsedLine line, List<Candidate> to) {
    String before = line.line().substring(0, line.cursor());
    completion
        .after(before)
        .forEach(
            (name, said) ->
                to.add(
                    new Candidate(
                        name, name, null, said.isEmpty() ? null : said, null, null, false)));
  }

  @Override
  public String next() {
    while (true) {
      try {
        return reader.readLine(PROMPT);
      } catch (UserInterruptException e) {
        // Ctrl-C: what was typed is dropped.
      } catch (EndOfFileException e) {
        return null;
      }
    }
  }

  @Override
  public void close() {
    try {
      reader.getHistory().save();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
