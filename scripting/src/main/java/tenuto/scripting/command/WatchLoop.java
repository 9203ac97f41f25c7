package tenuto.scripting.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tenuto.dsp.outputs.Outputs;
import tenuto.formats.cache.CacheFolder;
import tenuto.scripting.records.TimeLeft;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.watch.WatchedFiles;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.StopHook;

/** Runs a patch, and again whenever a file that it depends on is saved. */
final class WatchLoop {
  private static final Duration CALM = Duration.ofMillis(20);

  /** How long a stopped run may take to end before it is abandoned. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /** The time between looks for new modules; each look asks every module for its file. */
  private static final Duration BETWEEN_MODULES = Duration.ofMillis(250);

  /** The most abandoned runs that may still be running. */
  private static final int MOST_LEFT = 5;

  private final Supplier<Watched> runs;
  private final Consumer<Run.Result> leaver;
  private final CacheFolder cache;
  private final WatchIdle idle;
  private final Path patch;
  private final List<Path> modules;
  private final RunObserver observer;
  private final Supplier<Optional<Run>> aheads;
  private final WatchedFiles files = new WatchedFiles(CALM);
  private final List<Thread> left = new ArrayList<>();
  private List<Outputs.Written> written = List.of();
  private final AtomicBoolean stopping = new AtomicBoolean();
  private long modulesNoted = System.nanoTime();
  private RoundReport report;

  /** A run of the patch, the journal of what it computes, and what the runs before have left. */
  record Watched(Run run, RunJournal journal, RunHistory history) {}

  /**
   * @param runs creates runs of the patch
   * @param leaver ends the loop, by throwing, after a run that another Python must do
   * @param cache that all runs use
   * @param idle what is done between runs
   * @param modules further folders that are searched for modules
   * @param aheads creates runs of what is wanted before the whole, if anything is
   * @param observer is notified of all runs
   */
  WatchLoop(
      Supplier<Watched> runs,
      Consumer<Run.Result> leaver,
      CacheFolder cache,
      WatchIdle idle,
      Path patch,
      List<Path> modules,
      Supplier<Optional<Run>> aheads,
      RunObserver observer) {
    this.aheads = aheads;
    this.observer = observer;
    this.runs = runs;
    this.leaver = leaver;
    this.cache = cache;
    this.idle = idle;
    this.patch = patch;
    this.modules = modules;
    files.add(List.of(patch));
  }

  /**
   * Continues until the program or this thread is stopped, or there are too many abandoned runs.
   *
   * @return the exit code
   */
  int run() throws InterruptedException {
    while (!stopping.get()) {
      Properties before = (Properties) System.getProperties().clone();
      try {
        round();
      } finally {
        System.setProperties(before); // The settings of this run must not affect the next one.
      }
      left.removeIf(thread -> !thread.isAlive());
      if (left.size() >= MOST_LEFT) {
        System.err.printf(
            "tenuto: %d runs could not be stopped and are still running: start watch again%n",
            left.size());
        return ExitCode.FAILED;
      }
    }
    return ExitCode.INTERRUPTED;
  }

  /** One run, until a file that it depends on is saved. */
  private void round() throws InterruptedException {
    report = new RoundReport(cache);
    files.begin();
    boolean failed = true;
    try {
      Optional<Run> ahead = aheads.get();
      failed = ahead.isPresent() && !isAhead(ahead.get()) || !isDone(runs.get());
    } catch (UncheckedIOException e) {
      fail(new PatchError(e.getMessage(), null, 0)); // The patch does not exist at this moment.
    }
    await(failed);
    files.settle();
  }

  private void await(boolean failed) throws InterruptedException {
    if (!failed) {
      idle.work(written, this::isOver);
    }
    while (!isOver()) {
      Thread.sleep(files.pause());
      if (failed) {
        files.add(candidates());
      }
    }
    idle.stop();
  }

  private boolean isOver() {
    return stopping.get() || files.saved().isPresent();
  }

