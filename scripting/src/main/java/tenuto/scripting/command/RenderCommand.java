package tenuto.scripting.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.outputs.Outputs;
import tenuto.engine.Session;
import tenuto.engine.setup.Carryover;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;
import tenuto.formats.cache.CacheFolder;
import tenuto.scripting.records.TimeLeft;
import tenuto.scripting.reports.HeapFullException;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.reports.PatchPosition;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.reports.RunSummary;
import tenuto.scripting.rules.Script;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.StopHook;

/** {@code tenuto render PATCH [ARG…]}: runs a patch, which writes its files. */
@Command(
    name = "render",
    description = "Runs a patch, which writes sound files.",
    mixinStandardHelpOptions = true)
final class RenderCommand implements Callable<Integer> {
  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(
      paramLabel = "PATCH [ARG...]",
      hideParamSyntax = true,
      arity = "0..*",
      description =
          "The patch, .py or .sy, and its arguments, sys.argv[1:]; with -c arguments only.")
  private List<String> words = List.of();

  @Option(
      names = "-c",
      paramLabel = "CODE",
      description = "Statements to run instead of a patch, such as \"import song; song.main()\".")
  private String code;

  @Option(
      names = "--then",
      paramLabel = "PATCH",
      description = "Another patch to run after it in the same interpreter; may be repeated.")
  private List<Path> then = List.of();

  @Mixin private RenderOptions options;

  @Mixin private CacheOptions cached = new CacheOptions();

  @Mixin private ExcerptOptions part = new ExcerptOptions();

  @Option(
      names = "--dry-run",
      description =
          "Render nothing and write nothing: print the files that a render would write, "
              + "and the disk and the time that it would take.")
  private boolean dry;

  @Mixin private FillOptions fill = new FillOptions();

  @Option(names = "--keep-swap", description = "Keep the swap files after the run.")
  private boolean keepSwap;

  @Option(names = "--leaks", description = "List the signals that were never released.")
  private boolean leaks;

  @Option(names = "--quiet", description = "Print errors only.")
  private boolean quiet;

  @Option(names = "--json", description = "Print a report of the run as JSON on stdout.")
  private boolean json;

  @Option(names = "-v", description = "On error, print full Python and Java stack traces.")
  private boolean verbose;

  /**
   * @param runner the Python that runs patches
   * @param carryover from the commands before
   */
  RenderCommand(Runner runner, Carryover carryover) {
    options = new RenderOptions(runner, carryover);
  }

  @Override
  public Integer call() {
    try {
      return render();
    } catch (CPythonFallback.Wanted e) {
      List<String> all = spec.commandLine().getParseResult().originalArgs();
      return e.python().run(all.subList(1, all.size()));
    }
  }

  private int render() {
    List<Script> scripts = scripts();
    List<String> arguments = code == null ? words.subList(1, words.size()) : words;
    options.requireOut();
    part.check(cached.place(null) != null);
    if (fill.isWanted()) {
      return filled(scripts, arguments);
    }
    if (dry) {
      return new DryRender(scripts, arguments, words, options, cached.place(null), part)
          .print(quiet, json, verbose);
    }
    Catalogue catalogue = options.catalogue();
    CacheFolder cache = cached.open(null, message -> System.err.println("tenuto: " + message));
    Settings settings = part.of(options.settings(cache).withKeepSwap(keepSwap));
    Run run = options.run(scripts, arguments, catalogue, settings);
    part.applyTo(run);
    if (leaks) {
      run.traceOrigins();
    }
    Optional<Path> kept = Optional.ofNullable(cached.place(null));
    RunHistory history = RunHistory.of(kept, scripts.getFirst().name(), words, settings, run, part);
    if (quiet) {
      run.beQuiet();
    }
    if (cache != null && code == null) {
      RunJournal.of(run, cache, Path.of(words.getFirst()), arguments, settings.seed());
    }
    TimeLeft left = history.left(() -> cache == null || cache.found() == 0);
    AtomicBoolean stopping = new AtomicBoolean();
    StopHook whenStopped = StopHook.of(() -> stopped(run, cache, stopping));
    long begin = System.nanoTime();
    Run.Result result;
    boolean onTerminal = !quiet && Boolean.getBoolean("tenuto.terminal");
    try (cache;
        Progress progress = new Progress(System.err, onTerminal, run.notes(), left)) {
      run.observe(new ScratchWarning(run));
      run.observe(progress);
      result = run.run();
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    } finally {
      if (!whenStopped.remove()) {
        stopping.set(true); // The signal to stop has just arrived.
      }
    }
    if (stopping.get()) {
      return ExitCode.INTERRUPTED; // Later failures are consequences of stopping.
    }
    options.leaveToOther(scripts, result);
    double seconds = (System.nanoTime() - begin) / 1e9;
    report(result, seconds);
    history.end(result, seconds).forEach(this::tell);
    if (cache != null) {
      tellOf(cache);
    }
    return part.exit(run, result);
  }

