package tenuto.scripting.command;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tenuto.scripting.page.Page;

/**
 * The page of a prompt, if requested.
 *
 * @param folder its temporary folder, deleted with it; empty if its data is kept
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
      // The folder is among temporary ones, where it may be left.
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
