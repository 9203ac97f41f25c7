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
 * What the system says of a file without reading it.
 *
 * @param bytes its length; 0 also of one that is not there
 * @param modified as its owner says, who can set it back
 * @param changed as the system says
 */
record FileState(Object key, long bytes, Instant modified, Instant changed) {
  /** Of larger files the content is not compared: one that was touched counts as another. */
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

  /** Whether there is nothing to read, as between the moments when an editor cuts and fills it. */
  boolean isEmpty() {
    return bytes == 0;
  }

  /**
   * What tells its content from another; of an empty file an empty text.
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