  /** Warns of a scratch folder that is slow or in memory. */
  private record ScratchWarning(Run run) implements RunObserver {
    @Override
    public void opened(Session session, PatchPosition here) {
      String warning = session.memory().scratchWarning();
      if (!warning.isEmpty()) {
        run.outputs().tell(warning);
      }
    }
  }

  private int filled(List<Script> scripts, List<String> arguments) {
    fill.require(cached.place(null) != null, !dry && !leaks && !keepSwap, part);
    CacheFolder cache = cached.open(null, message -> System.err.println("tenuto: " + message));
    FillRender render = new FillRender(fill, scripts, arguments, words, options, cache);
    if (!fill.drops().isEmpty()) {
      return render.drop(json);
    }
    return fill.isCheck() ? render.check(quiet, json, verbose) : render.print(quiet, json, verbose);
  }

  private void tellOf(CacheFolder cache) {
    tell(CacheOptions.report(cache));
  }

  private void tell(String line) {
    if (!quiet) {
      System.err.println("tenuto: " + line);
    }
  }

  private List<Script> scripts() {
    if (code == null && words.isEmpty()) {
      throw wrong("a patch is missing, or -c CODE");
    }
    List<Script> scripts = new ArrayList<>();
    scripts.add(
        code == null ? options.script(Path.of(words.getFirst())) : new Script.Statements(code));
    for (Path file : then) {
      scripts.add(options.script(file));
    }
    return scripts;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private static void stopped(Run run, CacheFolder cache, AtomicBoolean stopping) {
    stopping.set(true);
    run.stopper().leaveOff();
    run.outputs().parts().abandonAll();
    Optional.ofNullable(cache).ifPresent(CacheFolder::flush);
    System.err.println("tenuto: stopped; files already completed are kept");
    run.observer().closed(false);
  }

  private void report(Run.Result result, double seconds) {
    tellFailure(result, verbose);
    try {
      reportFurther(result, seconds);
    } catch (OutOfMemoryError e) {
      if (!(result.failure() instanceof HeapFullException)) {
        throw e; // Otherwise the failure has been reported.
      }
    }
  }

  static void tellFailure(Run.Result result, boolean verbose) {
    if (result.failure() != null) {
      System.err.println("tenuto: " + result.error().text());
      if (verbose) {
        System.err.print(PatchError.trace(result.failure()));
      }
    }
  }

  private void reportFurther(Run.Result result, double seconds) {
    PrintStream err = System.err;
    if (leaks) {
      for (Stored leak : result.leaks()) {
        err.println("tenuto: never released: " + leak);
      }
    }
    if (json) {
      System.out.println(asJson(result, seconds));
    }
    if (!quiet) {
      for (Outputs.Written file : result.written()) {
        err.println(RunSummary.line(file));
      }
      if (result.failure() == null || !result.written().isEmpty()) {
        err.println(RunSummary.of(result.written(), result.usage(), seconds));
      }
    }
  }

  /** The outcome of a run as JSON. */
  static JsonObject outcome(Run.Result result) {
    JsonObject json = new JsonObject();
    json.addProperty("exit", result.exit());
    if (result.failure() != null) {
      PatchError error = result.error();
      json.addProperty("error", error.message());
      json.addProperty("file", error.file());
      json.addProperty("line", error.line());
    }
    return json;
  }

  private static String asJson(Run.Result result, double seconds) {
    JsonObject all = outcome(result);
    JsonArray files = new JsonArray();
    for (Outputs.Written written : result.written()) {
      JsonObject file = new JsonObject();
      file.addProperty("path", written.path().toString());
      file.addProperty("seconds", written.seconds());
      file.addProperty("channels", written.channels());
      file.addProperty("clipped", written.clipped());
      files.add(file);
    }
    all.add("files", files);
    all.addProperty("signalSeconds", result.rendered() / result.sampleRate());
    all.addProperty("writtenSeconds", RunSummary.seconds(result.written()));
    all.addProperty("wallSeconds", seconds);
    all.addProperty("peakLentBytes", result.usage().peakLent());
    all.addProperty("diskBytes", result.usage().peakReserved());
    all.addProperty("lentBytesAtEnd", result.usage().lent());
    return all.toString();
  }
}
