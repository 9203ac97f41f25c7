package tenuto.scripting.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.outputs.Outputs;
import tenuto.engine.Session;
import tenuto.engine.base.ScratchLostException;
import tenuto.engine.base.Usage;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;
import tenuto.scripting.calls.RunContext;
import tenuto.scripting.reports.HeapFullException;
import tenuto.scripting.reports.HeapWatch;
import tenuto.scripting.reports.NoteCount;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.reports.RunObservers;
import tenuto.scripting.reports.SideEffects;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.rules.Rules;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Seeds;
import tenuto.tools.input.ExitCode;

/** A run of patches from the first line to the last file, and its report. */
public final class Run {
  private final Runner runner;
  private final List<? extends Script> scripts;
  private final List<String> arguments;
  private final List<Path> modules;
  private final Catalogue catalogue;
  private final Settings settings;
  private final Seeds seeds;
  private final Rules rules;
  private final Outputs outputs;
  private final NoteCount notes = new NoteCount();
  private final SideEffects effects = new SideEffects();
  private final RunObservers observers = new RunObservers(RunObserver.MESSAGES, notes, effects);
  private final Stopper stopper = new Stopper();
  private boolean tracesOrigins;

  /**
   * @param scripts run one after another in one interpreter
   * @param arguments the {@code sys.argv[1:]} of the scripts
   * @param modules folders that are searched for modules after a script's own
   * @param catalogue the words
   * @param seeds what the seeds of noises depend on, besides that of the settings
   * @param ownership the ownership model, or null if the first script determines it
   * @param out the folder for the files that they write
   */
  public Run(
      List<? extends Script> scripts,
      List<String> arguments,
      List<Path> modules,
      Catalogue catalogue,
      Settings settings,
      Seeds seeds,
      Ownership ownership,
      Path out) {
    this(
        new JythonRunner(),
        scripts,
        arguments,
        modules,
        catalogue,
        settings,
        seeds,
        ownership,
        out);
  }

  /** A run in a particular Python; otherwise as above. */
  Run(
      Runner runner,
      List<? extends Script> scripts,
      List<String> arguments,
      List<Path> modules,
      Catalogue catalogue,
      Settings settings,
      Seeds seeds,
      Ownership ownership,
      Path out) {
    this.runner = runner;
    this.scripts = scripts;
    this.arguments = arguments;
    this.modules = modules;
    this.catalogue = catalogue;
    this.settings = settings;
    this.seeds = seeds;
    this.rules = Compatible.rules(scripts.getFirst(), modules, ownership);
    this.outputs = new Outputs(out);
    outputs.observe(observers);
    Path patch = Path.of(scripts.getFirst().name()).getFileName();
    outputs.origin().set(Tenuto.Version.number(), String.valueOf(patch), settings.seed());
  }

  /**
   * The result of a run.
   *
   * @param exit the command's exit code
   * @param failure why it failed, or null
   * @param error the failure as the patch's author reads it, or null
   * @param written the files that were written
   * @param rendered the number of samples computed
   * @param sampleRate at the end
   * @param usage of the pool at the end
   * @param leaks stored signals that were never released
   */
  public record Result(
      int exit,
      Throwable failure,
      PatchError error,
      List<Outputs.Written> written,
      long rendered,
      double sampleRate,
      Usage usage,
      List<Stored> leaks) {}

  /** The Python that it is run by. */
  Runner runner() {
    return runner;
  }

  /** Makes signals record the Java line of the call that made them. */
  void traceOrigins() {
    tracesOrigins = true;
  }

  /** The files being written, which are deleted when the run is stopped. */
  public Outputs outputs() {
    return outputs;
  }

  /** Adds an observer; before the run. */
  void observe(RunObserver observer) {
    observers.add(observer);
  }

  /** All its observers. */
  RunObserver observer() {
    return observers;
  }

