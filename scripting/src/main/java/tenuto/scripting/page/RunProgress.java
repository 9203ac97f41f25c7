package tenuto.scripting.page;

import com.google.gson.JsonObject;

/**
 * The progress of a run.
 *
 * @param text for people
 * @param part from 0 to 1, or NaN if unknown
 * @param left seconds, or NaN if unknown
 */
public record RunProgress(String text, double part, double left) {
  String json() {
    JsonObject all = new JsonObject();
    all.addProperty("text", text);
    all.addProperty("part", Double.isNaN(part) ? null : (Number) part);
    all.addProperty("left", Double.isNaN(left) ? null : (Number) left);
    return all.toString();
  }
}
