package tenuto.tools.inspect;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;

/**
 * What came of the rules for a file, as text, CSV or JSON.
 *
 * @param label the user's name for it
 * @param error why it could not be measured, or empty
 */
record CheckedFile(String label, String error, List<Rule.Verdict> verdicts) {
  /** The first line of CSV. */
  static final String CSV_HEAD = "file,value,measured,unit,limit,verdict";

  /** The result of a file that could not be measured. */
  static CheckedFile failed(String label, String error) {
    return new CheckedFile(label, error, List.of());
  }

  /** Whether it was measured and keeps to all rules. */
  boolean passes() {
    return error.isEmpty() && verdicts.stream().allMatch(Rule.Verdict::passes);
  }

  /** A line with the verdict, and one for each rule. */
  String text() {
    StringBuilder text = new StringBuilder(passes() ? "pass  " : "FAIL  ").append(label);
    for (Rule.Verdict verdict : verdicts) {
      text.append(
          String.format(
              Locale.ROOT,
              "%n  %s  %-14s %12s  (%s)",
              verdict.passes() ? "pass" : "FAIL",
              verdict.shown().value().key(),
              measured(verdict),
              limit(verdict)));
    }
    return text.toString();
  }

  /** The measured value with its unit. */
  static String measured(Rule.Verdict verdict) {
    return (number(verdict.value()) + " " + verdict.shown().value().unit()).strip();
  }

  private static String number(double value) {
    if (Double.isNaN(value)) {
      return "-";
    }
    if (Double.isInfinite(value)) {
      return value < 0 ? "-inf" : "inf";
    }
    return value == Math.rint(value)
        ? Long.toString((long) value)
        : String.format(Locale.ROOT, "%.2f", value);
  }

  /** The limit, or the whole rule if there are several. */
  static String limit(Rule.Verdict verdict) {
    return verdict.rule().bounds().size() == 1
        ? verdict.shown().limit()
        : verdict.rule().toString();
  }

  /** A line of CSV for each rule, as RFC 4180 has them. */
  String csv() {
    if (!error.isEmpty()) {
      return String.join(",", quoted(label), "", "", "", "", quoted("error: " + error));
    }
    return verdicts.stream()
        .map(
            verdict ->
                String.join(
                    ",",
                    quoted(label),
                    verdict.shown().value().key(),
                    number(verdict.value()),
                    verdict.shown().value().unit(),
                    quoted(limit(verdict)),
                    verdict.passes() ? "pass" : "fail"))
        .reduce((one, other) -> one + System.lineSeparator() + other)
        .orElse(quoted(label) + ",,,,,pass");
  }

  private static String quoted(String text) {
    return text.matches("[^\",\\r\\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  /** A JSON object. */
  JsonObject json() {
    JsonObject object = new JsonObject();
    object.addProperty("file", label);
    if (!error.isEmpty()) {
      object.addProperty("error", error);
      return object;
    }
    object.addProperty("pass", passes());
    JsonArray rules = new JsonArray();
    for (Rule.Verdict verdict : verdicts) {
      Bound bound = verdict.shown();
      JsonObject rule = new JsonObject();
      rule.addProperty("value", bound.value().key());
      add(rule, "measured", verdict.value());
      rule.addProperty("unit", bound.value().unit());
      add(rule, "least", bound.least());
      add(rule, "most", bound.most());
      rule.addProperty("rule", verdict.rule().toString());
      rule.addProperty("pass", verdict.passes());
      rules.add(rule);
    }
    object.add("rules", rules);
    return object;
  }

  private static void add(JsonObject object, String name, double value) {
    if (Double.isFinite(value)) {
      object.addProperty(name, Math.rint(value * 1e6) / 1e6);
    } else {
      object.add(name, JsonNull.INSTANCE);
    }
  }
}
