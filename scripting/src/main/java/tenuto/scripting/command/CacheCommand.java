package tenuto.scripting.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tenuto.engine.base.Bytes;
import tenuto.engine.base.IoReason;
import tenuto.formats.cache.CacheEntries;
import tenuto.formats.cache.CacheLimit;
import tenuto.tools.input.ExitCode;

/** {@code tenuto cache status|clear}: shows what caches hold, or deletes it. */
@Command(
    name = "cache",
    description = {
      "Shows how much disk caches use, or deletes their entries.",
      "The next render computes deleted entries again, with the same samples."
    },
    mixinStandardHelpOptions = true)
final class CacheCommand implements Callable<Integer> {
  /** What to do. */
  private enum Action {
    STATUS,
    CLEAR
  }

  @CommandLine.Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "status|clear",
      description = "status: show what a cache holds; clear: delete its entries.")
  private Action action;

  @Parameters(
      index = "1..*",
      paramLabel = "DIR",
      description =
          "A cache's folder, or a folder in which watch has made one (default: the current"
              + " folder).")
  private List<Path> folders = List.of(Path.of(""));

  @Override
  public Integer call() {
    List<Path> caches = folders.stream().map(this::cache).toList();
    int exit = ExitCode.OK;
    for (Path cache : caches) {
      try {
        CacheEntries entries = CacheEntries.of(cache);
        System.out.println(
            cache + ": " + (action == Action.CLEAR ? cleared(entries) : status(cache, entries)));
      } catch (IOException e) {
        System.err.printf("tenuto: %s: %s%n", cache, IoReason.text(e));
        exit = ExitCode.FAILED;
      }
    }
    return exit;
  }

  private Path cache(Path folder) {
    Path beside = CacheOptions.beside(folder);
    if (CacheEntries.isIn(folder)) {
      return folder;
    }
    if (CacheEntries.isIn(beside)) {
      return beside;
    }
    throw new ParameterException(
        spec.commandLine(),
        "DIR must be the folder of a cache, but there is none in %s and none in %s"
            .formatted(folder.toString().isEmpty() ? "this folder" : folder, beside));
  }

  private static String cleared(CacheEntries entries) throws IOException {
    return "deleted " + Bytes.text(entries.delete());
  }

  private static String status(Path cache, CacheEntries entries) throws IOException {
    long held = entries.bytes();
    String most = Bytes.text(CacheLimit.USUAL.now(cache, held));
    String used =
        entries.all().stream()
            .map(CacheEntries.Entry::used)
            .max(Comparator.naturalOrder())
            .map(last -> ", last used " + ago(last))
            .orElse("");
    return "%s in %d entries%s; without --cache-max at most %s"
        .formatted(Bytes.text(held), entries.all().size(), used, most);
  }

  private static String ago(Instant last) {
    Duration since = Duration.between(last, Instant.now());
    if (since.toDays() > 1) {
      return since.toDays() + " days ago";
    }
    return since.toHours() > 1 ? since.toHours() + " hours ago" : "within two hours";
  }
}
