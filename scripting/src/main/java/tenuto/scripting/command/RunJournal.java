package tenuto.scripting.command;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import tenuto.engine.Session;
import tenuto.engine.base.IoReason;
import tenuto.formats.cache.CacheFolder;
import tenuto.scripting.reports.PatchPosition;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.why.JournalFile;
import tenuto.scripting.why.Notebook;
import tenuto.scripting.why.RunBefore;

/** Records what a run with a cache computes, and saves that in the cache's folder. */
final class RunJournal implements RunObserver {
  private final CacheFolder cache;
  private final JournalFile file;
  private final long seed;
  private final Notebook notebook;

  /** Whether the patch runs; false again when its end is recorded. */
  private final AtomicBoolean runs = new AtomicBoolean();

  private RunJournal(
      CacheFolder cache, Path patch, List<String> arguments, long seed, RunBefore before) {
    this.notebook = new Notebook(before);
    this.cache = cache;
    this.file = new JournalFile(cache.folder(), patch, arguments);
    this.seed = seed;
  }

  /** The journal of a run. */
  static RunJournal of(Run run, CacheFolder cache, Path patch, List<String> arguments, long seed) {
    return of(run, cache, patch, arguments, seed, new RunBefore());
  }

  /** The journal of a run, for which a run before it has computed something. */
  static RunJournal of(
      Run run, CacheFolder cache, Path patch, List<String> arguments, long seed, RunBefore before) {
    RunJournal journal = new RunJournal(cache, patch, arguments, seed, before);
    run.observe(journal.notebook);
    run.observe(journal);
    return journal;
  }

  @Override
  public void opened(Session session, PatchPosition here) {
    runs.set(true);
  }

  @Override
  public void closed(boolean complete) {
    if (!runs.compareAndSet(true, false)) {
      return;
    }
    try {
      file.write(notebook, complete, cache.program(), seed);
    } catch (ClosedByInterruptException e) {
      // The run was stopped; the next one is compared with that before it.
    } catch (IOException e) {
      MESSAGES.message("what was computed cannot be noted down for why: " + IoReason.text(e));
    }
  }

  /** The lines that made the computed parts, the most expensive first. */
  List<String> computedAt() {
    return notebook.computedAt();
  }
}
