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
import tenuto.dsp.devices.JavaSound;
import tenuto.dsp.word.Outputs;
import tenuto.engine.Bytes;
import tenuto.engine.Session;
import tenuto.engine.Settings;
import tenuto.engine.Usage;
import tenuto.formats.cache.CacheFolder;
import tenuto.scripting.prompt.Answers;
import tenuto.scripting.prompt.Repl;
import tenuto.scripting.python.Interpreter;
import tenuto.scripting.python.Patch;
import tenuto.scripting.reports.NoteCount;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.tasks.Tasks;
import tenuto.tools.input.StopHook;

/** {@code tenuto repl}: the words of patches at a prompt. */
@Command(
    name = "repl",
    description = "Runs what is typed at a prompt, or comes on standard input.",
    mixinStandardHelpOptions = true)
final class ReplCommand implements Callable<Integer> {
  private static final int USUAL_WIDTH = 80;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Mixin private RenderOptions options = new RenderOptions();

  @Mixin private CacheOptions cached = new CacheOptions();

  @Option(names = "--quiet", description = "Print values and errors only.")
  private boolean quiet;

  @Override
  public Integer call() {
    options.requireOut();
    Path out = options.out();
    CacheFolder cache = cached.open(null, message -> System.err.println("tenuto: " + message));
    Settings settings = options.settings(cache);
    OldProperties.setWhereMissing(settings, options.modules(), out);
    Outputs outputs = new Outputs(out);
    outputs.mayReplace(true); // what was heard is mended and written again
    outputs.comeFrom(Tenuto.Version.number(), "the prompt", settings.seed());
    if (quiet) {
      outputs.beQuiet();
    }
    StopHook whenStopped = StopHook.of(() -> outputs.parts().abandonAll());
    try (Terminal terminal = terminal()) {
      return onRoomyStack(() -> run(settings, outputs, terminal));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      whenStopped.remove();
      if (cache != null) {
        cache.close();
      }
    }
  }

  /** The terminal, or null if the input or the output is none. */
  private static Terminal terminal() throws IOException {
    Console console = System.console();
    return console == null || !console.isTerminal()
        ? null
        : TerminalBuilder.builder().system(true).dumb(true).graphemeCluster(false).build();
  }

  /** Does work on a thread with a stack that Python's deep recursion needs. */
  private static int onRoomyStack(Callable<Integer> work) {
    CompletableFuture<Integer> end = new CompletableFuture<>();
    Thread.ofPlatform()
        .name("tenuto-patch")
        .stackSize(Tasks.STACK_BYTES)
        .start(
            () -> {
              try {
                end.complete(work.call());
              } catch (Throwable e) {
                end.completeExceptionally(e);
              }
            });
    try {
      return end.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  private int run(Settings settings, Outputs outputs, Terminal terminal) {
    long begin = System.nanoTime();
    NoteCount notes = new NoteCount();
    try (Session session = new Session(settings);
        Interpreter interpreter = new Interpreter(List.of(), options.modules());
        TarsosStdoutFilter _ = new TarsosStdoutFilter();
        Tasks tasks =
            new Tasks(
                settings.threads(),
                settings.seed(),
                options.seeds(),
                interpreter::around,
                Tasks.STACK_BYTES,
                Tasks.IDLE);
        Patch patch =
            new Patch(
                session,
                options.catalogue(),
                outputs,
                options.ownership().orElse(Ownership.SCOPED),
                tasks,
                full -> {},
                notes,
                new JavaSound(),
                interpreter::print)) {
      if (!session.scratchWarning().isEmpty()) {
        outputs.tell(session.scratchWarning());
      }
      interpreter.bind(patch);
      interpreter.beginAt(Path.of("").toAbsolutePath());
      Repl repl =
          new Repl(
              interpreter,
              patch,
              answers(terminal),
              () -> progress(session, notes, terminal != null),
              System::nanoTime);
      int exit = terminal == null ? repl.obey(input()) : talk(repl, terminal);
      interpreter.finish();
      patch.close();
      patch.requireIntact();
      if (!quiet) {
        System.err.println(summary(session.usage(), outputs, (System.nanoTime() - begin) / 1e9));
      }
      return exit;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }

  private int talk(Repl repl, Terminal terminal) {
    if (!quiet) {
      System.err.println(Tenuto.Version.text() + ": ? helps, Tab completes, Ctrl-D ends");
    }
    return repl.talk(terminal, History.file());
  }

  private static BufferedReader input() {
    return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  }

  private static Answers answers(Terminal terminal) {
    PrintStream out = System.out;
    if (terminal == null) {
      return new Answers(out, System.err, false, () -> USUAL_WIDTH);
    }
    String refused = System.getenv("NO_COLOR");
    boolean isColoured =
        !terminal.getType().startsWith("dumb") && (refused == null || refused.isEmpty());
    return new Answers(
        out,
        System.err,
        isColoured,
        () -> terminal.getWidth() > 0 ? terminal.getWidth() : USUAL_WIDTH);
  }

  private static Progress progress(Session session, NoteCount notes, boolean shown) {
    Progress progress = new Progress(System.err, shown);
    progress.begin(session, notes);
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
