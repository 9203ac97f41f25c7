package tenuto.scripting.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The history file of the prompt. */
final class HistoryFile {
  private HistoryFile() {}

  /** The file in the user's folder for such data, or null if that cannot be created. */
  static Path file() {
    String state = System.getenv("XDG_STATE_HOME");
    Path folder =
        state != null && Path.of(state).isAbsolute()
            ? Path.of(state)
            : Path.of(System.getProperty("user.home"), ".local", "state");
    try {
      return Files.createDirectories(folder.resolve("tenuto")).resolve("history");
    } catch (IOException e) {
      return null;
    }
  }
}