  /** Prints no messages but errors. */
  public void beQuiet() {
    observers.remove(RunObserver.MESSAGES);
  }

  /** The notes that the patch performs. */
  NoteCount notes() {
    return notes;
  }

  /**
   * Runs it once, on a thread with a stack large enough for Python's deep recursion.
   *
   * <p>A patch that continues after the scratch space has run out, because a bare {@code except:}
   * catches every failure, is abandoned: its thread is blocked for good.
   */
  public Result run() {
    try {
      return start().join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  /** Begins to run it as {@link #run} does. */
  CompletableFuture<Result> start() {
    CompletableFuture<Result> end = new CompletableFuture<>();
    HeapReserve reserve = new HeapReserve();
    Thread thread =
        PatchRuntime.thread(
            () -> {
              try {
                end.complete(run(end, reserve));
              } catch (OutOfMemoryError e) {
                reserve.spend();
                end.completeExceptionally(new HeapFullException(e));
              } catch (Throwable e) {
                end.completeExceptionally(e);
              }
            });
    stopper.on(thread);
    thread.start();
    return end;
  }

  /** Stops the run. */
  Stopper stopper() {
    return stopper;
  }

  private Result run(CompletableFuture<Result> end, HeapReserve reserve) {
    Session session = new Session(settings);
    Runnable fullHeap =
        () -> {
          reserve.spend();
          outputs
              .parts()
              .abandonAll(); // The patch continues until the JVM ends, as nothing can stop it.
          end.complete(result(session, ExitCode.FAILED, new HeapFullException(null)));
        };
    PatchRuntime.Plan plan =
        new PatchRuntime.Plan(
            arguments, modules, catalogue, outputs, seeds, rules.ownership(), notes, observers);
    try (session;
        HeapWatch _ = new HeapWatch(fullHeap)) {
      return runner.with(
          plan,
          session,
          full -> end.complete(result(session, ExitCode.SCRATCH_FULL, full)),
          stage -> run(stage, reserve));
    } catch (ScratchLostException e) { // Closing the session found out.
      return result(session, ExitCode.SCRATCH_FULL, e);
    }
  }

  private Result run(Runner.Stage stage, HeapReserve reserve) {
    Session session = stage.session();
    RunContext<?> patch = stage.run();
    stage.begin(rules);
    stopper.of(stage);
    if (!rules.notice().isEmpty()) {
      outputs.tell(rules.notice());
    }
    session.memory().forecastTo(outputs::tell);
    if (tracesOrigins) {
      stage.traceOrigins();
    }
    observers.opened(session, patch);
    Throwable failure = stage.run(scripts);
    if (failure == null) {
      tellForgotten(effects.forgotten(!outputs.paths().claimed().isEmpty(), stage.hasPrinted()));
    }
    observers.closed(runner.exit(failure) == ExitCode.OK);
    if (failure instanceof OutOfMemoryError full) {
      reserve.spend();
      failure = new HeapFullException(full);
    }
    patch.close();
    patch.requireIntact();
    if (patch.full() != null) {
      // Python's exception knows the line, unless the patch has caught it.
      boolean same = runner.isOfPython(failure) && failure.getCause() == patch.full();
      return result(session, ExitCode.SCRATCH_FULL, same ? failure : patch.full());
    }
    int exit = runner.exit(failure);
    boolean silent = exit == ExitCode.OK || runner.isSilent(failure);
    return result(session, exit, silent ? null : failure);
  }

  private Result result(Session session, int exit, Throwable failure) {
    return new Result(
        exit,
        failure,
        failure == null ? null : runner.error(failure),
        outputs.written(),
        session.work().rendered(),
        session.sampleRate(),
        session.memory().usage(),
        List.copyOf(session.memory().lent()));
  }

  private void tellForgotten(String forgotten) {
    if (!forgotten.isEmpty()) {
      outputs.tell("warning: %s: %s".formatted(scripts.getFirst().name(), forgotten));
    }
  }
}
