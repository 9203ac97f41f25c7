package tenuto.scripting.why;

import com.google.gson.JsonObject;

/**
 * Why something was computed again.
 *
 * @param kind the kind of reason
 * @param file of the call that differs, or cannot be cached; empty if there is none, or it is
 *     unknown
 * @param line of that call
 * @param word that is called there; empty for none
 * @param parameter that differs; empty for none
 * @param before its text in the previous run; empty for none
 * @param after its current text; for a reason without a call, further explanation
 */
public record Reason(
    Kind kind, String file, int line, String word, String parameter, String before, String after) {
  /** The reasons. */
  public enum Kind {
    NEVER_SEEN("never seen"),
    PARAMETER("this parameter changed"),
    INPUT("that input changed"),
    FILE("file changed"),
    PROGRAM("program changed"),
    SEED("seed changed"),
    EVICTED("evicted"),
    NEVER_KEPT("never kept");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** As a sentence. */
    public String text() {
      return text;
    }
  }

  static Reason of(Kind kind, String more) {
    return new Reason(kind, "", 0, "", "", "", more);
  }

  /** Never cached, because of something that may be at another place. */
  static Reason neverKept(String why, PatchLine place) {
    return new Reason(Kind.NEVER_KEPT, place.file(), place.line(), "", "", "", why);
  }

  static Reason of(Difference it) {
    return new Reason(
        it.kind(),
        it.place().file(),
        it.place().line(),
        it.word(),
        it.parameter(),
        it.before(),
        it.after());
  }

  /** As one line. */
  public String text() {
    StringBuilder text = new StringBuilder(kind.text());
    String place = new PatchLine(file, line).toString();
    if (word.isEmpty()) {
      text.append(after.isEmpty() ? "" : ": " + after);
      return text.append(place.isEmpty() ? "" : " (" + place + ")").toString();
    }
    text.append(": ").append(place).append(place.isEmpty() ? "" : " ");
    if (parameter.isEmpty()) {
      return text.append(before.isEmpty() ? "" : before + " -> ").append(after).toString();
    }
    return text.append("%s(%s %s -> %s)".formatted(word, parameter, before, after)).toString();
  }

  /** As a JSON object. */
  public JsonObject toJson() {
    JsonObject json = new JsonObject();
    json.addProperty("kind", kind.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
    json.addProperty("text", text());
    if (!file.isEmpty()) {
      json.addProperty("file", file);
      json.addProperty("line", line);
    }
    if (!word.isEmpty()) {
      json.addProperty("word", word);
    }
    if (!parameter.isEmpty()) {
      json.addProperty("parameter", parameter);
    }
    if (!before.isEmpty()) {
      json.addProperty("before", before);
    }
    if (!after.isEmpty()) {
      json.addProperty("after", after);
    }
    return json;
  }
}
