package tenuto.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** What a batch does about an output that it is to make. */
enum Action {
  MAKE(""),
  REPLACE(" (replaced)"),

  /** An earlier run has made it. */
  SKIP(" (done before)"),

  /** It is there, and was not said to be replaced. */
  REFUSE(" (refused: it is there)");

  private final String remark;

  Action(String remark) {
    this.remark = remark;
  }

  /**
   * @param journal of what earlier runs have done; null for none, if nothing is resumed
   */
  static Action of(BatchSettings settings, Journal journal, Input input, Path out)
      throws IOException {
    if (settings.resume() && Files.exists(input.path()) && journal.isDone(input.path(), out)) {
      return SKIP;
    }
    if (!Files.exists(out)) {
      return MAKE;
    }
    return settings.force() || settings.resume() ? REPLACE : REFUSE;
  }

  /** As it stands behind a file that a dry run tells; empty if it goes without saying. */
  String remark() {
    return remark;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
