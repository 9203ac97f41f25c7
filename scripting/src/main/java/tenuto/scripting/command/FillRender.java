package tenuto.scripting.command;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.python.core.PyException;
import tenuto.engine.LeftToOthersException;
import tenuto.engine.Settings;
import tenuto.engine.WhyNot;
import tenuto.formats.cache.CacheFolder;
import tenuto.formats.cache.CacheShare;
import tenuto.scripting.rules.Script;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.Share;
import tenuto.tools.input.StopHook;

/**
 * {@code tenuto render --fill}: a patch is run by one of several processes, each of which computes
 * the parts of stored signals whose keys fall to it, and keeps them. Nothing is written.
 *
 * @param words the command line's, by which the processes know each other
 */
record FillRender(
    Share share,
    List<Script> scripts,
    List<String> arguments,
    List<String> words,
    RenderOptions options,
    CacheFolder cache) {
  /**
   * Runs it, and prints what came of it.
   *
   * @return the exit code
   */
  int print(boolean quiet, boolean json, boolean verbose) {
    Settings settings = options.settings(cache).deferring();
    try (CacheShare filled = open(settings)) {
      Run run = options.run(scripts, arguments, options.catalogue(), settings.withCache(filled));
      run.outputs().beDry();
      if (quiet) {
        run.outputs().beQuiet();
      }
      Run.Result result = run(run);
      if (result == null) {
        return ExitCode.INTERRUPTED;
      }
      // A stage is done: nothing is wrong.
      boolean ended = result.exit() == ExitCode.FAILED && isLeft(result.failure());
      int exit = ended ? ExitCode.OK : result.exit();
      if (!ended) {
        RenderCommand.tellFailure(result, verbose);
      }
      int left = filled.left();
      if (json) {
        JsonObject all = ended ? new JsonObject() : RenderCommand.outcome(result);
        all.addProperty("exit", exit);
        all.addProperty("filled", filled.filled());
        all.addProperty("found", filled.found());
        all.addProperty("left", left);
        System.out.println(all);
      }
      if (!quiet && exit == ExitCode.OK) {
        System.err.println(
            "tenuto: filled %d entries, %d found; %s"
                .formatted(filled.filled(), filled.found(), rest(left, ended)));
      }
      return exit;
    }
  }

  private static String rest(int left, boolean ended) {
    String then = "run all of them once more, or render without --fill";
    if (left > 0) {
      return "%d are left to other workers: %s".formatted(left, then);
    }
    return ended
        ? "a stage is done: " + then
        : "none is left: render without --fill to write the files";
  }

  private CacheShare open(Settings settings) {
    String work =
        "%s %s %s %s"
            .formatted(
                Path.of(scripts.getFirst().name()).getFileName(),
                words.stream().skip(1).toList(),
                settings.seed(),
                settings.sampleRate());
    try {
      return new CacheShare(cache, share.number(), share.count(), work, CacheShare.PATIENCE);
    } catch (IOException e) {
      throw options.wrong(
          "--fill must be able to write to --cache, but %s: %s"
              .formatted(cache.folder(), WhyNot.text(e)));
    }
  }

  /** Null if it was stopped. */
  private Run.Result run(Run run) {
    AtomicBoolean stopping = new AtomicBoolean();
    StopHook whenStopped =
        StopHook.of(
            () -> {
              stopping.set(true);
              run.stopper().leaveOff();
              System.err.println("tenuto: stopped; entries already filled are kept");
            });
    Run.Result result;
    try {
      result = run.run(session -> {});
    } catch (IllegalArgumentException e) {
      throw options.wrong(e.getMessage());
    } finally {
      if (!whenStopped.remove()) {
        stopping.set(true); // the signal came just now
      }
    }
    return stopping.get() ? null : result;
  }

  /** Whether a patch has come to what others are to compute. */
  static boolean isLeft(Throwable failure) {
    for (Throwable at = failure; at != null; at = at.getCause()) {
      if (at instanceof LeftToOthersException) {
        return true;
      }
      if (at instanceof PyException python
          && python.value != null
          && python.value.__tojava__(Throwable.class) instanceof LeftToOthersException) {
        return true;
      }
    }
    return false;
  }
}
