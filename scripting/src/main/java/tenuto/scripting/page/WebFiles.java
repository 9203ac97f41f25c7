package tenuto.scripting.page;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;

/** The files of the page itself, which are in the program's jar. */
final class WebFiles {
  private static final String SCRIPT = "text/javascript; charset=utf-8";

  /** Their names and MIME types. */
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("index.html", "text/html; charset=utf-8"),
          Map.entry("style.css", "text/css; charset=utf-8"),
          Map.entry("icon.svg", "image/svg+xml"),
          Map.entry("app.js", SCRIPT),
          Map.entry("server.js", SCRIPT),
          Map.entry("view.js", SCRIPT),
          Map.entry("draw.js", SCRIPT),
          Map.entry("lane.js", SCRIPT),
          Map.entry("overview.js", SCRIPT),
          Map.entry("ruler.js", SCRIPT),
          Map.entry("gestures.js", SCRIPT),
          Map.entry("notes.js", SCRIPT),
          Map.entry("player.js", SCRIPT),
          Map.entry("keys.js", SCRIPT),
          Map.entry("why.js", SCRIPT),
          Map.entry("text.js", SCRIPT));

  private WebFiles() {}

  /**
   * A file.
   *
   * @param type its MIME type
   */
  record WebFile(String type, byte[] bytes) {}

  /** The file of that name; the page itself for an empty name. */
  static Optional<WebFile> find(String name) throws IOException {
    String known = name.isEmpty() ? "index.html" : name;
    String type = TYPES.get(known);
    if (type == null) {
      return Optional.empty();
    }
    try (InputStream from = WebFiles.class.getResourceAsStream(known)) {
      return Optional.of(new WebFile(type, from.readAllBytes()));
    }
  }
}
