package tenuto.scripting.page;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.scripting.reports.BarLines;
import tenuto.scripting.reports.NoteLog;

/** The notes and bars of a run as JSON for the page, with the text of the lines that made them. */
final class NotesView {
  /** The most letters of a line that are shown. */
  private static final int MOST_LETTERS = 200;

  private final NoteLog notes;

  /** The lines of files, as they were when the notes were first shown. */
  private final Map<String, List<String>> files = new HashMap<>();

  NotesView(NoteLog notes) {
    this.notes = notes;
  }

  /** The notes that sound between two times in seconds. */
  JsonObject between(double from, double to, int most) {
    JsonArray all = new JsonArray();
    JsonObject texts = new JsonObject();
    for (NoteLog.Played each : notes.between(from, to, most)) {
      JsonObject note = new JsonObject();
      note.addProperty("at", each.begin());
      note.addProperty("seconds", each.seconds());
      note.addProperty("key", known(each.key()));
      note.addProperty("velocity", known(each.velocity()));
      note.addProperty("line", each.place());
      note.addProperty("player", each.player());
      if (!texts.has(each.place())) {
        texts.addProperty(each.place(), text(each.place()));
      }
      all.add(note);
    }
    JsonObject answer = new JsonObject();
    answer.addProperty("count", notes.count());
    answer.add("notes", all);
    answer.add("lines", texts);
    return answer;
  }

  /** The bars of the run's timeline; null if it has none. */
  JsonElement bars() {
    return notes.bars().map(NotesView::json).orElse(JsonNull.INSTANCE);
  }

  private static JsonElement json(BarLines bars) {
    JsonObject all = new JsonObject();
    all.add("tempo", rows(bars.tempo()));
    all.add("meters", rows(bars.meters()));
    all.addProperty("swing", bars.swing());
    all.addProperty("step", bars.step());
    all.add("sections", marks(bars.sections()));
    all.add("markers", marks(bars.markers()));
    return all;
  }

  private static JsonArray rows(List<List<Double>> rows) {
    JsonArray all = new JsonArray();
    for (List<Double> row : rows) {
      JsonArray numbers = new JsonArray();
      row.forEach(numbers::add);
      all.add(numbers);
    }
    return all;
  }

  private static JsonArray marks(List<BarLines.Mark> marks) {
    JsonArray all = new JsonArray();
    for (BarLines.Mark each : marks) {
      JsonObject mark = new JsonObject();
      mark.addProperty("name", each.name());
      mark.addProperty("from", each.begin() / 1000);
      mark.addProperty("to", each.end() / 1000);
      all.add(mark);
    }
    return all;
  }

  private static Number known(double value) {
    return Double.isNaN(value) ? null : (Number) value;
  }

  /** The text of a file's line, {@code FILE:LINE}; empty if it does not exist. */
  private synchronized String text(String place) {
    int colon = place.lastIndexOf(':');
    if (colon < 0) {
      return "";
    }
    List<String> lines = files.computeIfAbsent(place.substring(0, colon), NotesView::lines);
    int line = Integer.parseInt(place.substring(colon + 1));
    if (line < 1 || line > lines.size()) {
      return "";
    }
    String text = lines.get(line - 1).strip();
    return text.length() > MOST_LETTERS ? text.substring(0, MOST_LETTERS) + "…" : text;
  }

  private static List<String> lines(String file) {
    try {
      byte[] bytes = Files.readAllBytes(Path.of(file));
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException | InvalidPathException e) {
      return List.of(); // A name that the patch has invented, such as "<string>".
    }
  }
}
