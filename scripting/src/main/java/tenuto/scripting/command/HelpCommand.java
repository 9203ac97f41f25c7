package tenuto.scripting.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.scripting.python.Music;
import tenuto.scripting.reports.HelperText;
import tenuto.tools.chain.ChainWords;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.JarsOfWords;

/** {@code tenuto help WORD}: what a word, a command or a word of chains does. */
@Command(
    name = "help",
    description = "Explains a word of the patch language, a step of chains, or a command.",
    mixinStandardHelpOptions = true)
final class HelpCommand implements Callable<Integer> {
  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(
      paramLabel = "WORD",
      description = "Such as RBJLowPass, highpass or process.",
      arity = "0..1")
  private String name;

  @Option(
      names = "--path",
      paramLabel = "JAR",
      description = "A jar of further words; may be repeated.")
  private List<Path> path = List.of();

  @Override
  public Integer call() {
    if (name == null) {
      spec.parent().commandLine().usage(System.out);
      return ExitCode.OK;
    }
    Catalogue catalogue = JarsOfWords.catalogue(spec, path);
    String plain = name.startsWith("sf.") ? name.substring(3) : name;
    Word word = catalogue.word(plain);
    // No lambda: picocli reads this class's methods, and one of a helper would load Python.
    for (HelperText helper : Music.texts()) {
      if (helper.name().equals(plain)) {
        System.out.println(helper.help());
        return ExitCode.OK;
      }
    }
    if (word == null) {
      CommandLine command = spec.parent().commandLine().getSubcommands().get(plain);
      if (command != null) {
        command.usage(System.out);
        return ExitCode.OK;
      }
      Optional<String> ofChains = new ChainWords(catalogue).help(plain);
      if (ofChains.isPresent()) {
        System.out.println(ofChains.get());
        return ExitCode.OK;
      }
      throw new ParameterException(
          spec.commandLine(),
          "sf has no word '%s'; did you mean %s?".formatted(plain, catalogue.meant(plain)));
    }
    System.out.println(word.help());
    return ExitCode.OK;
  }
}
