package tenuto.formats.file;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** What a part file asks of the system that can be refused, in one place for tests to watch. */
interface FileCalls {
  /** The system itself. */
  FileCalls SYSTEM = new FileCalls() {};

  /** Opens a file that is there. */
  default RandomAccessFile open(Path path) throws IOException {
    return new RandomAccessFile(path.toFile(), "rw");
  }

  /** Returns when all that was written to the file is on the disk. */
  default void sync(RandomAccessFile file) throws IOException {
    file.getFD().sync();
  }

  /** Gives a file another's name, in its place, at once. */
  default void rename(Path path, Path name) throws IOException {
    Files.move(path, name, StandardCopyOption.ATOMIC_MOVE);
  }
}
