package tenuto.tools.batch;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.base.VectorApi;
import tenuto.engine.setup.Carryover;
import tenuto.engine.setup.Settings;
import tenuto.tools.chain.Chain;
import tenuto.tools.chain.ChainWords;
import tenuto.tools.chain.FileSession;
import tenuto.tools.chain.PythonChains;
import tenuto.tools.chain.StepChain;
import tenuto.tools.input.ChainException;
import tenuto.tools.input.FileArguments;
import tenuto.tools.input.Input;
import tenuto.tools.input.Reading;
import tenuto.tools.input.Streams;
import tenuto.tools.input.WordJars;

/** {@code tenuto process CHAIN FILE… --out DIR}: applies a chain to many sound files. */
@Command(
    name = "process",
    description = "Applies a chain of steps, or a Python function, to many sound files.",
    mixinStandardHelpOptions = true)
public final class ProcessCommand implements Callable<Integer> {
  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "CHAIN",
      arity = "0..1",
      description =
          "Steps such as \"highpass 80, fade 10ms 500ms, normalise -1dB\" (see ops --chain), or a"
              + " .py file with a function process(channels). @NAME is a preset (see ops --presets).")
  private String chain;

  @Parameters(
      index = "1..*",
      paramLabel = "FILE",
      description = FileArguments.FILES,
      arity = "0..*")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--path",
      paramLabel = "JAR",
      description = "A jar of further words; may be repeated.")
  private List<Path> path = List.of();

  @Mixin private BatchOptions options;

  private final PythonChains python;
  private final Carryover carryover;

  /**
   * @param python reads chains that are Python files
   */
  public ProcessCommand(PythonChains python) {
    this(python, new Carryover());
  }

  /**
   * @param python reads chains that are Python files
   * @param carryover from the commands before
   */
  public ProcessCommand(PythonChains python, Carryover carryover) {
    this.python = python;
    this.carryover = carryover;
  }

  @Override
  public Integer call() throws Exception {
    options.files = files;
    options.carryover = carryover;
    Catalogue catalogue = WordJars.catalogue(spec, path);
    ChainWords words = new ChainWords(catalogue);
    return BatchRun.run(spec, options, catalogue, chain, text -> chain(text, words, catalogue));
  }

  /** Whether an argument looks like what follows the chain: a file, a folder, or a pattern. */
  private static boolean isLikeSounds(String text) {
    try {
      Path path = Path.of(text);
      return Files.exists(path)
          || text.equals(Streams.STANDARD)
          || path.getFileName() != null && new Reading().takes(Input.extension(path));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private Chain chain(String text, ChainWords words, Catalogue catalogue) {
    boolean isFile = text.endsWith(".py") && !text.contains(",") && !text.contains("|");
    if (isFile) {
      Path file = Path.of(text);
      if (!Files.isRegularFile(file)) {
        throw new ChainException("there is no file " + text);
      }
      VectorApi.load();
      return python.of(file);
    }
    StepChain steps;
    try {
      steps = StepChain.parse(text, words, python);
    } catch (ChainException e) {
      if (isLikeSounds(text) && !words.begins(text)) {
        throw new ChainException(
            ("a chain is missing before the files, such as \"normalise -1dB\": '%s'"
                    + " is not a chain")
                .formatted(text),
            e);
      }
      throw e;
    }
    if (steps.changesRate() || steps.hasPython()) {
      VectorApi.load();
    }
    try (FileSession fileSession =
        new FileSession(new Settings().withThreads(1), catalogue, Path.of(""), options.quiet)) {
      steps.tryOn(fileSession);
    }
    return steps;
  }
}
