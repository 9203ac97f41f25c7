package tenuto.files;

import java.nio.file.Path;

/**
 * A file that a command is given.
 *
 * @param path where it is
 * @param folder where its output, if there is one, lies beneath the batch's folder; empty for right
 *     in it
 * @param label how the user called it
 */
record Input(Path path, Path folder, String label) {
  /** Its name, for who looks at a picture of it. */
  String title() {
    return label.equals(Streams.STANDARD) ? "standard input" : path.getFileName().toString();
  }

  /** Its name without what stands behind the last dot. */
  String stem() {
    String name = path.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  /** What stands behind the last dot of its name, in small letters, or nothing. */
  String extension() {
    return extension(path);
  }

  static String extension(Path path) {
    String name = path.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(dot + 1).toLowerCase(java.util.Locale.ROOT) : "";
  }
}
