package tenuto.scripting.why;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tenuto.scripting.why.RunRecord.Kept;
import tenuto.tools.input.TextColumns;

/**
 * The report of what the last run of a patch has computed again, and why: the most expensive first.
 *
 * @param ended when it did
 * @param complete whether it has succeeded
 * @param comparedWith when the run that it is compared with ended; null for none
 * @param cut whether a notebook was full: then some rows are missing
 * @param found the number of parts found in the cache
 * @param computed the number of parts not found, of what may be cached
 * @param rows what was computed, and what is never cached
 */
public record Why(
    Instant ended,
    boolean complete,
    Instant comparedWith,
    boolean cut,
    int found,
    int computed,
    List<Row> rows) {
  /**
   * Signals that were stored at one line, for one reason.
   *
   * @param file empty if unknown
   * @param line counted from 1
   * @param word in whose call
   * @param seconds of processor time, approximately
   * @param signals the number of signals
   * @param parts the number of their parts that were computed, of what may be cached
   * @param reason why
   */
  public record Row(
      String file, int line, String word, double seconds, int signals, int parts, Reason reason) {
    /** As a JSON object. */
    public JsonObject toJson() {
      JsonObject json = new JsonObject();
      if (!file.isEmpty()) {
        json.addProperty("file", file);
        json.addProperty("line", line);
      }
      json.addProperty("word", word);
      json.addProperty("seconds", seconds);
      json.addProperty("signals", signals);
      json.addProperty("parts", parts);
      json.add("reason", reason.toJson());
      return json;
    }
  }

  private record Group(PatchLine place, String word, Reason reason) {}

  /**
   * Reads the report of a patch from a cache's folder.
   *
   * @return empty if there is no run with these arguments
   * @throws IOException if it cannot be read
   */
  public static Optional<Why> of(Path cache, Path patch, List<String> arguments)
      throws IOException {
    List<RunRecord> runs = new JournalFile(cache, patch, arguments).read();
    return runs.isEmpty()
        ? Optional.empty()
        : Optional.of(of(runs.getFirst(), runs.size() > 1 ? runs.get(1) : null));
  }

  private static Why of(RunRecord now, RunRecord before) {
    Comparison comparison = before == null ? null : new Comparison(before, now);
    Map<Group, Row> rows = new LinkedHashMap<>();
    int found = 0;
    int computed = 0;
    for (Kept each : now.stored()) {
      int parts = each.count(false);
      found += each.count(true);
      computed += parts;
      if (parts > 0 || !each.never().isEmpty()) {
        Reason reason = reason(each, comparison);
        String word = each.word().isEmpty() ? now.root(each).word() : each.word();
        rows.merge(
            new Group(each.place(), word, reason),
            new Row(
                each.place().file(),
                each.place().line(),
                word,
                each.nanos() / 1e9,
                1,
                parts,
                reason),
            Why::sum);
      }
    }
    List<Row> dearest = new ArrayList<>(rows.values());
    dearest.sort(Comparator.comparingDouble(Row::seconds).reversed());
    return new Why(
        Instant.ofEpochMilli(now.about().millis()),
        now.about().complete(),
        before == null ? null : Instant.ofEpochMilli(before.about().millis()),
        now.about().cut() || before != null && before.about().cut(),
        found,
        computed,
        List.copyOf(dearest));
  }

  private static Reason reason(Kept kept, Comparison comparison) {
    if (!kept.never().isEmpty()) {
      return Reason.neverKept(kept.never(), kept.neverAt());
    }
    return comparison == null ? Reason.of(Reason.Kind.NEVER_SEEN, "") : comparison.reason(kept);
  }

  private static Row sum(Row one, Row other) {
    return new Row(
        one.file,
        one.line,
        one.word,
        one.seconds + other.seconds,
        one.signals + other.signals,
        one.parts + other.parts,
        one.reason);
  }

  /** The whole report as a JSON object. */
  public JsonObject toJson() {
    JsonObject json = new JsonObject();
    json.addProperty("ended", ended.toString());
    json.addProperty("complete", complete);
    if (comparedWith != null) {
      json.addProperty("comparedWith", comparedWith.toString());
    }
    json.addProperty("cut", cut);
    json.addProperty("found", found);
    json.addProperty("computed", computed);
    JsonArray all = new JsonArray();
    rows.forEach(row -> all.add(row.toJson()));
    json.add("rows", all);
    return json;
  }

  /**
   * The most expensive rows as the lines of a table.
   *
   * @param most rows
   */
  public List<String> table(int most) {
    List<List<String>> cells = new ArrayList<>();
    cells.add(List.of("seconds", "signals", "parts", "line", "word", "why"));
    for (Row row : rows.subList(0, Math.min(most, rows.size()))) {
      cells.add(
          List.of(
              String.format(Locale.ROOT, "%.3f", row.seconds),
              String.valueOf(row.signals),
              String.valueOf(row.parts),
              new PatchLine(row.file, row.line).toString(),
              row.word,
              row.reason.text()));
    }
    return TextColumns.of(cells, 3);
  }
}