  /** Whether the run has succeeded, or was stopped because a file was saved. */
  private boolean isDone(Watched watched) throws InterruptedException {
    Run run = watched.run;
    StopHook whenStopped = StopHook.of(() -> stopped(run));
    boolean onTerminal = Boolean.getBoolean("tenuto.terminal");
    try (Progress progress =
        new Progress(System.err, onTerminal, run.notes(), TimeLeft.unknown())) {
      observer.begins(run.notes());
      run.observe(progress);
      run.observe(observer);
      run.outputs().parts().use(idle.copies());
      CompletableFuture<Run.Result> end = run.start();
      Optional<Path> saved = Optional.empty();
      boolean ended = false;
      while (!ended && saved.isEmpty()) {
        ended = isEnded(end);
        note(run, ended);
        saved = ended ? saved : files.saved();
      }
      progress.close();
      if (saved.isPresent()) {
        observer.stopped(report.tell("stopped, as " + saved.get().getFileName() + " was saved"));
      }
      return saved.isPresent() || report(watched, end);
    } finally {
      if (!whenStopped.remove()) {
        stopping.set(true);
      }
      end(run);
    }
  }

  /**
   * Runs what is wanted before the whole, which reports its own errors; returns whether nothing was
   * saved meanwhile.
   */
  private boolean isAhead(Run run) throws InterruptedException {
    StopHook whenStopped = StopHook.of(() -> stopped(run));
    try {
      observer.begins(run.notes());
      CompletableFuture<Run.Result> end = run.start();
      while (!isEnded(end) && files.saved().isEmpty()) {
        note(run, false);
      }
      note(run, true);
      return files.saved().isEmpty() && !stopping.get();
    } finally {
      if (!whenStopped.remove()) {
        stopping.set(true);
      }
      end(run);
    }
  }

  private boolean isEnded(CompletableFuture<Run.Result> end) throws InterruptedException {
    try {
      end.get(files.pause().toNanos(), TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException e) {
      return true;
    }
  }

  /** Follows what the run has read so far. */
  private void note(Run run, boolean ended) {
    Set<Path> read = new HashSet<>(run.stopper().inputs());
    if (ended || System.nanoTime() - modulesNoted > BETWEEN_MODULES.toNanos()) {
      read.addAll(run.stopper().modules());
      modulesNoted = System.nanoTime();
    }
    Set<Path> written = run.outputs().paths().claimed();
    read.removeAll(written);
    files.add(read);
    files.remove(written); // Otherwise a patch that reads what it has written would run for ever.
  }

  /** Stops the run, as far as possible. */
  private void end(Run run) throws InterruptedException {
    if (!run.stopper().stop(PATIENCE)) {
      left.add(run.stopper().thread());
      System.err.printf(
          "tenuto: a run could not be stopped within %d s and keeps running%n",
          PATIENCE.toSeconds());
    }
    run.outputs().parts().abandonAll();
  }

  private void stopped(Run run) {
    stopping.set(true);
    run.stopper().leaveOff();
    run.outputs().parts().abandonAll();
    cache.flush();
    System.err.println("tenuto: stopped; files already completed are kept");
    observer.stopped("stopped");
  }

  /** Reports a run that has ended; returns whether it has succeeded. */
  private boolean report(Watched watched, CompletableFuture<Run.Result> end)
      throws InterruptedException {
    if (stopping.get()) {
      return false; // Later failures are consequences of stopping.
    }
    Run.Result result;
    try {
      result = end.get();
      leaver.accept(result);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IllegalArgumentException wrongSettings) {
        throw wrongSettings;
      }
      fail(watched.run.runner().error(e.getCause()));
      return false;
    }
    written = result.written();
    if (result.failure() != null) {
      fail(result.error());
    } else {
      watched.history.end(result, report.seconds()).forEach(watched.run.outputs()::tell);
      observer.ended(report.tell(report.text(watched.journal, result.written())));
    }
    return result.exit() == ExitCode.OK;
  }

  private void fail(PatchError error) {
    if (error.file() != null) {
      files.add(List.of(Path.of(error.file())));
    }
    System.err.println("tenuto: " + error.text());
    observer.failed(error, report.tell("failed"));
  }

  /** Files that a failed run may have looked for and not found. */
  private List<Path> candidates() {
    List<Path> all = new ArrayList<>();
    List<Path> folders = new ArrayList<>(modules);
    folders.add(patch.toAbsolutePath().getParent());
    for (Path folder : folders) {
      try (DirectoryStream<Path> modules = Files.newDirectoryStream(folder, "*.py")) {
        modules.forEach(all::add);
      } catch (IOException e) {
        // The folder does not exist any more.
      }
    }
    return all;
  }
}
