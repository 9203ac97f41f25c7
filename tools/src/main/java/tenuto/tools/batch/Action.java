package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tenuto.formats.file.PartFiles;
import tenuto.tools.input.Input;

/** What a batch does about an output that it is to make. */
enum Action {
  MAKE("make", ""),
  REPLACE("replace", " (replaced)"),

  /** An earlier run has made it. */
  SKIP("skip", " (already done)"),

  /** It is there, and was not said to be replaced. */
  REFUSE("refuse", " (refused: it exists)"),

  /** It is there to be replaced, but nobody may write to it. */
  READ_ONLY("refuse", " (refused: it is read-only)"),

  /** There is nothing to make it of. */
  FAIL("fail", "");

  private final String text;
  private final String remark;

  Action(String text, String remark) {
    this.text = text;
    this.remark = remark;
  }

  /**
   * @param journal of what earlier runs have done; null for none, if nothing is resumed
   */
  static Action of(BatchSettings settings, Journal journal, Input input, Path out)
      throws IOException {
    if (!Files.exists(input.path())) {
      return FAIL;
    }
    if (settings.resume() && journal.isDone(input.path(), out)) {
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

  /** As printed after a file in a dry run; empty for what needs no mention. */
  String remark() {
    return remark;
  }

  @Override
  public String toString() {
    return text;
  }
}
