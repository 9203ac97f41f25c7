package tenuto.formats.file;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file that is about to be replaced under its name. The system frees its space when its last
 * handle is closed, which takes long for large files; holding a handle moves that to the
 * background.
 */
final class ReplacedFile implements AutoCloseable {
  /** The largest size, in bytes, that the system frees within a millisecond or two. */
  private static final long SMALL = 1 << 24;

  /** Null if there is no such file, or it is small. */
  private final RandomAccessFile file;

  private ReplacedFile(RandomAccessFile file) {
    this.file = file;
  }

  /** The file that has the name of {@code target} now. */
  static ReplacedFile by(Path target, FileCalls calls) {
    try {
      boolean large =
          calls.movesOpenFiles() && Files.isRegularFile(target) && Files.size(target) > SMALL;
      return new ReplacedFile(large ? new RandomAccessFile(target.toFile(), "r") : null);
    } catch (IOException e) {
      // It may not be readable: then its space is freed by the renaming.
      return new ReplacedFile(null);
    }
  }

  @Override
  public void close() {
    if (file != null) {
      BackgroundWork.run(this::free);
    }
  }

  private void free() {
    try {
      file.close();
    } catch (IOException e) {
      // Nothing is lost, as nothing was written through it.
    }
  }
}
