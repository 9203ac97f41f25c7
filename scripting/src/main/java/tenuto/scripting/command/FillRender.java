package tenuto.scripting.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.LeftToOthersException;
import tenuto.engine.setup.Settings;
import tenuto.formats.cache.CacheCheck;
import tenuto.formats.cache.CacheFolder;
import tenuto.formats.cache.CacheShare;
import tenuto.scripting.rules.Script;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.StopHook;

/**
 * Runs a patch to fill a cache; no files are written. {@code tenuto render --fill}: as one of
 * several processes, each of which computes and keeps the parts of stored signals whose keys belong
 * to its share. {@code --check}: computes some entries again to verify them. {@code --drop}: only
 * removes entries.
 *
 * @param words the words of the command line, by which the processes recognise their shared work
 */
record FillRender(
    FillOptions fill,
    List<Script> scripts,
    List<String> arguments,
    List<String> words,
    RenderOptions options,
    CacheFolder cache) {
  /**
   * Runs it, and prints the report.
   *
   * @return the exit code
   */
  int print(boolean quiet, boolean json, boolean verbose) {
    Settings settings = options.settings(cache).deferring();
    try (CacheShare filled = fill.share(cache, work(settings))) {
      Run.Result result = run(settings.withCache(filled), quiet);
      if (result == null) {
        return ExitCode.INTERRUPTED;
      }
      // The run reached parts that others compute: this step is done, and not an error.
      boolean ended =
          result.exit() == ExitCode.FAILED && isLeft(options.runner(), result.failure());
      int exit = ended ? ExitCode.OK : result.exit();
      if (!ended) {
        RenderCommand.tellFailure(result, verbose);
      }
      int left = filled.left();
      List<Identity> keys = filled.filled();
      if (json) {
        JsonObject all = ended ? new JsonObject() : RenderCommand.outcome(result);
        all.addProperty("exit", exit);
        all.addProperty("filled", keys.size());
        all.addProperty("found", filled.found());
        all.addProperty("left", left);
        all.addProperty("ended", ended);
        all.add("keys", asJson(keys));
        all.add("measured", asJson(filled.measured()));
        System.out.println(all);
      }
      if (!quiet && exit == ExitCode.OK) {
        System.err.println(
            "tenuto: filled %d entries, %d found; %s"
                .formatted(keys.size(), filled.found(), rest(left, ended)));
      }
      return exit;
    }
  }

  /**
   * Computes entries again, and prints which differed.
   *
   * @return the exit code
   */
  int check(boolean quiet, boolean json, boolean verbose) {
    Settings settings = options.settings(cache).deferring();
    try (CacheCheck check = fill.check(cache)) {
      Run.Result result = run(settings.withCache(check), quiet);
      if (result == null) {
        return ExitCode.INTERRUPTED;
      }
      RenderCommand.tellFailure(result, verbose);
      for (Identity wrong : check.wrong().keySet()) {
        System.err.println(
            "tenuto: the cache's entry %s was wrong: it is replaced".formatted(wrong));
      }
      if (json) {
        JsonObject all = RenderCommand.outcome(result);
        all.addProperty("checked", check.checked());
        all.add("wrong", asJson(check.wrong().keySet()));
        all.add("sums", asJson(check.wrong()));
        all.add("keys", asJson(check.added()));
        System.out.println(all);
      }
      if (!quiet && result.exit() == ExitCode.OK) {
        System.err.println("tenuto: %d entries were computed again".formatted(check.checked()));
      }
      return result.exit();
    }
  }

  /**
   * Removes entries, and prints their number.
   *
   * @return the exit code
   */
  int drop(boolean json) {
    List<Identity> keys = fill.drops();
    keys.forEach(cache::drop);
    cache.close();
    if (json) {
      JsonObject all = new JsonObject();
      all.addProperty("exit", ExitCode.OK);
      all.addProperty("dropped", keys.size());
      System.out.println(all);
    }
    return ExitCode.OK;
  }

  private static JsonArray asJson(Collection<Identity> keys) {
    JsonArray all = new JsonArray();
    keys.forEach(key -> all.add(key.toString()));
    return all;
  }

  private static JsonObject asJson(Map<Identity, CacheCheck.Difference> wrong) {
    JsonObject all = new JsonObject();
    wrong.forEach(
        (key, difference) -> {
          JsonObject sums = new JsonObject();
          sums.addProperty("was", difference.was());
          sums.addProperty("is", difference.is());
          all.add(key.toString(), sums);
        });
    return all;
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

  /** Identifies the work that the processes share. */
  private String work(Settings settings) {
    return "%s %s %s %s"
        .formatted(
            Path.of(scripts.getFirst().name()).getFileName(),
            words.stream().skip(1).toList(),
            settings.seed(),
            settings.sampleRate());
  }

  /** Null if it was stopped. */
  private Run.Result run(Settings settings, boolean quiet) {
    Run run = options.run(scripts, arguments, options.catalogue(), settings);
    run.outputs().beDry();
    if (quiet) {
      run.beQuiet();
    }
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
      result = run.run();
    } catch (IllegalArgumentException e) {
      throw options.wrong(e.getMessage());
    } finally {
      if (!whenStopped.remove()) {
        stopping.set(true); // The signal to stop has just arrived.
      }
    }
    if (stopping.get()) {
      return null;
    }
    options.leaveToOther(scripts, result);
    return result;
  }

  /** Whether a patch ended because others are to compute a part. */
  static boolean isLeft(Runner runner, Throwable failure) {
    for (Throwable at = failure; at != null; at = at.getCause()) {
      if (at instanceof LeftToOthersException
          || runner.javaCause(at) instanceof LeftToOthersException) {
        return true;
      }
    }
    return false;
  }
}
