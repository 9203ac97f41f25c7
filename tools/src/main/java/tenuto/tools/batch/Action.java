package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tenuto.formats.file.PartFiles;
import tenuto.tools.input.Input;

/** What a batch does with an output: writes it, skips it, or refuses to. */
enum Action {
  MAKE("make", ""),
  REPLACE("replace", " (replaced)"),

  /** An earlier run has already written the output. */
  SKIP("skip", " (already done)"),

  /** The output exists, and {@code --force} was not given. */
  REFUSE("refuse", " (refused: it exists)"),

  /** The output exists and would be replaced, but it is read-only. */
  READ_ONLY("refuse", " (refused: it is read-only)"),

  /** There is no input to make the output from. */
  FAIL("fail", "");

  private final String text;
  private final String remark;

  Action(String text, String remark) {
    this.text = text;
    this.remark = remark;
  }

  /**
   * @param journal what earlier runs have finished; null if nothing is resumed
   * @param measured for its job
   */
  static Action of(
      BatchSettings settings,
      BatchJournal journal,
      Input input,
      Job.Target target,
      Measured measured)
      throws IOException {
    Path out = target.path();
    if (!Files.exists(input.path())) {
      return FAIL;
    }
    if (settings.resume()
        && journal.isDone(measured.identity(target.recipe()), input.path(), out)) {
      return SKIP;
    }
    if (!Files.exists(out)) {
      return MAKE;
    }
    if (!settings.force() && !(settings.resume() && journal.knows(out))) {
      return REFUSE;
    }
    return settings.overReadOnly() || !PartFiles.isReadOnly(out) ? REPLACE : READ_ONLY;
  }

  /** The remark after the file's name in a dry run; empty if there is nothing to remark. */
  String remark() {
    return remark;
  }

  @Override
  public String toString() {
    return text;
  }
}
