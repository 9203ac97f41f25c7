package tenuto.tools.batch;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HexFormat;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/**
 * Identifies the content of a file, to detect that it was changed or replaced.
 *
 * @param bytes the file's length
 * @param modified the time of its last change in nanoseconds, as precise as the file system has it
 * @param hash of its content: two 32-bit checksums in hexadecimal. Of a file above 2 MiB only the
 *     first and the last MiB are read, so a change in the middle is detected by the time alone
 */
record FileFingerprint(long bytes, long modified, String hash) {
  private static final int PART = 1 << 20;

  static FileFingerprint of(Path file) throws IOException {
    BasicFileAttributes about = Files.readAttributes(file, BasicFileAttributes.class);
    return new FileFingerprint(
        about.size(),
        about.lastModifiedTime().to(java.util.concurrent.TimeUnit.NANOSECONDS),
        hash(file));
  }

  private static String hash(Path file) throws IOException {
    CRC32 one = new CRC32();
    CRC32C other = new CRC32C();
    byte[] piece = new byte[1 << 16];
    try (RandomAccessFile from = new RandomAccessFile(file.toFile(), "r")) {
      long length = from.length();
      for (long at = 0; at < length; ) {
        if (at == PART && length > 2L * PART) {
          at = length - PART;
          from.seek(at);
        }
        int n = from.read(piece, 0, (int) Math.min(piece.length, length - at));
        if (n < 0) {
          break; // The file was cut short meanwhile; its hash will not match.
        }
        one.update(piece, 0, n);
        other.update(piece, 0, n);
        at += n;
      }
    }
    return HexFormat.of().toHexDigits(one.getValue() << Integer.SIZE | other.getValue());
  }
}
