package tenuto.formats.file;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;

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

  /**
   * Makes a file and opens it.
   *
   * @param first the attributes that it is made with
   */
  default RandomAccessFile make(Path path, FileAttribute<?>... first) throws IOException {
    try {
      Files.createFile(path, first);
      return open(path);
    } catch (FileAlreadyExistsException notOurs) {
      throw notOurs;
    } catch (NoSuchFileException failed) { // The system's message does not name the file.
      throw new IOException("no file can be made in " + path.getParent(), failed);
    } catch (IOException failed) {
      Files.deleteIfExists(path); // The file may have been created, and only closing it failed.
      throw failed;
    }
  }

  /** Whether open files can be renamed and deleted, as everywhere but on Windows. */
  default boolean movesOpenFiles() {
    return !System.getProperty("os.name").startsWith("Windows");
  }

  /** Flushes the file's data to the disk. */
  default void sync(RandomAccessFile file) throws IOException {
    file.getFD().sync();
  }

  /** Renames a file atomically, replacing one of the new name. */
  default void rename(Path path, Path name) throws IOException {
    try {
      Files.move(path, name, StandardCopyOption.ATOMIC_MOVE);
    } catch (AccessDeniedException e) {
      if (movesOpenFiles() || !Files.isWritable(name)) {
        throw e;
      }
      String why = "something has it open, here or in another program: close it first";
      throw new FileSystemException(path.toString(), name.toString(), why);
    }
  }
}
