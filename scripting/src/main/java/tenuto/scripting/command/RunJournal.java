package tenuto.scripting.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import tenuto.engine.base.IoReason;
import tenuto.formats.cache.CacheFolder;
import tenuto.scripting.calls.RunContext;
import tenuto.scripting.why.JournalFile;
import tenuto.scripting.why.Notebook;

/** Records what a run with a cache computes, and saves that in the cache's folder. */
final class RunJournal {
  private final CacheFolder cache;
  private final JournalFile file;
  private final long seed;
  private final AtomicBoolean ended = new AtomicBoolean();
  private volatile Notebook notebook;

  RunJournal(CacheFolder cache, Path patch, List<String> arguments, long seed) {
    this.cache = cache;
    this.file = new JournalFile(cache.folder(), patch, arguments);
    this.seed = seed;
  }

  /** The patch is about to run. */
  void begin(RunContext<?> patch) {
    notebook = new Notebook(() -> patch.tasks().current().called());
    patch.noteIn(notebook);
  }

  /**
   * The run has ended, or is being stopped; only the first call counts.
   *
   * @param complete whether it has succeeded
   */
  void end(boolean complete) {
    if (notebook == null || !ended.compareAndSet(false, true)) {
      return;
    }
    try {
      file.write(notebook, complete, cache.program(), seed);
    } catch (IOException e) {
      System.err.println(
          "tenuto: what was computed cannot be noted down for why: " + IoReason.text(e));
    }
  }

  /** The lines that made the computed parts, the most expensive first. */
  List<String> computedAt() {
    return notebook == null ? List.of() : notebook.computedAt();
  }
}
