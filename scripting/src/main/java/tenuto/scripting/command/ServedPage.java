package tenuto.scripting.command;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tenuto.scripting.page.Page;

/**
 * The page of a prompt, if it was asked for.
 *
 * @param folder of its own, which goes with it; empty if it is kept
 */
record ServedPage(Optional<Page> page, Optional<Path> folder) implements AutoCloseable {
  @Override
  public void close() {
    page.ifPresent(Page::close);
    try {
      if (folder.isPresent()) {
        delete(folder.get());
      }
    } catch (IOException e) {
      // It is in a folder for what may be left.
    }
  }

  private static void delete(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      try (DirectoryStream<Path> inside = Files.newDirectoryStream(path)) {
        for (Path each : inside) {
          delete(each);
        }
      }
    }
    Files.deleteIfExists(path);
  }
}
