package tenuto.scripting.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tenuto.engine.base.IoReason;
import tenuto.scripting.why.Why;
import tenuto.tools.input.ExitCode;

/** {@code tenuto why PATCH [ARG…]}: explains why the last run computed what it did. */
@Command(
    name = "why",
    description = {
      "Explains what the last run of a patch with a cache computed anew, in the order "
          + "of the time taken.",
      "The run is compared with the one before it; nothing is rendered."
    },
    mixinStandardHelpOptions = true)
final class WhyCommand implements Callable<Integer> {
  private static final int MOST_ROWS = 10;

  @CommandLine.Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "PATCH", description = "The patch.")
  private Path patch;

  @Parameters(
      index = "1..*",
      paramLabel = "ARG",
      description = "The arguments that it was rendered with.")
  private List<String> arguments = List.of();

  @Option(
      names = "--cache",
      paramLabel = "DIR",
      description = "The cache's folder (default: .tenuto/cache beside the patch, as of watch).")
  private Path folder;

  @Option(names = "--json", description = "Print all of it as one JSON object.")
  private boolean json;

  @Override
  public Integer call() {
    RenderOptions.requirePatch(spec, patch);
    Path beside = CacheOptions.beside(patch.toAbsolutePath().getParent());
    Path cache = folder == null ? beside : folder;
    Why why;
    try {
      why = Why.of(cache, patch, arguments).orElse(null);
    } catch (IOException e) {
      System.err.printf("tenuto: %s cannot be read: %s%n", cache, IoReason.text(e));
      return ExitCode.FAILED;
    }
    if (why == null) {
      System.err.printf(
          "tenuto: %s has no record of a run of %s%s: watch it, or render it with --cache %s%n",
          cache, patch, arguments.isEmpty() ? "" : " with these arguments", cache);
      return ExitCode.FAILED;
    }
    if (json) {
      System.out.println(why.toJson());
      return ExitCode.OK;
    }
    tell(why);
    return ExitCode.OK;
  }

  private static void tell(Why why) {
    System.out.printf(
        "%d parts were in the cache, %d were computed by the run of %s%s%n",
        why.found(),
        why.computed(),
        time(why.ended()),
        why.comparedWith() == null
            ? ", the first that is known"
            : "; compared with the run of " + time(why.comparedWith()));
    if (!why.complete()) {
      System.out.println("It did not end as it should: this is what it came to.");
    }
    if (why.cut()) {
      System.out.println("It was too large to be noted down as a whole: some is missing here.");
    }
    if (!why.rows().isEmpty()) {
      System.out.println();
      why.table(MOST_ROWS).forEach(System.out::println);
    }
    int more = why.rows().size() - MOST_ROWS;
    if (more > 0) {
      double seconds =
          why.rows().subList(MOST_ROWS, why.rows().size()).stream()
              .mapToDouble(Why.Row::seconds)
              .sum();
      System.out.printf(Locale.ROOT, "and %d more, %.3f s%n", more, seconds);
    }
  }

  private static String time(Instant instant) {
    return DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT)
        .withZone(ZoneId.systemDefault())
        .format(instant);
  }
}
