package tenuto.formats.file;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The system calls of a part file that can fail, behind an interface through which tests observe
 * them.
 */
interface FileCalls {
  /** The system itself. */
  FileCalls SYSTEM = new FileCalls() {};

  /** Opens an existing file. */
  default RandomAccessFile open(Path path) throws IOException {
    return new RandomAccessFile(path.toFile(), "rw");
  }

  /** Flushes the file's data to the disk. */
  default void sync(RandomAccessFile file) throws IOException {
    file.getFD().sync();
  }

  /** Renames a file atomically, replacing one of the new name. */
  default void rename(Path path, Path name) throws IOException {
    Files.move(path, name, StandardCopyOption.ATOMIC_MOVE);
  }
}
