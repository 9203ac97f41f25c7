package tenuto.tools.input;

import com.google.gson.JsonArray;
import java.util.ArrayList;
import java.util.List;
import tenuto.formats.file.Warning;

/** The report on the parts of a damaged file that could not be read. */
public final class DamageReport {
  private static final int MOST_SHOWN = 20;

  private DamageReport() {}

  /**
   * Lines for stderr.
   *
   * @param label the user's name for the file
   */
  public static List<String> lines(String label, List<Warning> losses) {
    List<String> lines = new ArrayList<>();
    for (Warning loss : losses.subList(0, Math.min(MOST_SHOWN, losses.size()))) {
      lines.add("tenuto: %s: %s".formatted(label, loss));
    }
    if (losses.size() > MOST_SHOWN) {
      lines.add("tenuto: %s: and %d more losses".formatted(label, losses.size() - MOST_SHOWN));
    }
    return lines;
  }

  /** All texts, as JSON. */
  public static JsonArray json(List<Warning> losses) {
    JsonArray texts = new JsonArray();
    losses.forEach(loss -> texts.add(loss.toString()));
    return texts;
  }
}
