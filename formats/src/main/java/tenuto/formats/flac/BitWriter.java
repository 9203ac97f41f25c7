package tenuto.formats.flac;

import java.util.Arrays;

/** Bits on their way into bytes, the highest of each byte first. */
final class BitWriter {
  private byte[] bytes = new byte[1 << 14];
  private int size;

  /** Bits that make no whole byte yet, the last ones lowest, and how many. */
  private long bits;

  private int count;

  /** Begins anew. */
  void clear() {
    size = 0;
    bits = 0;
    count = 0;
  }

  /** The bytes, of which {@link #size()} count. */
  byte[] bytes() {
    return bytes;
  }

  /** Whole bytes so far. */
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

  /** Appends that many zeros and a one. */
  void writeZeros(long n) {
    for (long left = n; left > 0; left -= 32) {
      write(0, (int) Math.min(left, 32));
    }
    write(1, 1);
  }

  /** Fills the last byte up with zeros. */
  void toWholeByte() {
    write(0, -count & 7);
  }
}
