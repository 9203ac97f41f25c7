package tenuto.scripting.command;

import be.tarsos.dsp.AudioDispatcher;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.base.Fma;
import tenuto.engine.base.VectorApi;
import tenuto.engine.setup.Carryover;
import tenuto.formats.cache.Fingerprint;
import tenuto.scripting.farm.WorkerCommand;
import tenuto.scripting.help.OpsCommand;
import tenuto.scripting.manual.CompletionCommand;
import tenuto.scripting.objects.PatchErrors;
import tenuto.scripting.python.JythonStart;
import tenuto.scripting.python.PythonChain;
import tenuto.scripting.reports.HeapFullException;
import tenuto.scripting.reports.TarsosStdoutFilter;
import tenuto.scripting.warm.WarmCommand;
import tenuto.tools.batch.ConvertCommand;
import tenuto.tools.batch.JoinCommand;
import tenuto.tools.batch.MixCommand;
import tenuto.tools.batch.ProcessCommand;
import tenuto.tools.batch.SplitCommand;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.ProgramVersion;
import tenuto.tools.input.UsageErrors;
import tenuto.tools.inspect.CompareCommand;
import tenuto.tools.inspect.FormatsCommand;
import tenuto.tools.inspect.InfoCommand;
import tenuto.tools.inspect.MeasureCommand;
import tenuto.tools.inspect.PlayCommand;
import tenuto.tools.inspect.PlotCommand;
import tenuto.tools.inspect.TagCommand;

/** The command {@code tenuto}. */
@Command(
    name = "tenuto",
    description = "Renders sound from Python patches, offline; a piece may be larger than memory.",
    mixinStandardHelpOptions = true,
    versionProvider = Tenuto.Version.class,
    synopsisSubcommandLabel = "COMMAND")
public final class Tenuto implements Runnable {
  /** The commands in the order of the help. */
  private static final List<String> COMMANDS =
      List.of(
          "render",
          "watch",
          "repl",
          "why",
          "cache",
          "process",
          "convert",
          "split",
          "join",
          "mix",
          "info",
          "tag",
          "formats",
          "measure",
          "compare",
          "plot",
          "play",
          "ops",
          "worker",
          "warm",
          "completion",
          "help");

  /** The commands that run Python. */
  private static final Set<String> PYTHON = Set.of("render", "watch", "repl", "worker");

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  /** Runs the command line and exits with its code. */
  public static void main(String[] args) {
    int exit = run(new Carryover(), args);
    // System.exit searches all jars for a logger; returning, where it has the same effect, does
    // not.
    if (exit != ExitCode.OK || isAnyoneAtWork()) {
      System.exit(exit);
    }
  }

  /**
   * Runs the command line as a program of its own, and returns its exit code.
   *
   * @param carryover from the commands before
   */
  static int run(Carryover carryover, String... args) {
    StandardOutput out = StandardOutput.begin();
    if (List.of(args).equals(List.of("--version"))) {
      System.out.println(Version.text()); // without the 80 ms that parsing a command line takes
      return out.exit(ExitCode.OK);
    }
    boolean quiet = List.of(args).contains("--quiet");
    if (!Fma.isInHardware()) {
      noteSlow("processor has no instruction for a*b + c (FMA), or Java does not use it", quiet);
    }
    if (args.length > 0 && PYTHON.contains(args[0])) {
      if (!VectorApi.load()) {
        noteSlow("Java has no Vector API (module jdk.incubator.vector)", quiet);
      }
      JythonStart.initializeAhead();
    }
    return out.exit(ended(carryover, args));
  }

  private static void noteSlow(String why, boolean quiet) {
    if (!quiet) {
      System.err.printf(
          "tenuto: this %s: samples are the same, but take several times as long%n", why);
    }
  }

  /** Whether the JVM would wait for a thread, such as one that a patch has started. */
  private static boolean isAnyoneAtWork() {
    ThreadGroup all = Thread.currentThread().getThreadGroup();
    Thread[] threads = new Thread[all.activeCount() + 16];
    int count = all.enumerate(threads);
    for (int i = 0; i < count; i++) {
      if (threads[i] != Thread.currentThread() && !threads[i].isDaemon()) {
        return true;
      }
    }
    return count == threads.length;
  }

