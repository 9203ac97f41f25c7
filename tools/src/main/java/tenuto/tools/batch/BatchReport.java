package tenuto.tools.batch;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Locale;
import java.util.function.Consumer;
import tenuto.engine.base.Bytes;
import tenuto.tools.input.DamageReport;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.StatusLine;
import tenuto.tools.inspect.InfoJson;

/** Reports on a batch: a line for each finished file, the progress, and a summary. */
final class BatchReport implements Consumer<FileResult> {
  private static final int BAR = 24;

  private int files;
  private final boolean json;
  private final boolean quiet;
  private final StatusLine line;
  private final long begin = System.nanoTime();
  private int made;
  private int skipped;
  private int failed;
  private int full;
  private double seconds;
  private boolean stopped;

  /**
   * @param line the status line, which shows the progress below the other lines
   */
  BatchReport(int files, boolean json, boolean quiet, StatusLine line) {
    this.files = files;
    this.json = json;
    this.quiet = quiet;
    this.line = line;
  }

  /** Counts further files. */
  synchronized void expect(int more) {
    files += more;
  }

  /** Reports a file that cannot be processed. */
  synchronized void fail(String file, String message) {
    if (!stopped) {
      failed++;
      line.print(System.err, "tenuto: " + named(file, message));
    }
  }

  /** Prints nothing more: what fails from now on fails only because the run is being stopped. */
  synchronized void stop() {
    stopped = true;
  }

  @Override
  public synchronized void accept(FileResult result) {
    if (stopped) {
      return;
    }
    if (result.failure() != null) {
      failed++;
      full += result.isOfScratch() ? 1 : 0;
      line.print(System.err, "tenuto: " + named(result.in(), result.error()));
    } else if (result.skipped()) {
      skipped++;
    } else {
      made++;
      seconds += result.seconds();
      DamageReport.lines(result.in(), result.losses())
          .forEach(text -> line.print(System.err, text));
      for (int i = 0; i < result.clipped().size() && !quiet; i++) {
        if (result.clipped().get(i) > 0) {
          line.print(
              System.err,
              "tenuto: %s: %d samples clipped".formatted(result.out(i), result.clipped().get(i)));
        }
      }
    }
    if (json) {
      line.print(System.out, asJson(result).toString());
    }
  }

  /** Puts the file's name before a message, unless the message has it already. */
  private static String named(String file, String message) {
    return message.startsWith(file) ? message : file + ": " + message;
  }

  private static JsonObject asJson(FileResult result) {
    JsonObject object = new JsonObject();
    object.addProperty("in", result.in());
    object.addProperty("out", result.out(0).toString());
    if (result.job().targets().size() > 1) {
      object.add("also", also(result));
    }
    if (result.failure() != null) {
      object.addProperty("error", result.error());
    } else if (result.skipped()) {
      object.addProperty("skipped", true);
    } else {
      object.addProperty("seconds", result.seconds());
      addLevel(object, "peak", 20 * StrictMath.log10(result.peak()));
      addLevel(object, "loudness", result.loudness());
      object.addProperty("clipped", result.clipped().getFirst());
      if (!result.losses().isEmpty()) {
        object.add("lost", DamageReport.json(result.losses()));
      }
      object.add("warnings", InfoJson.warnings(result.warnings()));
    }
    object.addProperty("elapsed", result.elapsed());
    return object;
  }

  private static JsonArray also(FileResult result) {
    JsonArray all = new JsonArray();
    for (int i = 1; i < result.job().targets().size(); i++) {
      JsonObject each = new JsonObject();
      each.addProperty("out", result.out(i).toString());
      if (!result.clipped().isEmpty()) {
        each.addProperty("clipped", result.clipped().get(i));
      }
      all.add(each);
    }
    return all;
  }

  /** Adds a level, or null for silence, whose −∞ is not valid in JSON. */
  private static void addLevel(JsonObject object, String name, double level) {
    if (Double.isFinite(level)) {
      object.addProperty(name, Math.rint(level * 1e6) / 1e6);
    }
  }

  /** The text of the status line. */
  synchronized String progress() {
    int done = made + skipped + failed;
    double elapsed = elapsed();
    int full = files == 0 ? BAR : (int) ((long) BAR * done / files);
    return String.format(
        Locale.ROOT,
        "[%s%s] %d of %d files, %.0f s of audio, %.0f times real time%s%s",
        "#".repeat(full),
        ".".repeat(BAR - full),
        done,
        files,
        seconds,
        seconds / elapsed,
        failed == 0 ? "" : ", %d failed".formatted(failed),
        made == 0 ? "" : ", %.0f s left".formatted(elapsed / made * (files - done)));
  }

  /** The last line of the report. */
  synchronized String summary(long disk) {
    double elapsed = elapsed();
    return String.format(
        Locale.ROOT,
        "tenuto: %d of %d files done%s%s; %.1f s of audio in %.1f s, %.0f times real time; %s of"
            + " disk",
        made,
        files,
        skipped == 0 ? "" : ", %d already done".formatted(skipped),
        failed == 0 ? "" : ", %d failed".formatted(failed),
        seconds,
        elapsed,
        seconds / elapsed,
        Bytes.text(disk));
  }

  private double elapsed() {
    return (System.nanoTime() - begin) / 1e9;
  }

  /** The command's exit code. */
  synchronized int exit() {
    if (failed == 0) {
      return ExitCode.OK;
    }
    if (full > 0) {
      return ExitCode.SCRATCH_FULL;
    }
    return failed < files ? ExitCode.SOME_FAILED : ExitCode.FAILED;
  }
}
