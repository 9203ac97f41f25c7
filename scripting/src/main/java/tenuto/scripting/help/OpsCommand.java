package tenuto.scripting.help;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tenuto.tools.chain.ChainWords;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.WordJars;

/** {@code tenuto ops}: lists the words of the patch language. */
@Command(
    name = "ops",
    description = "Lists the words of the patch language, by families.",
    mixinStandardHelpOptions = true)
public final class OpsCommand implements Callable<Integer> {
  @Option(names = "--json", description = "Print one JSON object per line.")
  private boolean json;

  @Option(names = "--chain", description = "List the steps of chains, for process.")
  private boolean chain;

  @Option(names = "--presets", description = "List the chains with names, for process.")
  private boolean presets;

  @Option(
      names = "--search",
      paramLabel = "TEXT",
      description = "Find words by a text, such as \"echo\"; the best match is first.")
  private String text;

  @Option(
      names = "--path",
      paramLabel = "JAR",
      description = "A jar of further words; may be repeated.")
  private List<Path> path = List.of();

  @Parameters(
      paramLabel = "WORD",
      arity = "0..*",
      description = "List these words, or those of these families.")
  private List<String> names = List.of();

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Override
  public Integer call() {
    if (chain) {
      ChainWords words = new ChainWords(WordJars.catalogue(spec, path));
      (json ? words.json() : words.table()).forEach(System.out::println);
      return ExitCode.OK;
    }
    if (presets) {
      ChainWords words = new ChainWords(WordJars.catalogue(spec, path));
      words.presets().table(json).forEach(System.out::println);
      return ExitCode.OK;
    }
    WordTable table = new WordTable(WordJars.catalogue(spec, path));
    if (text == null && names.isEmpty() && !json) {
      table.grouped().forEach(System.out::println);
      return ExitCode.OK;
    }
    for (WordTable.Row row : chosen(table)) {
      System.out.println(json ? row.json().toString() : row.line());
    }
    return ExitCode.OK;
  }

  private List<WordTable.Row> chosen(WordTable table) {
    if (text == null && names.isEmpty()) {
      return table.rows(true);
    }
    List<WordTable.Row> found = text == null ? table.named(names) : table.search(text);
    if (found.isEmpty()) {
      String asked = text == null ? String.join(" ", names) : text;
      throw new ParameterException(
          spec.commandLine(),
          "no word is found by '%s'; did you mean %s?".formatted(asked, table.meant(asked)));
    }
    return found;
  }
}
