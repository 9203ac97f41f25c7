package tenuto.formats.file;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Reads and writes the program's own files in folders that others can write to. A link, a pipe or a
 * file that is too large in place of such a file is rejected before it is read.
 */
public final class PlainFile {
  private PlainFile() {}

  private static final FileAttribute<Set<PosixFilePermission>> NOT_EVERYBODYS =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-rw-r--"));

  /** The path does not lead to a regular file of ours. */
  public static final class NotOneException extends IOException {
    private static final long serialVersionUID = 1L;

    NotOneException(String what) {
      super(what);
    }
  }

  /**
   * Opens a file for reading.
   *
   * @throws NotOneException if it is a link, a pipe, a device or a folder
   * @throws java.nio.file.NoSuchFileException if it does not exist
   */
  public static FileChannel open(Path file) throws IOException {
    require(file);
    return FileChannel.open(file, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);
  }

  /** Creates a file for writing that is not writable for everybody, whatever the umask is. */
  public static FileChannel create(Path file) throws IOException {
    Set<StandardOpenOption> how = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    return file.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? FileChannel.open(file, how, NOT_EVERYBODYS)
        : FileChannel.open(file, how);
  }

  /** Rejects an existing link, pipe, device or folder. */
  public static void require(Path file) throws IOException {
    BasicFileAttributes about =
        Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    if (!about.isRegularFile()) {
      throw new NotOneException(
          "it is %s, not a file".formatted(about.isSymbolicLink() ? "a link" : what(about)));
    }
  }

  private static String what(BasicFileAttributes about) {
    return about.isDirectory() ? "a folder" : "a pipe or a device";
  }

  /**
   * Reads a whole file.
   *
   * @param most its largest size in bytes
   * @throws NotOneException if it is not a regular file, or is larger
   * @throws java.nio.file.NoSuchFileException if it does not exist
   */
  public static byte[] read(Path file, int most) throws IOException {
    try (FileChannel channel = open(file)) {
      if (channel.size() > most) {
        throw new NotOneException("it has %d bytes, more than %d".formatted(channel.size(), most));
      }
      byte[] all = Channels.newInputStream(channel).readNBytes(most + 1);
      if (all.length > most) { // It has grown meanwhile.
        throw new NotOneException("it has more than %d bytes".formatted(most));
      }
      return all;
    }
  }
}
