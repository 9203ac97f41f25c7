package tenuto.scripting.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import tenuto.formats.file.FileStamp;

/**
 * The attributes of a file that the system gives without reading it.
 *
 * @param bytes its length; 0 also if it does not exist
 * @param modified the modification time, which its owner can set
 * @param changed the time of the last change that the system records
 */
record FileState(Object key, long bytes, Instant modified, Instant changed) {
  /**
   * The largest file whose content is compared: a larger one that was touched counts as changed.
   */
  private static final long MOST_READ = 16L << 20;

  private static final FileState NONE = new FileState(null, 0, Instant.MIN, Instant.MIN);

  static FileState of(Path file) {
    try {
      BasicFileAttributes about = Files.readAttributes(file, BasicFileAttributes.class);
      if (!about.isRegularFile()) {
        return NONE;
      }
      Instant changed = FileStamp.ofTarget(file).changed().toInstant();
      return new FileState(
          about.fileKey(), about.size(), about.lastModifiedTime().toInstant(), changed);
    } catch (IOException gone) {
      return NONE;
    }
  }

  /** Whether it is empty, as in the moment between an editor's truncating and writing it. */
  boolean isEmpty() {
    return bytes == 0;
  }

  /**
   * Identifies its content; an empty text for an empty file.
   *
   * @throws IOException if it cannot be read
   */
  String content(Path file) throws IOException {
    if (isEmpty()) {
      return "";
    }
    if (bytes > MOST_READ) {
      return toString();
    }
    try {
      MessageDigest sum = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sum.digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
