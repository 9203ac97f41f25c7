package tenuto.scripting;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import tenuto.files.ConvertCommand;
import tenuto.files.ExitCode;
import tenuto.files.InfoCommand;
import tenuto.files.MeasureCommand;
import tenuto.files.PlayCommand;
import tenuto.files.PlotCommand;
import tenuto.files.ProcessCommand;

/** The command {@code tenuto}. */
@Command(
    name = "tenuto",
    description = "Renders sound from Python patches, offline and larger than memory.",
    mixinStandardHelpOptions = true,
    versionProvider = Tenuto.Version.class,
    subcommands = {
      RenderCommand.class,
      OpsCommand.class,
      HelpCommand.class,
      InfoCommand.class,
      MeasureCommand.class,
      PlotCommand.class,
      PlayCommand.class
    },
    synopsisSubcommandLabel = "COMMAND")
public final class Tenuto implements Runnable {
  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  /** Runs the command line and exits with its code. */
  public static void main(String[] args) {
    Terminal.reclaim();
    if (List.of(args).equals(List.of("--version"))) {
      System.out.println(Version.text()); // without the 80 ms that reading a command line takes
      return;
    }
    if (args.length > 0 && args[0].equals("render")) {
      Interpreter.initializeAhead();
    }
    System.exit(command().execute(args));
  }

  /** The command line, ready to be run with arguments. */
  static CommandLine command() {
    return new CommandLine(new Tenuto())
        .addSubcommand(new ProcessCommand(PythonChain::new))
        .addSubcommand(new ConvertCommand())
        .setParameterExceptionHandler(Tenuto::usage)
        .setExecutionExceptionHandler(Tenuto::failed)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setStopAtPositional(false);
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "a command is missing: " + String.join(", ", spec.subcommands().keySet()));
  }

  private static int usage(ParameterException e, String[] args) {
    PrintWriter err = e.getCommandLine().getErr();
    String name = e.getCommandLine().getCommandSpec().qualifiedName();
    err.println("tenuto: " + e.getMessage() + " (see " + name + " --help)");
    return ExitCode.USAGE;
  }

  private static int failed(Exception e, CommandLine line, CommandLine.ParseResult result) {
    line.getErr().println("tenuto: " + PatchError.of(e).text());
    return ExitCode.FAILED;
  }

  /** The version that the build wrote into the jar. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {text()};
    }

    private static String text() {
      return "tenuto " + number();
    }

    /** The version alone. */
    static String number() {
      String version = Tenuto.class.getPackage().getImplementationVersion();
      return version == null ? "unreleased" : version;
    }
  }
}
