package tenuto.scripting.command;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import tenuto.engine.Session;
import tenuto.scripting.bridge.CPythonHost;
import tenuto.scripting.calls.RunContext;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.reports.PatchFailure;
import tenuto.scripting.rules.Rules;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Tasks;
import tenuto.tools.input.ExitCode;

/** One run of a patch by CPython: passed from the command's thread to Python's, and back. */
public final class CPythonTurn implements Runner.Stage {
  private final CPythonRunner runner;
  private final PatchRuntime.Plan plan;
  private final Session session;
  private final CompletableFuture<CPythonHost> host = new CompletableFuture<>();
  private final CompletableFuture<List<? extends Script>> scripts = new CompletableFuture<>();
  private final CompletableFuture<Boolean> end = new CompletableFuture<>();
  private final AtomicBoolean stopping = new AtomicBoolean();
  private volatile PatchFailure failure;

  CPythonTurn(CPythonRunner runner, PatchRuntime.Plan plan, Session session) {
    this.runner = runner;
    this.plan = plan;
    this.session = session;
  }

  // ---- Python's side ---------------------------------------------------------------------------

  /**
   * Opens the session, with the calling thread as its main one.
   *
   * @param lines receives what words print
   */
  public CPythonHost open(Consumer<String> lines) {
    try {
      Tasks tasks = new Tasks(plan.threads(session), session.settings().seed(), plan.seeds());
      CPythonHost opened =
          new CPythonHost(
              session,
              plan.catalogue(),
              plan.outputs(),
              tasks,
              plan.notes(),
              plan.observer(),
              lines,
              false);
      host.complete(opened);
      return opened;
    } catch (Throwable e) {
      host.completeExceptionally(e);
      throw e;
    }
  }

  /** Waits {@code ms} milliseconds, and returns whether the scripts are known. */
  public boolean isReady(int ms) throws InterruptedException {
    try {
      scripts.get(ms, TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (CancellationException | ExecutionException e) {
      return true;
    }
  }

  /** The scripts to run one after another; none if the run was stopped before it began. */
  public Script[] scripts() {
    return scripts.isCancelled() ? new Script[0] : scripts.join().toArray(Script[]::new);
  }

  /** {@code sys.argv[1:]}. */
  public String[] arguments() {
    return plan.arguments().toArray(String[]::new);
  }

  /** Folders that are searched for modules after a script's own. */
  public String[] modules() {
    return plan.modules().stream().map(it -> it.toAbsolutePath().toString()).toArray(String[]::new);
  }

  /**
   * Records the failure with which the patch is about to end.
   *
   * @param file where it failed, or null
   * @param exit the exit code
   * @param silent whether nothing is to be printed
   * @param trace Python's traceback
   * @param cause the Java exception that it represents, or null
   */
  public void fails(
      String message,
      String file,
      int line,
      int exit,
      boolean silent,
      String trace,
      Throwable cause) {
    failure = new PatchFailure(new PatchError(message, file, line), exit, silent, trace, cause);
  }

  /**
   * Records that the patch has ended.
   *
   * @param printed whether it has printed anything
   */
  public void end(boolean printed) {
    end.complete(printed);
  }

  /** Ends it as stopped, unless it has ended. */
  void abandon() {
    if (!end.isDone()) {
      host.completeExceptionally(new CancellationException("stopped"));
      fails("stopped", null, 0, ExitCode.INTERRUPTED, true, "stopped", null);
      end(false);
    }
  }

  // ---- The command's side ----------------------------------------------------------------------

  /** Waits until Python has opened it. */
  CPythonTurn opened() {
    host.join();
    return this;
  }

  void close() {
    scripts.cancel(false);
    if (!host.isCompletedExceptionally()) {
      host.thenAccept(CPythonHost::close);
    }
  }

  @Override
  public Session session() {
    return session;
  }

  @Override
  public RunContext<?> run() {
    return host.join();
  }

  @Override
  public void begin(Rules rules) {
    run().context().follow(rules.dialect(), rules.endsWithFirst());
  }

  @Override
  public void traceOrigins() {
    // A patch calls no Java except ours.
  }

  @Override
  public Throwable run(List<? extends Script> all) {
    scripts.complete(all);
    end.join();
    return failure;
  }

  @Override
  public boolean hasPrinted() {
    return end.join();
  }

  @Override
  public Collection<Path> moduleFiles() {
    return runner.files().lines().map(Path::of).toList();
  }

  @Override
  public void stop() {
    if (scripts.isDone() && !end.isDone() && stopping.compareAndSet(false, true)) {
      runner.stopPython();
    }
  }
}
