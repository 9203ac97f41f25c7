package tenuto.formats.flac;

/**
 * Writes the frames of a FLAC file, all except the last with {@value #BLOCK} samples per channel.
 */
final class FrameWriter {
  static final int BLOCK = 4096;

  private static final int BLOCK_CODE = 12;
  private static final int BYTE_FOLLOWS = 6;
  private static final int TWO_BYTES_FOLLOW = 7;

  /** The sample rates that have codes, from code 1 on. */
  private static final int[] RATES = {
    88_200, 176_400, 192_000, 8_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000
  };

  private final StreamInfo info;
  private final SubframeWriter subframes = new SubframeWriter(BLOCK);
  private final BitWriter out = new BitWriter();
  private final int[] middle = new int[BLOCK];
  private final int[] side = new int[BLOCK];

  FrameWriter(StreamInfo info) {
    this.info = info;
  }

  /** The buffer with the last frame. */
  byte[] bytes() {
    return out.bytes();
  }

  /**
   * Encodes a frame.
   *
   * @param n samples of each channel
   * @return its size in bytes
   */
  int write(long number, int[][] channels, int n) {
    out.clear();
    int bits = info.bits();
    int pairing = channels.length == 2 ? pair(channels[0], channels[1], n) : channels.length - 1;
    head(number, pairing, n);
    switch (pairing) {
      case FrameHead.LEFT_SIDE -> {
        subframes.write(out, channels[0], n, bits);
        subframes.write(out, side, n, bits + 1);
      }
      case FrameHead.SIDE_RIGHT -> {
        subframes.write(out, side, n, bits + 1);
        subframes.write(out, channels[1], n, bits);
      }
      case FrameHead.MID_SIDE -> {
        subframes.write(out, middle, n, bits);
        subframes.write(out, side, n, bits + 1);
      }
      default -> {
        for (int[] channel : channels) {
          subframes.write(out, channel, n, bits);
        }
      }
    }
    out.toWholeByte();
    out.write(Crc.crc16(0, out.bytes(), 0, out.size()), 16);
    return out.size();
  }

  private void head(long number, int pairing, int n) {
    out.write(0xFFF8, 16);
    int blockCode = n == BLOCK ? BLOCK_CODE : n <= 256 ? BYTE_FOLLOWS : TWO_BYTES_FOLLOW;
    out.write(blockCode, 4);
    int rateCode = 0;
    for (int i = 0; i < RATES.length; i++) {
      rateCode = RATES[i] == info.rate() ? i + 1 : rateCode;
    }
    out.write(rateCode, 4);
    out.write(pairing, 4);
    out.write(info.bits() == 16 ? 4 : 6, 3);
    out.write(0, 1);
    number(number);
    if (blockCode == BYTE_FOLLOWS) {
      out.write(n - 1, 8);
    } else if (blockCode == TWO_BYTES_FOLLOW) {
      out.write(n - 1, 16);
    }
    int crc = 0;
    for (int i = 0; i < out.size(); i++) {
      crc = Crc.crc8(crc, out.bytes()[i]);
    }
    out.write(crc, 8);
  }

  /**
   * Writes a number of up to 36 bits, coded as in UTF-8: the leading ones of the first byte give
   * the number of bytes.
   */
  private void number(long number) {
    if (number < 0x80) {
      out.write(number, 8);
      return;
    }
    int more = 1;
    while (number >> 6 * more >= 1 << 6 - more) {
      more++;
    }
    out.write(0xFF00 >> more + 1 & 0xFF | number >> 6 * more, 8);
    for (int i = more - 1; i >= 0; i--) {
      out.write(0x80 | number >> 6 * i & 0x3F, 8);
    }
  }

  /** The best stereo coding of two channels: the one whose second differences are smallest. */
  private int pair(int[] left, int[] right, int n) {
    for (int i = 0; i < n; i++) {
      middle[i] = left[i] + right[i] >> 1;
      side[i] = left[i] - right[i];
    }
    long ofLeft = roughness(left, n);
    long ofRight = roughness(right, n);
    long ofMiddle = roughness(middle, n);
    long ofSide = roughness(side, n);
    long least = ofLeft + ofRight;
    int pairing = 1;
    if (ofLeft + ofSide < least) {
      least = ofLeft + ofSide;
      pairing = FrameHead.LEFT_SIDE;
    }
    if (ofSide + ofRight < least) {
      least = ofSide + ofRight;
      pairing = FrameHead.SIDE_RIGHT;
    }
    return ofMiddle + ofSide < least ? FrameHead.MID_SIDE : pairing;
  }

  private static long roughness(int[] x, int n) {
    long sum = 0;
    for (int i = 2; i < n; i++) {
      sum += Math.abs(x[i] - 2L * x[i - 1] + x[i - 2]);
    }
    return sum;
  }
}
