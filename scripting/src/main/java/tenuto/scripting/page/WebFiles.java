package tenuto.scripting.page;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The files of the page itself, which are in the program's jar. */
final class WebFiles {
  private static final String SCRIPT = "text/javascript; charset=utf-8";

  /** The scripts, without their extension. */
  private static final List<String> SCRIPTS =
      List.of(
          "app",
          "bars",
          "draw",
          "ears",
          "editor",
          "field",
          "focus",
          "fold",
          "gestures",
          "heard",
          "keys",
          "lane",
          "levels",
          "loudness",
          "meter",
          "mix",
          "notes",
          "output",
          "overview",
          "peaks",
          "player",
          "reason",
          "roll",
          "ruler",
          "server",
          "shared",
          "spectrogram",
          "status",
          "stream",
          "text",
          "timeline",
          "view",
          "wave",
          "why");

  private static final Map<String, String> TYPES = types();

  private WebFiles() {}

  /** The names and MIME types of all files. */
  private static Map<String, String> types() {
    Map<String, String> types = new HashMap<>();
    types.put("index.html", "text/html; charset=utf-8");
    types.put("style.css", "text/css; charset=utf-8");
    types.put("icon.svg", "image/svg+xml");
    SCRIPTS.forEach(name -> types.put(name + ".js", SCRIPT));
    return Map.copyOf(types);
  }

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
