package tenuto.formats.cache;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import tenuto.engine.base.Identity;
import tenuto.formats.file.PlainFile;

/**
 * A file of the cache with measured numbers: the two halves of the key, the numbers as 64-bit
 * floats, and a CRC32C of all that in 4 bytes, all little endian.
 *
 * <p>The numbers are copied all at once: a loop over the 94,000 of a reverb's state would be
 * compiled for the few times that it runs.
 */
final class CachedNumbers {
  private static final int KEY = 2 * Long.BYTES;

  /**
   * The largest file in bytes. The values of the parts of a sound that lasts a month take less than
   * half of it.
   */
  private static final int MOST = 1 << 28;

  private CachedNumbers() {}

  /** The size in bytes of a file with these numbers. */
  static int bytes(double[] numbers) {
    return KEY + Double.BYTES * numbers.length + Integer.BYTES;
  }

  static void write(Path file, Identity key, double[] numbers) throws IOException {
    ByteBuffer bytes = littleEndian(bytes(numbers));
    bytes.putLong(key.high()).putLong(key.low());
    bytes.asDoubleBuffer().put(numbers);
    int end = bytes.capacity() - Integer.BYTES;
    bytes.putInt(end, sum(bytes.array(), end));
    try (FileChannel channel = PlainFile.create(file)) {
      bytes.rewind();
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    }
  }

  /**
   * Reads the numbers.
   *
   * @throws CacheEntry.DamagedException if the file is another entry's, or damaged
   */
  static double[] read(Path file, Identity key) throws IOException {
    byte[] all = all(file);
    int count = (all.length - KEY - Integer.BYTES) / Double.BYTES;
    if (count < 0 || all.length != KEY + Double.BYTES * count + Integer.BYTES) {
      throw new CacheEntry.DamagedException("it has %d bytes".formatted(all.length));
    }
    ByteBuffer bytes = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN);
    int end = all.length - Integer.BYTES;
    if (bytes.getInt(end) != sum(all, end)) {
      throw new CacheEntry.DamagedException("its checksum is wrong");
    }
    if (bytes.getLong() != key.high() || bytes.getLong() != key.low()) {
      throw new CacheEntry.DamagedException("it is another's");
    }
    double[] numbers = new double[count];
    bytes.asDoubleBuffer().get(numbers);
    return numbers;
  }

  private static byte[] all(Path file) throws IOException {
    try {
      return PlainFile.read(file, MOST);
    } catch (PlainFile.NotOneException e) {
      throw new CacheEntry.DamagedException(e.getMessage());
    }
  }

  private static ByteBuffer littleEndian(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static int sum(byte[] bytes, int n) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, n);
    return (int) sum.getValue();
  }
}
