package tenuto.scripting.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.setup.Settings;
import tenuto.formats.cache.CacheFolder;
import tenuto.formats.file.SpareFiles;
import tenuto.scripting.page.Page;
import tenuto.scripting.records.LastFigures;
import tenuto.scripting.records.LastRun;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.rules.Script;
import tenuto.scripting.why.RunBefore;
import tenuto.scripting.why.Why;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.StopHook;

/** {@code tenuto watch PATCH [ARG…]}: renders a patch whenever it is saved. */
@Command(
    name = "watch",
    description = {
      "Runs a patch, and runs it again whenever the patch, a module that it imports "
          + "or a file that it reads is saved.",
      "Ctrl-C ends it. What was computed is kept in .tenuto/cache beside the patch unless --cache"
          + " says where."
    },
    mixinStandardHelpOptions = true)
final class WatchCommand implements Callable<Integer> {
  /** Bytes of swap that are kept for the next render. */
  private static final long MOST_SPARE = 1L << 30;

  /** The most processor time that it spends on rehearsing: with 8 s C2 was not through. */
  private static final Duration MOST_REHEARSAL = Duration.ofSeconds(30);

  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "PATCH", description = "The patch, .py or .sy.")
  private Path patch;

  @Parameters(index = "1..*", paramLabel = "ARG", description = "Its arguments, sys.argv[1:].")
  private List<String> arguments = List.of();

  @Mixin private RenderOptions options;

  @Mixin private CacheOptions cached = new CacheOptions();

  @Mixin private ExcerptOptions part = new ExcerptOptions();

  @Mixin private PageOptions served = new PageOptions();

  /** What runs of the part that the page asked for have computed since the last whole run. */
  private final RunBefore before = new RunBefore();

  /**
   * @param runner the Python that runs patches
   */
  WatchCommand(Runner runner) {
    options = new RenderOptions(runner);
  }

  @Override
  public Integer call() {
    try {
      return watch();
    } catch (CPythonFallback.Wanted e) {
      return e.python().run(spec.commandLine().getParseResult().originalArgs());
    }
  }

  private int watch() {
    List<Script> scripts = List.of(options.script(patch));
    options.requireOut();
    part.check(true, served.isServed());
    Catalogue catalogue = options.catalogue();
    Path beside = beside(scripts);
    try (CacheFolder cache =
            cached.open(beside, message -> System.err.println("tenuto: " + message));
        SpareSwap spare = new SpareSwap(MOST_SPARE);
        WatchIdle idle = new WatchIdle(new SpareFiles(), rehearsal(cache))) {
      StopHook whenStopped =
          StopHook.of(
              () -> {
                cache.flush();
                idle.close();
              });
      Settings settings = part.of(options.settings(cache).withSpare(spare));
      Path place = cached.place(beside);
      Optional<Page> page = served.open(place, patch);
      page.ifPresent(it -> it.why(() -> why(place)));
      WatchLoop loop =
          new WatchLoop(
              () -> watched(options.run(scripts, arguments, catalogue, settings), cache, settings),
              result -> options.leaveToOther(scripts, result),
              cache,
              idle,
              patch,
              options.modules(),
              () -> page.filter(_ -> part.isAhead()).flatMap(it -> ahead(it, scripts, settings)),
              page.<RunObserver>map(it -> new PageObserver(it, part.excerpt()))
                  .orElse(RunObserver.NONE));
      try {
        return loop.run();
      } finally {
        page.ifPresent(Page::close);
        whenStopped.remove();
      }
    } catch (InterruptedException e) {
      return ExitCode.INTERRUPTED;
    } catch (IllegalArgumentException e) {
      throw options.wrong(e.getMessage());
    }
  }

  /** Only for Jython: it would take CPython's thread from the patch. */
  private IdleRehearsal rehearsal(CacheFolder cache) {
    boolean jython = options.runner() instanceof JythonRunner;
    return IdleRehearsal.of(
        new EditedPiece(cache.folder(), options.settings(null), MOST_SPARE),
        jython ? MOST_REHEARSAL : Duration.ZERO,
        () -> false);
  }

  private static Path beside(List<Script> scripts) {
    return CacheOptions.beside(scripts.getFirst().folder());
  }

  /** Why the last run computed what it did, as JSON. */
  private String why(Path cache) {
    try {
      return Why.of(cache, patch, arguments).map(why -> why.toJson().toString()).orElse("{}");
    } catch (IOException e) {
      return "{}"; // as if nothing were known
    }
  }

  /** A run of what the page wants first, if it does and a whole render has left measurements. */
  private Optional<Run> ahead(Page page, List<Script> scripts, Settings settings) {
    Optional<LastRun> last =
        RunHistory.records(cached.place(beside(scripts)), patch.toString(), words(), settings)
            .last();
    return page.focus()
        .filter(_ -> last.isPresent())
        .map(
            focus -> {
              Settings ahead = settings.deferring();
              Run run = options.run(scripts, arguments, options.catalogue(), ahead);
              run.outputs().ahead(focus, page.aheadFolder(), page::ahead);
              run.observe(new LastFigures(last, run.outputs().origin()::remark));
              run.observe(before);
              run.beQuiet();
              return run;
            });
  }

  private List<String> words() {
    List<String> words = new ArrayList<>(List.of(patch.toString()));
    words.addAll(arguments);
    return words;
  }

  private WatchLoop.Watched watched(Run run, CacheFolder cache, Settings settings) {
    part.applyTo(run);
    RunHistory history =
        RunHistory.of(Optional.of(cache.folder()), patch.toString(), words(), settings, run, part);
    return new WatchLoop.Watched(
        run, RunJournal.of(run, cache, patch, arguments, settings.seed(), before), history);
  }
}
