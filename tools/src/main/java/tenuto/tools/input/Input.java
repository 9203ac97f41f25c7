package tenuto.tools.input;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A file that a command is given.
 *
 * @param path where it is
 * @param folder where its output, if there is one, is beneath the batch's folder; empty for right
 *     in it
 * @param label how the user called it
 * @param unlisted why it is a folder of which nothing is known; null for a file
 */
public record Input(Path path, Path folder, String label, IOException unlisted) {
  public Input(Path path, Path folder, String label) {
    this(path, folder, label, null);
  }

  /**
   * Fails if it is no file, but a folder that could not be looked into.
   *
   * @throws IOException saying why not
   */
  public void requireListed() throws IOException {
    if (unlisted != null) {
      throw new IOException(
          "cannot read the folder %s: %s".formatted(path, ErrorText.reason(unlisted)), unlisted);
    }
  }

  /** Its name, for a picture of it. */
  public String title() {
    return label.equals(Streams.STANDARD) ? "standard input" : path.getFileName().toString();
  }

  /** Its path below the folder of all, as that of its output; its name, if no tree is kept. */
  public String place() {
    return folder.resolve(path.getFileName()).toString();
  }

  /** Its name without what stands after the last dot. */
  public String stem() {
    String name = path.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  /** What stands after the last dot of its name, in small letters, or nothing. */
  public String extension() {
    return extension(path);
  }

  public static String extension(Path path) {
    String name = path.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(dot + 1).toLowerCase(java.util.Locale.ROOT) : "";
  }
}
