package tenuto.formats.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tenuto.engine.base.Bytes;

/**
 * The most disk that a cache may use.
 *
 * @param most in bytes
 * @param isShare whether it is also at most a tenth of what the disk would have free without the
 *     cache
 */
public record CacheLimit(long most, boolean isShare) {
  /** The limit unless another is given. */
  public static final CacheLimit USUAL = new CacheLimit(8L << 30, true);

  private static final int PARTS = 10;

  /** Exactly this many bytes. */
  public static CacheLimit of(long bytes) {
    return new CacheLimit(bytes, false);
  }

  /**
   * The limit at this moment, in bytes.
   *
   * @param folder of the cache
   * @param held the bytes that the cache uses
   */
  public long now(Path folder, long held) throws IOException {
    if (!isShare) {
      return most;
    }
    long free = Files.getFileStore(folder).getUsableSpace();
    return Math.min(most, (free + held) / PARTS);
  }

  /** A limit of so many bytes in words, with where it comes from. */
  String text(long bytes) {
    String size = Bytes.text(bytes);
    return isShare && bytes < most ? size + ", a tenth of the free disk" : size;
  }
}
