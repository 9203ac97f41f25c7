package tenuto.scripting.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tenuto.engine.base.IoReason;
import tenuto.engine.setup.Settings;
import tenuto.scripting.records.LastFigures;
import tenuto.scripting.records.LastRun;
import tenuto.scripting.records.RunRecords;
import tenuto.scripting.records.TimeLeft;
import tenuto.tools.input.ExitCode;

/** The data that a render leaves beside the cache for the next render of the same patch. */
final class RunHistory {
  private final Optional<RunRecords> records;
  private final LastFigures figures;
  private final ExcerptOptions part;
  private final String when =
      LocalDateTime.now().format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT));

  private RunHistory(Optional<RunRecords> records, Run run, ExcerptOptions part) {
    this.records = records;
    this.part = part;
    Optional<LastRun> taken = part.isPreview() ? last() : Optional.empty();
    this.figures = new LastFigures(taken, run.outputs().origin()::remark);
    run.observe(figures);
  }

  /**
   * Opens the history before a run.
   *
   * @param folder of the cache; empty without one
   * @param patch its name
   */
  static RunHistory of(
      Optional<Path> folder,
      String patch,
      List<String> arguments,
      Settings settings,
      Run run,
      ExcerptOptions part) {
    return new RunHistory(folder.map(it -> records(it, patch, arguments, settings)), run, part);
  }

  private Optional<LastRun> last() {
    return records.flatMap(RunRecords::last);
  }

  /** The records of the resources that runs used. */
  static RunRecords records(Path folder, String patch, List<String> arguments, Settings settings) {
    List<String> all = new ArrayList<>(arguments);
    all.add("rate " + settings.sampleRate() + ", seed " + settings.seed());
    return new RunRecords(folder, patch, all);
  }

  /**
   * An estimate of the remaining time, from that of the last run.
   *
   * @param isLike whether the run computes what that one did
   */
  TimeLeft left(BooleanSupplier isLike) {
    return part.excerpt().isWhole() ? new TimeLeft(last(), isLike) : TimeLeft.unknown();
  }

  private static double sound(Run.Result result) {
    return result.written().stream()
        .filter(file -> !file.path().toString().endsWith(".png"))
        .mapToDouble(file -> file.seconds() * file.channels())
        .sum();
  }

  /**
   * Saves the data after a run.
   *
   * @return the lines to print
   */
  List<String> end(Run.Result result, double seconds) {
    boolean whole = result.exit() == ExitCode.OK && part.excerpt().isWhole();
    if (whole && records.isPresent()) {
      try {
        records
            .get()
            .keep(new LastRun(when, seconds, result.rendered(), sound(result), figures.now()));
      } catch (IOException e) {
        return List.of("what this run took is not remembered: " + IoReason.text(e));
      }
    }
    if (part.excerpt().isWhole()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>(figures.needsWhole());
    if (part.isPreview()) {
      lines.addAll(figures.told());
    }
    return lines;
  }
}
