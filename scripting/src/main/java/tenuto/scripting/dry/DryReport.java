package tenuto.scripting.dry;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import tenuto.dsp.outputs.Excerpt;
import tenuto.dsp.outputs.Planned;
import tenuto.dsp.outputs.Plans;
import tenuto.engine.base.Bytes;
import tenuto.engine.setup.DryRunUsage;
import tenuto.tools.input.TextColumns;

/**
 * The report of a dry run, as a table for people and as JSON for programs.
 *
 * @param plans what would be written and played
 * @param run what the patch made and read
 * @param foreseen what would be stored
 * @param folders the scratch folders
 * @param rate the sample rate of what was computed
 * @param figures values taken from an earlier render, such as "peak at song.py:9"
 * @param time the estimated time of a render
 */
public record DryReport(
    Plans plans,
    DryRun run,
    DryRunUsage foreseen,
    List<Path> folders,
    double rate,
    List<String> figures,
    Estimate time) {
  /** The most signals in the table. */
  private static final int MOST = 10;

  private static final int RIGHT = 4;

  /**
   * The estimated time of a render.
   *
   * @param seconds empty if unknown
   * @param why the basis of the estimate, or why there is none
   */
  public record Estimate(Optional<Double> seconds, String why) {}

  private List<DryRun.Made> longest() {
    return run.longest().stream().limit(MOST).toList();
  }

  private boolean fits() {
    return foreseen.most() <= foreseen.free();
  }

  private Optional<DryRunUsage.Place> dearest() {
    return foreseen.places().stream().findFirst().filter(place -> place.most() > 0);
  }

  /** The table as lines. */
  public List<String> table() {
    List<String> lines = new ArrayList<>(files());
    if (!plans.played().isEmpty()) {
      double seconds = plans.played().stream().mapToDouble(Double::doubleValue).sum();
      lines.add("played: %d, %s".formatted(plans.played().size(), Excerpt.clock(seconds)));
    }
    lines.add("");
    lines.addAll(signals());
    lines.add("");
    lines.add(
        "scratch disk: at most %s%s"
            .formatted(
                Bytes.text(foreseen.most()),
                dearest()
                    .map(
                        place ->
                            ", most of it, %s, at %s"
                                .formatted(Bytes.text(place.most()), DryRun.line(place.origin())))
                    .orElse("")));
    lines.add(
        "free in %s: %s: %s"
            .formatted(
                folders.stream().map(Path::toString).collect(Collectors.joining(", ")),
                Bytes.text(foreseen.free()),
                fits() ? "it fits" : "it does not fit"));
    run.computed()
        .forEach(
            each ->
                lines.add(
                    "computed for values: %s of signal, at %s"
                        .formatted(Excerpt.clock(each.samples() / rate), each.line())));
    if (!figures.isEmpty()) {
      lines.add("taken from the last render: " + String.join(", ", figures));
    }
    lines.add(
        "time: "
            + time.seconds()
                .map(seconds -> String.format(Locale.ROOT, "about %.1f s, %s", seconds, time.why()))
                .orElse("unknown: " + time.why()));
    return lines;
  }

  private List<String> files() {
    if (plans.files().isEmpty()) {
      return List.of("no file would be written");
    }
    List<List<String>> cells = new ArrayList<>();
    cells.add(List.of("length", "size", "channels", "rate", "format", "file"));
    for (Planned file : plans.files()) {
      boolean sounds = file.channels() > 0;
      cells.add(
          List.of(
              sounds ? Excerpt.clock(file.seconds()) : "",
              file.bytes().isPresent() ? Bytes.text(file.bytes().getAsLong()) : "unknown",
              sounds ? String.valueOf(file.channels()) : "",
              sounds ? String.format(Locale.ROOT, "%.0f", file.rate()) : "",
              file.format(),
              file.path().toString()));
    }
    return TextColumns.of(cells, RIGHT);
  }

  private List<String> signals() {
    List<List<String>> cells = new ArrayList<>();
    cells.add(List.of("longest", "if stored", "signals", "stored", "line", "word"));
    for (DryRun.Made made : longest()) {
      cells.add(
          List.of(
              Excerpt.clock(made.seconds()),
              Bytes.text(Double.BYTES * made.samples()),
              String.valueOf(made.signals()),
              made.stored() ? "yes" : "no",
              made.line(),
              made.word()));
    }
    return cells.size() == 1 ? List.of("no signal is made") : TextColumns.of(cells, RIGHT);
  }

  /** The report as one JSON object. */
  public JsonObject toJson() {
    JsonObject json = new JsonObject();
    JsonArray files = new JsonArray();
    plans.files().forEach(file -> files.add(toJson(file)));
    json.add("files", files);
    JsonArray played = new JsonArray();
    plans.played().forEach(played::add);
    json.add("played", played);
    JsonArray signals = new JsonArray();
    longest().forEach(made -> signals.add(toJson(made)));
    json.add("longest", signals);
    JsonObject scratch = new JsonObject();
    scratch.addProperty("mostBytes", foreseen.most());
    scratch.addProperty("freeBytes", foreseen.free());
    scratch.addProperty("fits", fits());
    dearest()
        .ifPresent(
            place -> {
              scratch.addProperty("line", DryRun.line(place.origin()));
              scratch.addProperty("lineBytes", place.most());
            });
    json.add("scratch", scratch);
    JsonArray computed = new JsonArray();
    for (DryRun.Computed each : run.computed()) {
      JsonObject line = new JsonObject();
      line.addProperty("line", each.line());
      line.addProperty("seconds", each.samples() / rate);
      computed.add(line);
    }
    json.add("computed", computed);
    JsonArray taken = new JsonArray();
    figures.forEach(taken::add);
    json.add("figures", taken);
    JsonObject takes = new JsonObject();
    time.seconds().ifPresent(seconds -> takes.addProperty("seconds", seconds));
    takes.addProperty("why", time.why());
    json.add("time", takes);
    return json;
  }

  private static JsonObject toJson(Planned file) {
    JsonObject json = new JsonObject();
    json.addProperty("path", file.path().toString());
    json.addProperty("format", file.format());
    if (file.channels() > 0) {
      json.addProperty("channels", file.channels());
      json.addProperty("rate", file.rate());
      json.addProperty("seconds", file.seconds());
    }
    file.bytes().ifPresent(bytes -> json.addProperty("bytes", bytes));
    return json;
  }

  private static JsonObject toJson(DryRun.Made made) {
    JsonObject json = new JsonObject();
    json.addProperty("line", made.line());
    json.addProperty("word", made.word());
    json.addProperty("signals", made.signals());
    json.addProperty("seconds", made.seconds());
    json.addProperty("bytes", Double.BYTES * made.samples());
    json.addProperty("stored", made.stored());
    return json;
  }
}
