package tenuto.scripting.reports;

import java.util.List;
import java.util.Locale;
import tenuto.dsp.outputs.Outputs;
import tenuto.engine.base.Bytes;
import tenuto.engine.base.Usage;

/** The summary that a successful run prints. */
public final class RunSummary {
  private RunSummary() {}

  /** The line of a file. */
  public static String line(Outputs.Written file) {
    String clipped = file.clipped() == 0 ? "" : ", " + file.clipped() + " samples clipped";
    return String.format(
        Locale.ROOT,
        "tenuto: wrote %s (%.2f s, %d %s%s)",
        file.path(),
        file.seconds(),
        file.channels(),
        file.channels() == 1 ? "channel" : "channels",
        clipped);
  }

  /**
   * The line of all files together.
   *
   * @param seconds that the run took
   */
  public static String of(List<Outputs.Written> written, Usage usage, double seconds) {
    double audio = seconds(written);
    return String.format(
        Locale.ROOT,
        "tenuto: %.1f s of sound written in %.1f s, %.1f times real time; at most %s lent, %s of"
            + " disk",
        audio,
        seconds,
        audio / seconds,
        Bytes.text(usage.peakLent()),
        Bytes.text(usage.peakReserved()));
  }

  /** The duration of all sound files together, independent of their numbers of channels. */
  public static double seconds(List<Outputs.Written> written) {
    return written.stream()
        .filter(file -> !file.path().toString().endsWith(".png"))
        .mapToDouble(Outputs.Written::seconds)
        .sum();
  }
}
