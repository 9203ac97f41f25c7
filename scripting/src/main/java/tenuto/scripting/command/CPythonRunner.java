package tenuto.scripting.command;

import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import picocli.CommandLine;
import tenuto.engine.Session;
import tenuto.engine.base.ScratchException;
import tenuto.engine.setup.Carryover;
import tenuto.scripting.farm.WorkerCommand;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.reports.PatchFailure;
import tenuto.scripting.rules.Ownership;
import tenuto.tools.input.ExitCode;

/**
 * {@code python -m tenuto}: the commands render and watch for patches that CPython runs.
 *
 * <p>The command has its own thread. Python's main thread, the only one that receives Ctrl-C, takes
 * the next {@link CPythonTurn} and runs the patch.
 */
public final class CPythonRunner implements Runner {
  private final BlockingQueue<CPythonTurn> turns = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> exit = new CompletableFuture<>();
  private final Supplier<String> files;
  private final Runnable stop;
  private final Thread thread;
  private final boolean watches;
  private volatile CPythonTurn latest;

  private CPythonRunner(String[] arguments, Supplier<String> files, Runnable stop) {
    this.files = files;
    this.stop = stop;
    this.watches = arguments.length > 0 && arguments[0].equals("watch");
    this.thread =
        Thread.ofPlatform().daemon().name("tenuto-command").unstarted(() -> execute(arguments));
  }

  /**
   * Begins a command.
   *
   * @param arguments those of render, or "watch" and those of watch
   * @param terminal whether output goes to a terminal
   * @param files the modules of the patch that were imported so far, one on each line
   * @param stop makes what Python's main thread runs fail soon
   */
  public static CPythonRunner begin(
      String[] arguments, boolean terminal, Supplier<String> files, Runnable stop) {
    if (terminal) {
      System.setProperty("tenuto.terminal", "true");
    }
    CPythonRunner runner = new CPythonRunner(arguments, files, stop);
    runner.thread.start();
    return runner;
  }

  /**
   * Runs command lines for a scheduler on the calling thread, as {@code tenuto worker} does, until
   * standard input ends.
   *
   * @param commands runs a command line and returns its exit code
   * @param end ends the process
   * @param python the version of Python, as sums, for example, have other bits in another version
   */
  public static void serve(ToIntFunction<String[]> commands, Runnable end, String python)
      throws Exception {
    StandardOutput.begin();
    new WorkerCommand(commands, () -> Tenuto.about(" of Python " + python), end).call();
  }

  private void execute(String[] arguments) {
    try {
      String name = "python -m tenuto" + (watches ? " watch" : "");
      Callable<Integer> command =
          watches ? new WatchCommand(this) : new RenderCommand(this, new Carryover());
      CommandLine line = Tenuto.rules(new CommandLine(command).setCommandName(name));
      line.setExecutionExceptionHandler((e, at, result) -> failed(e));
      exit.complete(line.execute(watches ? tail(arguments) : arguments));
    } catch (Throwable e) {
      exit.completeExceptionally(e);
    }
  }

  private static String[] tail(String[] arguments) {
    return Arrays.copyOfRange(arguments, 1, arguments.length);
  }

  private int failed(Exception e) {
    System.err.println("tenuto: " + error(e).text());
    return ExitCode.isOfScratch(e) ? ExitCode.SCRATCH_FULL : ExitCode.FAILED;
  }

  /** The next run of a patch; null if none has come within that time, or none will. */
  public CPythonTurn next(int ms) throws InterruptedException {
    CPythonTurn turn = turns.poll(ms, TimeUnit.MILLISECONDS);
    if (turn != null) {
      latest = turn;
    }
    return turn;
  }

  /** Ends the latest run if Ctrl-C came before Python took it, or after Python finished with it. */
  public void abandon() {
    if (latest != null) {
      latest.abandon();
    }
  }

  /** Whether the command has ended. */
  public boolean hasEnded() {
    return exit.isDone() && turns.isEmpty();
  }

  /** Its exit code, once it has ended. */
  public int exit() {
    return exit.join();
  }

  /** Ends the command if it would continue after a patch has been stopped. */
  public void stop() {
    if (watches) {
      thread.interrupt();
    }
  }

  String files() {
    return files.get();
  }

  void stopPython() {
    stop.run();
  }

  @Override
  public Run.Result with(
      PatchRuntime.Plan plan,
      Session session,
      Consumer<ScratchException> giveUp,
      Function<Stage, Run.Result> work) {
    if (plan.ownership() == Ownership.COUNTED) {
      throw new IllegalArgumentException(
          "CPython counts no references of signals: ./tenuto render runs .sy and --ownership"
              + " counted");
    }
    CPythonTurn turn = new CPythonTurn(this, plan, session);
    turns.add(turn);
    try {
      return work.apply(turn.opened());
    } finally {
      turn.close();
    }
  }

  @Override
  public PatchError error(Throwable failure) {
    if (failure instanceof PatchFailure known) {
      return known.error();
    }
    String message = failure.getMessage();
    return new PatchError(message == null ? failure.toString() : message, null, 0);
  }

  @Override
  public boolean isOfPython(Throwable failure) {
    return failure instanceof PatchFailure;
  }

  @Override
  public Throwable javaCause(Throwable failure) {
    return null; // It is the cause.
  }

  @Override
  public int exit(Throwable failure) {
    return switch (failure) {
      case null -> ExitCode.OK;
      case PatchFailure known -> known.exit();
      default -> ExitCode.FAILED;
    };
  }

  @Override
  public boolean isSilent(Throwable failure) {
    return failure instanceof PatchFailure known && known.isSilent();
  }
}
