package tenuto.engine.disk;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.security.SecureRandom;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.IoReason;

/**
 * The first bytes of a shared swap file, by which its version is known, and the random number at
 * its end, by which it is known to be whole.
 */
final class CommonSwapEnds {
  /** "TENUTOP2" as a number. */
  private static final long MAGIC = 0x32504F54554E4554L;

  /** Where chunks begin. */
  static final long FIRST_CHUNK = 1L << 30;

  private static final long MARK =
      FIRST_CHUNK + ChunkOwners.CHUNKS * Chunk.BYTES + (1 << 12) - Long.BYTES;
  private static final long LENGTH = MARK + Long.BYTES;
  private static final int HEAD = 16;

  private final Path path;
  private final Path real;
  private final RandomAccessFile file;

  /**
   * @param path as the user knows it
   * @param real where the file is
   */
  CommonSwapEnds(Path path, Path real, RandomAccessFile file) {
    this.path = path;
    this.real = real;
    this.file = file;
  }

  /** Makes the file what it has to be, through its handle, as a full disk can refuse that. */
  void begin() throws IOException {
    ByteBuffer head = ByteBuffer.allocate(HEAD).order(ByteOrder.nativeOrder());
    if (file.length() > 0) {
      file.readFully(head.array(), 0, (int) Math.min(HEAD, file.length()));
    }
    long is = head.getLong(0);
    long bytes = head.getLong(8);
    if ((is != 0 && is != MAGIC) || (bytes != 0 && bytes != Chunk.BYTES)) {
      throw new IOException(
          "%s is of another version of Tenuto%s".formatted(path, SwapOwnership.toldUsers(real)));
    }
    try {
      if (is == 0 || bytes == 0) {
        file.seek(0);
        file.write(head.putLong(MAGIC).putLong(Chunk.BYTES).array());
      }
      if (file.length() < LENGTH) {
        file.setLength(LENGTH);
      }
      if (mark() == 0) {
        file.seek(MARK);
        file.writeLong(new SecureRandom().nextLong() | 1);
      }
    } catch (IOException e) {
      throw new FileSystemException(path.toString(), null, IoReason.text(e));
    }
  }

  /** The number at the end, or 0 if there is none. */
  long mark() throws IOException {
    ByteBuffer number = ByteBuffer.allocate(Long.BYTES);
    return file.getChannel().read(number, MARK) == Long.BYTES ? number.getLong(0) : 0;
  }
}
