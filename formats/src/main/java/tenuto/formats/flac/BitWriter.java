package tenuto.formats.flac;

import java.util.Arrays;

/** Packs bits into bytes, the highest of each byte first. */
final class BitWriter {
  private byte[] bytes = new byte[1 << 14];
  private int size;

  /** Bits that do not fill a byte yet, the last ones lowest, and their number. */
  private long bits;

  private int count;

  /** Starts anew. */
  void clear() {
    size = 0;
    bits = 0;
    count = 0;
  }

  /** The buffer, of which the first {@link #size()} bytes are written. */
  byte[] bytes() {
    return bytes;
  }

  /** The number of whole bytes so far. */
  int size() {
    return size;
  }

  /** Appends the {@code n} lowest bits of {@code value}, 0 to 48 of them. */
  void write(long value, int n) {
    bits = bits << n | value & (1L << n) - 1;
    count += n;
    if (size + 8 > bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    while (count >= 8) {
      count -= 8;
      bytes[size++] = (byte) (bits >> count);
    }
  }

  /** Appends {@code n} zeros and a one. */
  void writeZeros(long n) {
    for (long left = n; left > 0; left -= 32) {
      write(0, (int) Math.min(left, 32));
    }
    write(1, 1);
  }

  /** Pads the last byte with zeros. */
  void toWholeByte() {
    write(0, -count & 7);
  }
}
