package tenuto.formats.vorbis;

/**
 * Reads the bits of a packet, the lowest of each byte first. After the packet's end all bits are
 * zero, which is not an error in audio packets: an encoder may truncate them (Vorbis I, 2.1.6).
 */
final class PacketBits {
  private final byte[] bytes;
  private int at;
  private long bits;
  private int count;
  private boolean ended;

  /**
   * @param from the first byte
   */
  PacketBits(byte[] bytes, int from) {
    this.bytes = bytes;
    at = from;
  }

  /** Whether more bits were read than the packet has. */
  boolean isEnded() {
    return ended;
  }

  /** Reads {@code n} bits, 0 to 32, as an unsigned number. */
  long read(int n) {
    long value = peek(n) & (1L << n) - 1;
    skip(n);
    return value;
  }

  /** The next bits without consuming them, at least {@code n}, lowest first. */
  long peek(int n) {
    while (count < n && at < bytes.length) {
      bits |= (bytes[at++] & 0xFFL) << count;
      count += 8;
    }
    return bits;
  }

  void skip(int n) {
    if (n > count) {
      ended = true;
      bits = 0;
      count = 0;
    } else {
      bits >>>= n;
      count -= n;
    }
  }

  int readInt(int n) {
    return (int) read(n);
  }

  boolean readFlag() {
    return read(1) != 0;
  }

  /** The number of bits that a number from 0 to {@code x} needs: the specification's ilog. */
  static int width(int x) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(x);
  }
}
