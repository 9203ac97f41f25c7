package tenuto.tools.batch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import tenuto.tools.input.Quantity;

/** The options for files that arrive in folders. */
final class WatchOptions {
  @Option(
      names = "--watch",
      description =
          "Keep processing files that arrive in the folders FILE, once they are completely written,"
              + " until Ctrl-C; what the journal lists as done is skipped.")
  boolean on;

  @Option(
      names = "--settle",
      paramLabel = "TIME",
      description = "With --watch: how long a file must be unchanged to be complete (default: 2s).")
  String settle = "2s";

  /**
   * How long a file must be unchanged, in ms.
   *
   * @throws IllegalArgumentException if it is no time
   */
  double settleMs() {
    return Optional.of(settle)
        .flatMap(Quantity::of)
        .map(Quantity::milliseconds)
        .filter(ms -> ms >= 0)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "--settle must be a time with its unit, such as 500ms or 2s, but is '%s'"
                        .formatted(settle)));
  }

  /**
   * Fails if other options cannot be combined with a watch.
   *
   * @throws IllegalArgumentException naming the option
   */
  void require(BatchOptions options, Path out) {
    settleMs();
    if (options.files.isEmpty()) {
      throw new IllegalArgumentException("--watch needs a folder");
    }
    for (String name : options.files) {
      Path folder = Path.of(name);
      if (!Files.isDirectory(folder)) {
        throw new IllegalArgumentException(
            "--watch needs folders, but %s is not one".formatted(name));
      }
      if (folder.toAbsolutePath().normalize().equals(out.toAbsolutePath().normalize())) {
        throw new IllegalArgumentException(
            "--watch would process its own outputs, as --out is the folder %s".formatted(name));
      }
    }
    if (options.album != null) {
      throw new IllegalArgumentException(
          "--watch and --album cannot be combined: each file that arrives would change the gain of"
              + " those that are done");
    }
    if (options.list != null || options.part != null || options.dryRun) {
      throw new IllegalArgumentException(
          "--watch cannot be combined with --list, --part or --dry-run");
    }
    if (options.name.contains("{n}")) {
      throw new IllegalArgumentException(
          "files of --watch have no numbers: --name may contain {name} and {ext}, but not {n}");
    }
  }
}
