package tenuto.scripting.warm;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The files that this process has open. */
final class Descriptors {
  /** More than this many above those of the start are a leak. */
  static final int MARGIN = 64;

  private Descriptors() {}

  static int count() throws IOException {
    int count = 0;
    try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc/self/fd"))) {
      for (Path _ : all) {
        count++;
      }
    }
    return count;
  }
}
