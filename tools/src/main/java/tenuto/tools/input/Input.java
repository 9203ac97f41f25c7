package tenuto.tools.input;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A file given to a command.
 *
 * @param path its path
 * @param folder the subfolder of the batch's folder for its output; empty for the folder itself
 * @param label the user's name for it
 * @param unlisted if it is a folder that could not be listed, the reason; null for a file
 */
public record Input(Path path, Path folder, String label, IOException unlisted) {
  public Input(Path path, Path folder, String label) {
    this(path, folder, label, null);
  }

  /**
   * Fails if it is a folder that could not be listed.
   *
   * @throws IOException with the reason
   */
  public void requireListed() throws IOException {
    if (unlisted != null) {
      throw new IOException(
          "cannot read the folder %s: %s".formatted(path, ErrorText.reason(unlisted)), unlisted);
    }
  }

  /** Its file name, as the title of a plot. */
  public String title() {
    return label.equals(Streams.STANDARD) ? "standard input" : path.getFileName().toString();
  }

  /**
   * Its path below the folder that was searched, which is also that of its output; only its name if
   * the folders are not kept.
   */
  public String place() {
    return folder.resolve(path.getFileName()).toString();
  }

  /** Its file name without the extension. */
  public String stem() {
    String name = path.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  /** Its extension in small letters, without the dot; empty if it has none. */
  public String extension() {
    return extension(path);
  }

  public static String extension(Path path) {
    String name = path.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(dot + 1).toLowerCase(java.util.Locale.ROOT) : "";
  }
}
