package tenuto.scripting.prompt;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import tenuto.dsp.outputs.Outputs;

/** The files that inputs have written, each reported once. */
final class ReportedFiles {
  private final Outputs outputs;
  private final Set<Outputs.Written> reported = new HashSet<>();

  ReportedFiles(Outputs outputs) {
    this.outputs = outputs;
  }

  /** Reports what has been written since. */
  void report() {
    Collection<Outputs.Written> now = outputs.written();
    for (Outputs.Written file : now) {
      if (reported.add(file)) {
        outputs.tell(text(file));
      }
    }
    reported.retainAll(Set.copyOf(now));
  }

  private static String text(Outputs.Written file) {
    return String.format(
        Locale.ROOT,
        "wrote %s (%.2f s, %d %s%s)",
        file.path(),
        file.seconds(),
        file.channels(),
        file.channels() == 1 ? "channel" : "channels",
        file.clipped() == 0 ? "" : ", " + file.clipped() + " samples clipped");
  }
}
