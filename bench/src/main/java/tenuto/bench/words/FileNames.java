package tenuto.bench.words;

import java.nio.file.Path;

/** Names of files that are not there yet: to replace one would cost its removal too. */
final class FileNames {
  private final Path folder;
  private int count;

  FileNames(Path folder) {
    this.folder = folder.toAbsolutePath();
  }

  Path next(String extension) {
    count++;
    return folder.resolve(
        "word-%d-%d.%s".formatted(ProcessHandle.current().pid(), count, extension));
  }
}
