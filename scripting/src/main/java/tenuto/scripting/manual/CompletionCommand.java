package tenuto.scripting.manual;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tenuto.tools.input.ExitCode;

/** {@code tenuto completion SHELL}: prints what makes a shell complete the command. */
@Command(
    name = "completion",
    description = {
      "Prints a script that makes a shell complete this command.",
      "Such as: source <(tenuto completion bash)"
    },
    mixinStandardHelpOptions = true)
public final class CompletionCommand implements Callable<Integer> {
  /** A shell, and where packages put its completions. */
  private enum Shell {
    BASH("bash-completion/completions/tenuto", BashCompletion::of),
    ZSH("zsh/site-functions/_tenuto", ZshCompletion::of),
    FISH("fish/vendor_completions.d/tenuto.fish", FishCompletion::of);

    final String file;
    final Function<CommandLine, String> script;

    Shell(String file, Function<CommandLine, String> script) {
      this.file = file;
      this.script = script;
    }
  }

  @Parameters(paramLabel = "bash|zsh|fish", description = "The shell.", defaultValue = "bash")
  private Shell shell;

  @Option(
      names = "--share",
      paramLabel = "DIR",
      description =
          "Write the scripts for all shells, and man pages, into such a folder as /usr/share.",
      hidden = true)
  private Path share;

  private final Supplier<CommandLine> tenuto;

  /**
   * @param tenuto the command with all of its subcommands
   */
  public CompletionCommand(Supplier<CommandLine> tenuto) {
    this.tenuto = tenuto;
  }

  @Override
  public Integer call() throws IOException {
    CommandLine line = tenuto.get();
    if (share == null) {
      System.out.print(shell.script.apply(line));
      return ExitCode.OK;
    }
    for (Shell each : Shell.values()) {
      write(each.file, each.script.apply(line));
    }
    write("man/man1/tenuto.1", ManPage.ofProgram(line));
    for (Map.Entry<String, CommandLine> each : line.getSubcommands().entrySet()) {
      write(
          "man/man1/tenuto-%s.1".formatted(each.getKey()),
          ManPage.of(each.getKey(), each.getValue()));
    }
    return ExitCode.OK;
  }

  private void write(String name, String text) throws IOException {
    Path file = share.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
