package tenuto.scripting.command;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tenuto.dsp.outputs.Excerpt;
import tenuto.engine.setup.Settings;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.TimeRange;

/** The options of commands that render an excerpt of a piece. */
final class ExcerptOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Mixin private TimeRange range = new TimeRange();

  @Option(
      names = "--preview",
      description =
          "With --from or --to: take measurements of whole signals, such as a peak, from "
              + "the last whole render with this --cache. With watch --serve alone: at each "
              + "save, first render in this way the part that the page loops, or that has its "
              + "cursor.")
  private boolean preview;

  /**
   * Rejects invalid combinations.
   *
   * @param keeps whether there is a cache
   */
  void check(boolean keeps) {
    check(keeps, false);
  }

  /**
   * Rejects invalid combinations.
   *
   * @param isServed whether a page says which part is wanted first
   */
  void check(boolean keeps, boolean isServed) {
    range.check(spec);
    if (preview && excerpt().isWhole() && !isServed) {
      throw wrong("--preview is of a part: --from or --to is missing");
    }
    if (preview && !keeps) {
      throw wrong("--preview needs --cache, where a whole render has left what it measured");
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** Whether a part is rendered with the measurements of the last whole render. */
  boolean isPreview() {
    return preview && !excerpt().isWhole();
  }

  /** Whether a part is rendered ahead of the whole, with those measurements. */
  boolean isAhead() {
    return preview && excerpt().isWhole();
  }

  Excerpt excerpt() {
    return new Excerpt(range.begin(), range.end());
  }

  /** The settings with the excerpt. */
  Settings of(Settings settings) {
    return excerpt().isWhole() ? settings : settings.deferring();
  }

  /** The exit code of a run: it fails if no file reaches the excerpt. */
  int exit(Run run, Run.Result result) {
    if (result.exit() == ExitCode.OK && run.outputs().areBeyond()) {
      System.err.println("tenuto: nothing is written: no file of the patch has " + excerpt());
      return ExitCode.FAILED;
    }
    return result.exit();
  }

  /** Makes a run write the excerpt only. */
  void applyTo(Run run) {
    if (!excerpt().isWhole()) {
      run.outputs().only(excerpt());
    }
  }
}
