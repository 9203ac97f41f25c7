package tenuto.tools.inspect;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import tenuto.tools.input.DamageReport;

/** The measured values as text: a row of a table, a page for one file, or JSON. */
final class MeasureReport {
  private static final int COLUMN = 10;
  private static final int LABEL = 36;

  /** The most channels that get a column on the page of one file. */
  private static final int MOST_CHANNELS = 8;

  private MeasureReport() {}

  /** The column heads above {@link #row}. */
  static String head(FeatureRequest request) {
    StringBuilder head = new StringBuilder();
    for (Metric figure : Metric.values()) {
      head.append(column(figure.head()));
    }
    if (!request.isEmpty()) {
      FeatureReport.heads(request).forEach(name -> head.append(column(name)));
    }
    return head.append(column("length s")).append("  file").toString();
  }

  /** A file as a row; its name comes last, so that rows line up before all names are known. */
  static String row(FileMetrics file) {
    StringBuilder row = new StringBuilder();
    for (Metric figure : Metric.values()) {
      row.append(column(figure.text(figure.of(file))));
    }
    file.features()
        .ifPresent(
            features -> FeatureReport.cells(features).forEach(cell -> row.append(column(cell))));
    String length = String.format(Locale.ROOT, "%.3f", file.about().seconds());
    return row.append(column(length)).append("  ").append(file.label()).toString();
  }

  /** A file as a page: a line for each value, and columns for the whole file and each channel. */
  static String page(FileMetrics file) {
    int channels = file.about().channels();
    int shown = channels == 1 || channels > MOST_CHANNELS ? 0 : channels;
    StringBuilder page = new StringBuilder();
    page.append(InfoCommand.line(file.label(), file.about()));
    if (shown > 0) {
      page.append('\n').append(" ".repeat(LABEL)).append(column("all"));
      for (int i = 1; i <= shown; i++) {
        page.append(column("ch " + i));
      }
    }
    for (Metric figure : Metric.values()) {
      append(page, figure.label(), figure.text(figure.of(file)));
      for (int i = 0; i < shown && figure.isOfChannels(); i++) {
        page.append(column(figure.text(figure.of(file, i))));
      }
    }
    file.features()
        .map(FeatureReport::lines)
        .orElse(List.of())
        .forEach(line -> append(page, line.label(), line.text()));
    return page.toString();
  }

  private static void append(StringBuilder page, String label, String text) {
    page.append(String.format("\n  %-" + (LABEL - 2) + "s", label)).append(column(text));
  }

  private static String column(String text) {
    return " ".repeat(Math.max(1, COLUMN - text.length())) + text;
  }

  /** A file as a JSON object; −∞ and what cannot be determined are null. */
  static String json(FileMetrics file) {
    JsonObject object = new JsonObject();
    object.addProperty("file", file.label());
    object.addProperty("seconds", file.about().seconds());
    object.addProperty("sampleRate", file.about().sampleRate());
    object.addProperty("channels", file.about().channels());
    for (Metric figure : Metric.values()) {
      add(object, figure, figure.of(file));
    }
    JsonArray channels = new JsonArray();
    for (int i = 0; i < file.about().channels(); i++) {
      JsonObject channel = new JsonObject();
      for (Metric figure : Metric.values()) {
        if (figure.isOfChannels()) {
          add(channel, figure, figure.of(file, i));
        }
      }
      channels.add(channel);
    }
    object.add("perChannel", channels);
    file.features().ifPresent(features -> object.add("features", FeatureReport.json(features)));
    object.add("warnings", InfoJson.warnings(file.warnings()));
    if (!file.losses().isEmpty()) {
      object.add("lost", DamageReport.json(file.losses()));
    }
    return object.toString();
  }

  private static void add(JsonObject object, Metric figure, double value) {
    if (!Double.isFinite(value)) {
      object.add(figure.key(), JsonNull.INSTANCE);
    } else if (value == Math.rint(value) && figure.isCount()) {
      object.addProperty(figure.key(), (long) value);
    } else {
      object.addProperty(figure.key(), Math.rint(value * 1e6) / 1e6);
    }
  }
}
