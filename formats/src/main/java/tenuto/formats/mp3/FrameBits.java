package tenuto.formats.mp3;

/** Reads the bits of a frame after its header, the highest of each byte first. */
final class FrameBits {
  /** A frame that breaks a rule. */
  static final class BrokenFrame extends Exception {
    private static final long serialVersionUID = 1;

    BrokenFrame(String rule) {
      super(rule);
    }
  }

  private static final int POLYNOMIAL = 0x8005;

  private final byte[] frame;
  private int at;
  private int sum = 0xFFFF;

  /**
   * @param from the first byte to read
   */
  FrameBits(byte[] frame, int from) {
    this.frame = frame;
    at = 8 * from;
  }

  /** Reads {@code n} bits, 16 at most, as a number. */
  int take(int n) throws BrokenFrame {
    if (at + n > 8 * frame.length) {
      throw new BrokenFrame("it has %d bytes, and needs more".formatted(frame.length));
    }
    int value = 0;
    for (int i = 0; i < n; i++, at++) {
      value = value << 1 | frame[at >> 3] >> 7 - (at & 7) & 1;
    }
    return value;
  }

  /** Reads bits that the frame's checksum covers. */
  int summed(int n) throws BrokenFrame {
    int value = take(n);
    sum(value, n);
    return value;
  }

  /** Adds bits to the checksum (ISO 11172-3, 2.4.3.1). */
  void sum(int value, int n) {
    for (int i = n - 1; i >= 0; i--) {
      int carry = sum >> 15 ^ value >> i & 1;
      sum = (sum << 1 ^ carry * POLYNOMIAL) & 0xFFFF;
    }
  }

  /** The checksum so far. */
  int sum() {
    return sum;
  }
}
