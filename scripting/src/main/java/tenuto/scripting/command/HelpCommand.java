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
import tenuto.scripting.help.WordHelp;
import tenuto.tools.chain.Presets;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.WordJars;

/** {@code tenuto help WORD}: prints what a word, a command or a word of chains does. */
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
    Catalogue catalogue = WordJars.catalogue(spec, path);
    WordHelp help = new WordHelp(catalogue);
    String plain = WordHelp.plain(name);
    Optional<String> page = help.ofWord(plain);
    if (page.isEmpty()) {
      CommandLine command = spec.parent().commandLine().getSubcommands().get(plain);
      if (command != null) {
        command.usage(System.out);
        return ExitCode.OK;
      }
      page = help.ofStep(plain);
    }
    System.out.println(
        page.orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    plain.startsWith("@")
                        ? plain + ": " + Presets.here().missing(plain.substring(1))
                        : "sf has no word '%s'; did you mean %s?"
                            .formatted(plain, catalogue.meant(plain)))));
    return ExitCode.OK;
  }
}
