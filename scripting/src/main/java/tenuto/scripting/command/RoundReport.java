package tenuto.scripting.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tenuto.dsp.outputs.Outputs;
import tenuto.formats.cache.CacheFolder;

/** The one-line report of a run of {@code watch}: how long it took, and what it did. */
final class RoundReport {
  /** The most files, and lines, that are named. */
  private static final int MOST_NAMED = 3;

  private final CacheFolder cache;
  private final long begin = System.nanoTime();
  private final long foundBefore;
  private final long computedBefore;

  /** The run begins now. */
  RoundReport(CacheFolder cache) {
    this.cache = cache;
    this.foundBefore = cache.found();
    this.computedBefore = cache.computed();
  }

  /** Since it has begun. */
  double seconds() {
    return (System.nanoTime() - begin) / 1e9;
  }

  /** Prints, and returns, the line. */
  String tell(String text) {
    String line = String.format(Locale.ROOT, "%.2f s: ", seconds()) + text;
    System.err.println(line);
    return line;
  }

  /** What a run that has succeeded did. */
  String text(RunJournal journal, List<Outputs.Written> written) {
    return "%d parts from the cache, %d computed%s%s; wrote %s"
        .formatted(
            cache.found() - foundBefore,
            cache.computed() - computedBefore,
            lines(journal),
            CacheOptions.held(cache),
            text(written));
  }

  /** The lines that made what was computed, the most expensive first. */
  private static String lines(RunJournal journal) {
    List<String> lines = journal.computedAt();
    String more = lines.size() > MOST_NAMED ? ", ..." : "";
    return lines.isEmpty()
        ? ""
        : lines.stream().limit(MOST_NAMED).collect(Collectors.joining(", ", " (", more + ")"));
  }

  private static String text(List<Outputs.Written> written) {
    if (written.isEmpty()) {
      return "nothing";
    }
    if (written.size() > MOST_NAMED) {
      return written.size() + " files";
    }
    return written.stream()
        .map(file -> one(file.path().getFileName(), file.seconds()))
        .collect(Collectors.joining(", "));
  }

  private static String one(Path name, double seconds) {
    return String.format(Locale.ROOT, "%s (%.1f s)", name, seconds);
  }
}
