package tenuto.scripting.command;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import tenuto.dsp.outputs.Excerpt;
import tenuto.dsp.outputs.Outputs;
import tenuto.engine.Session;
import tenuto.engine.base.Bytes;
import tenuto.engine.base.Usage;
import tenuto.engine.setup.Settings;
import tenuto.formats.cache.CacheFolder;
import tenuto.scripting.page.Page;
import tenuto.scripting.prompt.PromptOutput;
import tenuto.scripting.prompt.Repl;
import tenuto.scripting.prompt.Screen;
import tenuto.scripting.python.Interpreter;
import tenuto.scripting.python.Patch;
import tenuto.scripting.records.TimeLeft;
import tenuto.scripting.reports.NoteCount;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.reports.RunObservers;
import tenuto.scripting.rules.Ownership;
import tenuto.tools.input.StopHook;

/** {@code tenuto repl}: the words of patches at an interactive prompt. */
@Command(
    name = "repl",
    description = "Runs Python and words at a prompt, or from standard input.",
    mixinStandardHelpOptions = true)
final class ReplCommand implements Callable<Integer> {
  private static final int USUAL_WIDTH = 80;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Mixin private RenderOptions options = new RenderOptions(new JythonRunner());

  @Mixin private CacheOptions cached = new CacheOptions();

  @Mixin private PageOptions served = new PageOptions();

  @Option(names = "--quiet", description = "Print values and errors only.")
  private boolean quiet;

  @Override
  public Integer call() {
    options.requireOut();
    Path out = options.out();
    CacheFolder cache = cached.open(null, message -> System.err.println("tenuto: " + message));
    Settings settings = options.settings(cache);
    Compatible.setProperties(settings, options.modules(), out);
    Outputs outputs = new Outputs(out);
    outputs.paths().mayReplace(true); // Users write the same files again and again.
    outputs.origin().set(Tenuto.Version.number(), "the prompt", settings.seed());
    try (ServedPage page = served.open(Optional.ofNullable(cached.place(null)), settings);
        Terminal terminal = terminal()) {
      return run(settings, cache, outputs, terminal, page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      if (cache != null) {
        cache.close();
      }
    }
  }

  private int run(
      Settings settings, CacheFolder cache, Outputs outputs, Terminal terminal, ServedPage page) {
    StopHook whenStopped =
        StopHook.of(
            () -> {
              outputs.parts().abandonAll();
              Optional.ofNullable(cache).ifPresent(CacheFolder::flush);
              page.close();
            });
    try {
      return onRoomyStack(() -> run(settings, outputs, terminal, page.page()));
    } finally {
      whenStopped.remove();
    }
  }

  /** The terminal, or null if the input or the output is not one. */
  private static Terminal terminal() throws IOException {
    Console console = System.console();
    return console == null || !console.isTerminal()
        ? null
        : TerminalBuilder.builder().system(true).dumb(true).graphemeCluster(false).build();
  }

  /** Does work on a thread with a stack large enough for Python's deep recursion. */
  private static int onRoomyStack(Callable<Integer> work) {
    CompletableFuture<Integer> end = new CompletableFuture<>();
    PatchRuntime.thread(
            () -> {
              try {
                end.complete(work.call());
              } catch (Throwable e) {
                end.completeExceptionally(e);
              }
            })
        .start();
    try {
      return end.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  private int run(Settings settings, Outputs outputs, Terminal terminal, Optional<Page> page) {
    NoteCount notes = new NoteCount();
    RunObservers observers = new RunObservers(notes);
    if (!quiet) {
      observers.add(RunObserver.MESSAGES);
    }
    Optional<PageObserver> shown = page.map(it -> new PageObserver(it, Excerpt.WHOLE));
    shown.ifPresent(observers::add);
    outputs.observe(observers);
    PatchRuntime.Plan plan =
        new PatchRuntime.Plan(
            List.of(),
            options.modules(),
            options.catalogue(),
            outputs,
            options.seeds(),
            options.ownership().orElse(Ownership.SCOPED),
            notes,
            observers);
    try (Session session = new Session(settings)) {
      return plan.with(
          session,
          full -> {},
          workplace -> run(workplace, terminal, screen(page, shown, workplace, notes), notes));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }

  private static Screen screen(
      Optional<Page> page,
      Optional<PageObserver> observer,
      PatchRuntime workplace,
      NoteCount notes) {
    return page.isEmpty()
        ? Screen.NONE
        : new PromptPage(page.get(), observer.orElseThrow(), workplace.patch(), notes);
  }

  private int run(PatchRuntime workplace, Terminal terminal, Screen screen, NoteCount notes) {
    long begin = System.nanoTime();
    Session session = workplace.session();
    Interpreter interpreter = workplace.interpreter();
    Patch patch = workplace.patch();
    Outputs outputs = patch.context().outputs();
    if (!session.memory().scratchWarning().isEmpty()) {
      outputs.tell(session.memory().scratchWarning());
    }
    interpreter.bind(patch);
    interpreter.beginAt(Path.of("").toAbsolutePath());
    Repl repl =
        new Repl(
            interpreter,
            patch,
            answers(terminal),
            () -> progress(session, notes, terminal != null),
            System::nanoTime,
            screen);
    int exit = terminal == null ? repl.obey(input()) : talk(repl, terminal);
    interpreter.finish();
    patch.close();
    patch.requireIntact();
    if (!quiet) {
      System.err.println(
          summary(session.memory().usage(), outputs, (System.nanoTime() - begin) / 1e9));
    }
    return exit;
  }

  private int talk(Repl repl, Terminal terminal) {
    if (!quiet) {
      System.err.println(Tenuto.Version.text() + ": ? helps, Tab completes, Ctrl-D ends");
    }
    return repl.talk(terminal, HistoryFile.file());
  }

  private static BufferedReader input() {
    return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  }

  private static PromptOutput answers(Terminal terminal) {
    PrintStream out = System.out;
    if (terminal == null) {
      return new PromptOutput(out, System.err, false, () -> USUAL_WIDTH);
    }
    String refused = System.getenv("NO_COLOR");
    boolean isColoured =
        !terminal.getType().startsWith("dumb") && (refused == null || refused.isEmpty());
    return new PromptOutput(
        out,
        System.err,
        isColoured,
        () -> terminal.getWidth() > 0 ? terminal.getWidth() : USUAL_WIDTH);
  }

  private static Progress progress(Session session, NoteCount notes, boolean shown) {
    Progress progress = new Progress(System.err, shown, notes, TimeLeft.unknown());
    progress.begin(session);
    return progress;
  }

  private static String summary(Usage usage, Outputs outputs, double seconds) {
    double audio =
        outputs.written().stream()
            .filter(file -> !file.path().toString().endsWith(".png"))
            .mapToDouble(Outputs.Written::seconds)
            .sum();
    return String.format(
        Locale.ROOT,
        "tenuto: %.1f s of sound written in %.1f s; at most %s lent, %s of disk",
        audio,
        seconds,
        Bytes.text(usage.peakLent()),
        Bytes.text(usage.peakReserved()));
  }
}
