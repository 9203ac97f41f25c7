package tenuto.tools.inspect;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tenuto.dsp.analysis.FeatureKind;

/** Features of files as text: rows of a table, lines of a page, JSON. */
final class FeatureReport {
  private FeatureReport() {}

  /** A name and a value. */
  record Line(String label, String text) {}

  /** The column heads of the table, which shows only features that are single numbers. */
  static List<String> heads(FeatureRequest request) {
    List<String> heads = new ArrayList<>();
    for (FeatureKind kind : request.kinds()) {
      if (kind.numbers() == 1) {
        heads.add(kind.key());
      }
    }
    if (request.tempo()) {
      heads.add("bpm");
    }
    if (request.key()) {
      heads.add("key");
    }
    return heads;
  }

  /** The cells below these heads. */
  static List<String> cells(FileFeatures features) {
    List<String> cells = new ArrayList<>();
    for (double[] means : features.means()) {
      if (means.length == 1) {
        cells.add(text(means[0]));
      }
    }
    if (features.request().tempo()) {
      cells.add(text(features.tempo()));
    }
    if (features.request().key()) {
      cells.add(key(features));
    }
    return cells;
  }

  /** One line for each feature. */
  static List<Line> lines(FileFeatures features) {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < features.means().size(); i++) {
      String numbers =
          Arrays.stream(features.means().get(i))
              .mapToObj(FeatureReport::text)
              .collect(Collectors.joining(" "));
      lines.add(new Line("mean " + features.request().kinds().get(i).label(), numbers));
    }
    if (features.request().tempo()) {
      lines.add(new Line("tempo, beats per minute", text(features.tempo())));
    }
    if (features.request().key()) {
      lines.add(new Line("key", key(features)));
    }
    return lines;
  }

  private static String key(FileFeatures features) {
    return features.key().name().isEmpty() ? "-" : features.key().name();
  }

  private static String text(double value) {
    String decimals = Math.abs(value) >= 10 ? "%.1f" : "%.4f";
    return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, decimals, value);
  }

  static JsonObject json(FileFeatures features) {
    JsonObject object = new JsonObject();
    List<FeatureKind> kinds = features.request().kinds();
    for (int i = 0; i < kinds.size(); i++) {
      object.add(kinds.get(i).key(), json(features.means().get(i)));
    }
    if (features.request().tempo()) {
      object.add("tempo", json(features.tempo()));
    }
    if (features.request().key()) {
      boolean none = features.key().name().isEmpty();
      object.add("key", none ? JsonNull.INSTANCE : new JsonPrimitive(features.key().name()));
      object.add("keyConfidence", none ? JsonNull.INSTANCE : json(features.key().confidence()));
    }
    if (features.request().every() > 0) {
      object.add("every", everyMoment(features));
    }
    return object;
  }

  /** The values of each feature over time, as JSON lists. */
  private static JsonObject everyMoment(FileFeatures features) {
    JsonObject object = new JsonObject();
    JsonArray times = new JsonArray();
    features.rows().forEach(row -> times.add(json(row[0])));
    object.add("ms", times);
    int at = 1;
    for (FeatureKind kind : features.request().kinds()) {
      JsonArray values = new JsonArray();
      for (double[] row : features.rows()) {
        values.add(json(Arrays.copyOfRange(row, at, at + kind.numbers())));
      }
      object.add(kind.key(), values);
      at += kind.numbers();
    }
    return object;
  }

  /** One number, or a list of several, as JSON. */
  private static JsonElement json(double... numbers) {
    if (numbers.length == 1) {
      double number = numbers[0];
      return Double.isFinite(number)
          ? new JsonPrimitive(Math.rint(number * 1e6) / 1e6)
          : JsonNull.INSTANCE;
    }
    JsonArray array = new JsonArray();
    for (double each : numbers) {
      array.add(json(each));
    }
    return array;
  }
}
