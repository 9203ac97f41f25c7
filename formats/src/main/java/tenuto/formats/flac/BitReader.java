package tenuto.formats.flac;

import java.io.EOFException;
import java.io.IOException;
import tenuto.formats.decoding.ByteSource;

/**
 * Reads the bits of a file, the highest of each byte first, and computes the CRC-16 of the bytes.
 */
final class BitReader {
  private static final int BUFFER = 1 << 14;

  private final ByteSource file;
  private final byte[] buffer = new byte[BUFFER];

  /**
   * The index of the buffer's next byte that is not in {@link #bits}, and the end of the buffer.
   */
  private int at;

  private int filled;

  /** Buffered bits, the next one highest, followed by zeros; and their number. */
  private long bits;

  private int count;

  /** The checksum of the bytes up to the buffer's {@link #summed}. */
  private int crc;

  private int summed;

  BitReader(ByteSource file) {
    this.file = file;
  }

  /** The position in the file of the next whole byte. */
  long position() {
    return file.position() - filled + at - count / 8;
  }

  /** Moves to a byte of the file. */
  void seek(long position) {
    file.seek(position);
    at = 0;
    filled = 0;
    bits = 0;
    count = 0;
    beginSum();
  }

  /** Starts the checksum with the next byte; the reader must be at a whole byte. */
  void beginSum() {
    crc = 0;
    summed = at - count / 8;
  }

  /** The checksum of all bytes since; the last one must be fully read. */
  int sum() {
    sumTo(at - count / 8);
    return crc;
  }

  private void sumTo(int end) {
    crc = Crc.crc16(crc, buffer, summed, end);
    summed = end;
  }

  /** Whether no byte is left. */
  boolean isAtEnd() throws IOException {
    return count == 0 && at == filled && !load();
  }

  /** Skips the rest of a partly read byte. */
  void toWholeByte() {
    bits <<= count & 7;
    count &= -8;
  }

  /** The next {@code n} bits as an unsigned number, 0 to 56 of them. */
  long unsigned(int n) throws IOException {
    if (n == 0) {
      return 0;
    }
    if (count < n) {
      fill(n);
    }
    long value = bits >>> 64 - n;
    bits <<= n;
    count -= n;
    return value;
  }

  /** The next {@code n} bits as a two's complement number, 0 to 56 of them. */
  long signed(int n) throws IOException {
    if (n == 0) {
      return 0;
    }
    if (count < n) {
      fill(n);
    }
    long value = bits >> 64 - n;
    bits <<= n;
    count -= n;
    return value;
  }

  /**
   * The number of zeros before the next one bit; reads that bit, too.
   *
   * @param most the largest valid number
   * @return more than {@code most} if there are more
   */
  int zeros(int most) throws IOException {
    int zeros = 0;
    while (bits == 0) {
      zeros += count;
      count = 0;
      if (zeros > most) {
        return zeros;
      }
      fill(1);
    }
    int more = Long.numberOfLeadingZeros(bits);
    bits = bits << more << 1;
    count -= more + 1;
    return zeros + more;
  }

  /** Buffers at least {@code n} bits, and more if available. */
  private void fill(int n) throws IOException {
    while (count <= 56) {
      if (at == filled && !load()) {
        if (count < n) {
          throw new EOFException();
        }
        return;
      }
      bits |= (buffer[at++] & 0xFFL) << 56 - count;
      count += 8;
    }
  }

  /**
   * Reads more bytes, keeping those whose bits are buffered, as they are not in the checksum yet.
   */
  private boolean load() throws IOException {
    int keep = (count + 7) / 8;
    sumTo(Math.max(summed, at - keep));
    int from = at - keep;
    System.arraycopy(buffer, from, buffer, 0, keep);
    summed -= from;
    at = keep;
    int n = file.read(buffer, keep, BUFFER - keep);
    filled = keep + Math.max(n, 0);
    return n > 0;
  }
}
