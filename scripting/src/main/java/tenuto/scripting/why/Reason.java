package tenuto.scripting.why;

import com.google.gson.JsonObject;

/**
 * Why something was computed anew.
 *
 * @param kind which of the reasons
 * @param file of the call that differs, or cannot be kept; empty if that is none, or nobody knows
 * @param line of it
 * @param word what is called there; empty for nothing
 * @param parameter its parameter that differs; empty for none
 * @param before the text of that in the run before; empty for none
 * @param after the text of that now; for a reason without a call, what else there is to say
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

    /** In a sentence. */
    public String text() {
      return text;
    }
  }

  static Reason of(Kind kind, String more) {
    return new Reason(kind, "", 0, "", "", "", more);
  }

  /** Never kept, because of something that may be elsewhere. */
  static Reason neverKept(String why, Place place) {
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

  /** In one line. */
  public String text() {
    StringBuilder text = new StringBuilder(kind.text());
    String place = new Place(file, line).toString();
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

  /** As one object. */
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
