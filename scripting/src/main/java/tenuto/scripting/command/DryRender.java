package tenuto.scripting.command;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tenuto.dsp.outputs.Plans;
import tenuto.engine.setup.Settings;
import tenuto.scripting.dry.DryReport;
import tenuto.scripting.dry.DryRun;
import tenuto.scripting.records.LastFigures;
import tenuto.scripting.records.LastRun;
import tenuto.scripting.rules.Script;
import tenuto.tools.input.ExitCode;

/**
 * {@code tenuto render --dry-run}: runs a patch on the lengths of its signals alone; nothing is
 * written or stored.
 *
 * @param words the words of the command line, by which earlier renders are found
 * @param cache the folder with the records of earlier renders; null for none
 */
record DryRender(
    List<Script> scripts,
    List<String> arguments,
    List<String> words,
    RenderOptions options,
    Path cache,
    ExcerptOptions part) {
  /**
   * Runs it, and prints the report.
   *
   * @return the exit code
   */
  int print(boolean quiet, boolean json, boolean verbose) {
    Settings settings = options.settings(null).dry();
    Run run = options.run(scripts, arguments, options.catalogue(), settings);
    part.applyTo(run);
    if (quiet) {
      run.beQuiet();
    }
    DryRun taken = new DryRun();
    run.observe(taken);
    run.outputs().beDry();
    Optional<LastRun> last = last(settings);
    LastFigures figures = new LastFigures(last, remark -> {});
    run.observe(figures);
    Run.Result result;
    try {
      result = run.run();
    } catch (IllegalArgumentException e) {
      throw options.wrong(e.getMessage());
    }
    options.leaveToOther(scripts, result);
    RenderCommand.tellFailure(result, verbose);
    JsonObject all = RenderCommand.outcome(result);
    if (result.exit() == ExitCode.OK) {
      Plans plans = run.outputs().plans().orElseThrow();
      DryReport report =
          new DryReport(
              plans,
              taken,
              taken.foreseen(),
              settings.scratch(),
              result.sampleRate(),
              figures.taken(),
              time(last, plans));
      report.toJson().asMap().forEach(all::add);
      if (!json) {
        report.table().forEach(System.out::println);
      }
    }
    if (json) {
      System.out.println(all);
    }
    return part.exit(run, result);
  }

  private Optional<LastRun> last(Settings settings) {
    return cache == null
        ? Optional.empty()
        : RunHistory.records(cache, scripts.getFirst().name(), words, settings).last();
  }

  private DryReport.Estimate time(Optional<LastRun> last, Plans plans) {
    if (last.isEmpty()) {
      return new DryReport.Estimate(Optional.empty(), "no earlier render of this patch");
    }
    if (!part.excerpt().isWhole()) {
      return new DryReport.Estimate(Optional.empty(), "earlier renders were of the whole");
    }
    LastRun run = last.get();
    double now =
        plans.files().stream()
            .filter(file -> !file.format().equals("png"))
            .mapToDouble(file -> file.seconds() * file.channels())
            .sum();
    double more = run.sound() > 0 ? now / run.sound() : 1;
    return new DryReport.Estimate(
        Optional.of(run.seconds() * more), "as the render of " + run.when());
  }
}