  /** {@link #execute}, even if the heap is nearly full. */
  private static int ended(Carryover carryover, String[] args) {
    HeapReserve reserve = new HeapReserve();
    try {
      return execute(carryover, args);
    } catch (OutOfMemoryError e) {
      reserve.spend();
      System.err.println("tenuto: " + HeapFullException.message(e));
      return ExitCode.FAILED;
    }
  }

  /** Runs a command line, and returns its exit code. */
  static int execute(String... args) {
    return execute(new Carryover(), args);
  }

  private static int execute(Carryover carryover, String... args) {
    boolean runsWords = args.length > 0 && args[0].equals("process"); // render does so itself
    try (TarsosStdoutFilter _ = runsWords ? new TarsosStdoutFilter() : null) {
      return line(carryover, args).execute(args);
    }
  }

  /**
   * The parser of the command line. Of the commands only the one named first is loaded, if it is
   * one: loading all takes as long as processing a short file.
   */
  static CommandLine line(String... args) {
    return line(new Carryover(), args);
  }

  private static CommandLine line(Carryover carryover, String... args) {
    CommandLine line = new CommandLine(new Tenuto());
    boolean isOne = args.length > 0 && COMMANDS.contains(args[0]) && !args[0].equals("help");
    List<String> named = isOne ? List.of(args[0]) : COMMANDS;
    named.stream()
        .filter(name -> !name.equals("repl") || hasPrompt())
        .forEach(name -> line.addSubcommand(command(name, carryover)));
    return rules(line).setExecutionExceptionHandler(Tenuto::failed);
  }

  /** CPython's package is without its library. */
  private static boolean hasPrompt() {
    return Tenuto.class.getResource("/org/jline/terminal/Terminal.class") != null;
  }

  /** Configures a parser as for all our commands. */
  static CommandLine rules(CommandLine line) {
    return line.setParameterExceptionHandler(UsageErrors::report)
        .setExpandAtFiles(false) // "@kick.wav" is a name, not a file with further arguments
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setStopAtPositional(false);
  }

  private static Object command(String name, Carryover carryover) {
    return switch (name) {
      case "render" -> new RenderCommand(new JythonRunner(), carryover);
      case "watch" -> new WatchCommand(new JythonRunner());
      case "why" -> new WhyCommand();
      case "cache" -> new CacheCommand();
      case "repl" -> new ReplCommand();
      case "process" ->
          new ProcessCommand(file -> new PythonChain(file, Compatible.names()), carryover);
      case "convert" -> new ConvertCommand(carryover);
      case "split" -> new SplitCommand();
      case "join" -> new JoinCommand();
      case "mix" -> new MixCommand();
      case "info" -> new InfoCommand();
      case "tag" -> new TagCommand();
      case "formats" -> new FormatsCommand();
      case "measure" -> new MeasureCommand();
      case "compare" -> new CompareCommand();
      case "plot" -> new PlotCommand();
      case "play" -> new PlayCommand();
      case "ops" -> new OpsCommand();
      case "worker" ->
          new WorkerCommand(
              words -> ended(carryover, words), () -> about(""), () -> System.exit(ExitCode.OK));
      case "warm" -> new WarmCommand();
      case "completion" -> new CompletionCommand(Tenuto::line);
      case "help" -> new HelpCommand();
      default -> throw new IllegalArgumentException(name);
    };
  }

  /**
   * The identity of this program, as JSON.
   *
   * @param further the identity of code that is not ours
   */
  static JsonObject about(String further) throws IOException {
    JsonObject about = new JsonObject();
    about.addProperty("version", Version.number());
    List<Class<?>> code =
        List.of(Catalogue.class, AudioDispatcher.class, ProcessCommand.class, Tenuto.class);
    about.addProperty("build", Fingerprint.of(code) + further);
    return about;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "a command is missing: " + String.join(", ", spec.subcommands().keySet()));
  }

  private static int failed(Exception e, CommandLine line, CommandLine.ParseResult result) {
    String text = ErrorText.ofFile(e).orElseGet(() -> "tenuto: " + PatchErrors.of(e).text());
    line.getErr().println(text);
    return ExitCode.isOfScratch(e) ? ExitCode.SCRATCH_FULL : ExitCode.FAILED;
  }

  /** The version that the build wrote into the jar. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {text()};
    }

    /** The program and its version. */
    static String text() {
      return "tenuto " + number();
    }

    /** The version alone. */
    static String number() {
      return ProgramVersion.number();
    }
  }
}
