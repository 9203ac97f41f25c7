package tenuto.scripting.page;

import com.google.gson.JsonArray;
import java.util.ArrayDeque;
import java.util.Deque;

/** The last lines that runs have reported, for a page that asks for them. */
final class RunLog {
  private static final int MOST = 500;

  private final Deque<String> lines = new ArrayDeque<>();

  synchronized void add(String line) {
    lines.addLast(line);
    if (lines.size() > MOST) {
      lines.removeFirst();
    }
  }

  /** The lines as a JSON array, the oldest first. */
  synchronized String json() {
    JsonArray all = new JsonArray();
    lines.forEach(all::add);
    return all.toString();
  }
}
